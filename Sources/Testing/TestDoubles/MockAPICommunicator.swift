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
    /// A call to ``postPerson(_:)``.
    case postPerson(Person)
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

  /// Whether ``postPerson(_:)`` was called.
  public var postPersonGotCalled: Bool {
    messages.contains { if case .postPerson = $0 { true } else { false } }
  }

  /// Returns ``people``, or throws ``failure``.
  public func getPeople() async throws(ServerError) -> [Person] {
    messages.append(.getPeople)
    await gate?.pass()
    if let failure { throw failure }
    return people
  }

  /// Calls ``getPeople()``, and passes the people to `save` if there are any.
  public func refresh(save: @MainActor ([Person]) async throws -> Void) async throws {
    let people = try await getPeople()
    if !people.isEmpty { try await save(people) }
  }

  /// Records the call, and throws ``failure`` if it is set.
  public func postPerson(_ person: Person) async throws(ServerError) {
    messages.append(.postPerson(person))
    await gate?.pass()
    if let failure { throw failure }
  }
}
