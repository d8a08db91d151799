public import Domain

/// The steps of deleting a person: a question that shows its danger, then the store.
public struct DeletePersonSteps: InteractionSteps {
  private let person: Person
  private let store: any PeopleStore
  private let confirming: any Confirming
  private let question: Question
  private let questionAfter: @MainActor (StoreError) -> Question

  /// The steps of deleting `person` from `store`, with the questions put by `confirming`.
  ///
  /// - Parameters:
  ///   - question: whether to delete, where a screen has words of its own.
  ///   - questionAfter: whether to try again, likewise.
  public init(
    _ person: Person, from store: any PeopleStore, asking confirming: any Confirming,
    with question: Question? = nil,
    afterFailure questionAfter: (@MainActor (StoreError) -> Question)? = nil
  ) {
    self.person = person
    self.store = store
    self.confirming = confirming
    self.question =
      question
      ?? Question(
        "Delete \(person.name)?", message: "This cannot be undone.", confirm: "Delete",
        isDestructive: true)
    self.questionAfter =
      questionAfter
      ?? { .tryAgain("\(person.name) could not be deleted.", because: $0.description) }
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
    case .first: question
    case .again(_, let failure): questionAfter(failure)
    }
  }
}

/// Deleting a person, from the swipe to the outcome.
public typealias DeletePersonInteraction = UserInteraction<DeletePersonSteps>
