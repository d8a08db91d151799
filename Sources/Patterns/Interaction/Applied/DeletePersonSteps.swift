public import Domain

/// The steps of deleting a person: a question that shows its danger, then the store.
public struct DeletePersonSteps: InteractionSteps {
  private let person: Person
  private let store: any PeopleStore
  private let confirming: any Confirming

  /// The steps of deleting `person` from `store`, with the questions put by `confirming`.
  public init(
    _ person: Person, from store: any PeopleStore, asking confirming: any Confirming
  ) {
    self.person = person
    self.store = store
    self.confirming = confirming
  }

  /// Asks whether to delete; after a failure, whether to try again.
  public func ask(_ attempt: InteractionAttempt<Void, StoreError>) async -> Void? {
    await confirming.confirm(question(attempt)) ? () : nil
  }

  /// Deletes the person.
  public func work(_ answer: Void) async throws(StoreError) {
    try await store.delete([person.id])
  }

  private func question(_ attempt: InteractionAttempt<Void, StoreError>) -> Question {
    switch attempt {
    case .first:
      Question(
        "Delete \(person.name)?", message: "This cannot be undone.", confirm: "Delete",
        isDestructive: true)
    case .again(_, let failure):
      .tryAgain("\(person.name) could not be deleted.", because: failure.description)
    }
  }
}

/// Deleting a person, from the swipe to the outcome.
public typealias DeletePersonInteraction = UserInteraction<DeletePersonSteps>
