public import Domain

/// The steps of following a person: "Are you sure?", then the request (D6).
///
///     let follow = FollowInteraction(
///       FollowSteps(person, through: service, asking: AlertAsker(over: self)), delegate: self)
///     follow.start()
public struct FollowSteps: InteractionSteps {
  private let person: Person
  private let name: String
  private let service: any ProfileService
  private let confirming: any Confirming

  /// The steps of following `person` through `service`, with the questions put by `confirming`.
  ///
  /// - Parameter name: how the questions call the person, where a screen shows the name already.
  public init(
    _ person: Person, named name: String? = nil, through service: any ProfileService,
    asking confirming: any Confirming
  ) {
    self.person = person
    self.name = name ?? person.name
    self.service = service
    self.confirming = confirming
  }

  /// Asks whether to follow; after a failure, whether to try again, where that can help.
  public func ask(_ attempt: InteractionAttempt<Void, ServerError>) async -> Void? {
    switch attempt {
    case .first:
      return await confirming.confirm(Question("Follow \(name)?", confirm: "Follow"))
        ? () : nil
    case .again(_, let failure):
      guard failure.isTemporary else { return nil }
      let retry = Question.tryAgain(
        "\(name) could not be followed.", because: failure.description)
      return await confirming.confirm(retry) ? () : nil
    }
  }

  /// Sends the request; yields the profile as the server has it now.
  public func work(_ answer: Void) async throws(ServerError) -> Profile {
    try await service.follow(person.id)
  }
}

/// Following a person, from the tap to the outcome.
public typealias FollowInteraction = UserInteraction<FollowSteps>
