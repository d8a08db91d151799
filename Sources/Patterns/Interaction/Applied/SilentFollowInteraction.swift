public import Domain

/// **A trap.** The document's own follow interaction (D6), kept so that its fault can be shown.
///
/// Declined, it says nothing: the button that was disabled at the tap stays disabled. A request
/// that fails reports as one that went well, since the completion carries nothing.
/// `FollowInteraction` cures both.
@MainActor
public final class SilentFollowInteraction {
  private let person: Person
  private let service: any ProfileService
  private let confirming: any Confirming
  private let completed: @MainActor () -> Void

  /// The document's initialiser, with its delegate as a closure.
  public init(
    _ person: Person, through service: any ProfileService, asking confirming: any Confirming,
    completed: @escaping @MainActor () -> Void
  ) {
    self.person = person
    self.service = service
    self.confirming = confirming
    self.completed = completed
  }

  /// Asks and follows, as `follow` does in the document; returns when there is nothing left to do.
  public func follow() async {
    let question = Question("Follow \(person.name)?", confirm: "Follow")
    if await confirming.confirm(question) {
      _ = try? await service.follow(person.id)
      completed()
    }
  }
}
