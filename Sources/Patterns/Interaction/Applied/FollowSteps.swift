public import Domain

/// The steps of following a person: a question, then the request.
///
///     let follow = FollowInteraction(
///       FollowSteps(person, through: service, asking: AlertAsker(over: self)), delegate: self)
///     follow.start()
public struct FollowSteps: InteractionSteps {
  private let person: Person
  private let name: String
  private let service: any ProfileService
  private let confirming: any Confirming

  /// Creates the steps of following `person` through `service`. `confirming` asks the questions.
  ///
  /// The questions contain `name`, which is the person's name as the screen shows it.
  public init(
    _ person: Person, named name: String? = nil, through service: any ProfileService,
    asking confirming: any Confirming
  ) {
    self.person = person
    self.name = name ?? person.name
    self.service = service
    self.confirming = confirming
  }

  /// Asks before the request. After a temporary failure, offers a retry.
  public func ask(_ attempt: InteractionAttempt<Void, ServerError>) async -> Void? {
    let question: Question
    switch attempt {
    case .first: question = Question("Follow \(name)?", confirm: "Follow")
    case .again(_, let failure):
      guard failure.isTemporary else { return nil }
      question = .tryAgain("\(name) could not be followed.", because: failure.description)
    }
    return await confirming.confirm(question) ? () : nil
  }

  /// Sends the request and returns the profile from the server's reply.
  public func work(_ answer: Void) async throws(ServerError) -> Profile {
    try await service.follow(person.id)
  }
}

/// The interaction of following a person.
public typealias FollowInteraction = UserInteraction<FollowSteps>

extension ServerError {
  /// Whether the same request may succeed later.
  public var isTemporary: Bool {
    switch self {
    case .unreachable, .unavailable: true
    case .unauthorized, .refused, .cursorExpired, .replaced, .invalidResponse: false
    }
  }
}

/// **A trap.** A follow interaction with a completion that carries no result.
///
/// If the user declines, the completion is never called, so a button that the tap disabled stays
/// disabled. A failed request is reported like a successful one. `FollowInteraction` has neither
/// bug.
@MainActor
public final class SilentFollowInteraction {
  private let person: Person
  private let service: any ProfileService
  private let confirming: any Confirming
  private let completed: @MainActor () -> Void

  /// Creates an interaction that calls `completed` after the request.
  public init(
    _ person: Person, through service: any ProfileService, asking confirming: any Confirming,
    completed: @escaping @MainActor () -> Void
  ) {
    self.person = person
    self.service = service
    self.confirming = confirming
    self.completed = completed
  }

  /// Asks the question. If the user confirms, sends the request and ignores its error.
  public func follow() async {
    let question = Question("Follow \(person.name)?", confirm: "Follow")
    if await confirming.confirm(question) {
      _ = try? await service.follow(person.id)
      completed()
    }
  }
}

extension Person {
  /// The name in the default questions: the given name, then the family name.
  ///
  /// Patterns do not import each other, so this property cannot use the presenter's name format. A
  /// screen passes the name that its labels show.
  var name: String {
    [info.firstName, info.lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
