public import Domain

/// The steps of adding a person: pick or type the details, then the store (A11).
///
/// Where the details come from is the picker's affair: `AddressBookPicker`, or a form that yields
/// its result.
public struct AddPersonSteps: InteractionSteps {
  private let picker: any Picking<PersonInfo>
  private let store: any PeopleStore
  private let confirming: any Confirming

  /// The steps of adding to `store` whom `picker` yields; `confirming` offers the retry.
  public init(
    from picker: any Picking<PersonInfo>, to store: any PeopleStore,
    asking confirming: any Confirming
  ) {
    self.picker = picker
    self.store = store
    self.confirming = confirming
  }

  /// Lets the person pick; after a failure, asks whether to try again with the same person.
  ///
  /// The identifier is made with the answer and kept for the retry, so that saving twice adds once.
  public func ask(_ attempt: InteractionAttempt<Person, StoreError>) async -> Person? {
    switch attempt {
    case .first:
      return await picker.pick().map { Person($0) }
    case .again(let person, let failure):
      let retry = Question.tryAgain(
        "\(person.name) could not be added.", because: failure.description)
      return await confirming.confirm(retry) ? person : nil
    }
  }

  /// Saves the person, and yields them.
  public func work(_ person: Person) async throws(StoreError) -> Person {
    try await store.save([person])
    return person
  }
}

/// Adding a person, from the tap on "+" to the outcome.
public typealias AddPersonInteraction = UserInteraction<AddPersonSteps>
