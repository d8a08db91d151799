import Domain

/// A web API that returns what a test sets and records its calls.
///
///     let communicator = MockAPICommunicator(people: [.ada])
///     communicator.failure = .unreachable(reason: "no network")
@MainActor
public final class MockAPICommunicator: APICommunicator {
  /// A recorded call to the web API.
  public enum Message: Equatable {
    /// A call to ``getPeople()``.
    case getPeople
    /// A call to ``post(_:)``.
    case post([Person])
  }

  /// The calls to the web API so far, in order.
  public private(set) var messages: [Message] = []
  /// The people that ``getPeople()`` returns.
  public var people: [Person]
  /// The error that every call throws; nil for none.
  public var failure: ServerError?
  /// The gate at which every call waits; nil to return at once.
  public var gate: Gate?

  /// Creates a web API with `people`.
  public init(people: [Person] = []) {
    self.people = people
  }

  /// The people of all calls to ``post(_:)``, in order.
  public var posted: [Person] {
    messages.flatMap { if case .post(let people) = $0 { people } else { [Person]() } }
  }

  /// Returns ``people``, or throws ``failure``.
  public func getPeople() async throws(ServerError) -> [Person] {
    try await receive(.getPeople)
    return people
  }

  /// Records the call, and throws ``failure`` if it is set.
  public func post(_ people: [Person]) async throws(ServerError) {
    try await receive(.post(people))
  }

  private func receive(_ message: Message) async throws(ServerError) {
    messages.append(message)
    await gate?.pass()
    if let failure { throw failure }
  }
}
