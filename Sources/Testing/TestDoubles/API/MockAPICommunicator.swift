import Domain

/// A web API that answers what a test sets, and writes down what it was asked (row A7).
///
///     let communicator = MockAPICommunicator(people: [.ada])
///     communicator.failure = .unreachable(reason: "no network")
@MainActor
public final class MockAPICommunicator: APICommunicator {
  /// Something that was asked.
  public enum Message: Equatable {
    /// Everybody was asked for.
    case getPeople
    /// A person was sent.
    case postPerson(Person)
  }

  /// What was asked so far, in order.
  public private(set) var messages: [Message] = []
  /// Whom the server knows.
  public var people: [Person]
  /// What every call throws, while it is set.
  public var failure: ServerError?
  /// Where every call waits before it answers; nil answers at once.
  public var gate: Gate?

  /// A server that knows `people`.
  public init(people: [Person] = []) {
    self.people = people
  }

  /// The document's name for it: whether anybody was sent (row A7).
  public var postPersonGotCalled: Bool {
    messages.contains { if case .postPerson = $0 { true } else { false } }
  }

  /// Answers with ``people``, or throws ``failure``.
  public func getPeople() async throws(ServerError) -> [Person] {
    messages.append(.getPeople)
    await gate?.pass()
    if let failure { throw failure }
    return people
  }

  /// Writes the person down, or throws ``failure``.
  public func postPerson(_ person: Person) async throws(ServerError) {
    messages.append(.postPerson(person))
    await gate?.pass()
    if let failure { throw failure }
  }
}
