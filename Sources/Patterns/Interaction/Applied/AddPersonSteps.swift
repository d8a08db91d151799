public import Domain

/// The steps of adding a person: pick or type the details, then the store (A11).
///
/// Where the details come from is the picker's affair: `AddressBookPicker`, or a form that yields
/// its result.
public struct AddPersonSteps: InteractionSteps {
  private let picker: any Picking<PersonInfo>
  private let store: any PeopleStore
  private let confirming: any Confirming
  private let id: Person.ID
  private let questionAfter: @MainActor (Person, StoreError) -> Question

  /// The steps of adding to `store` whom `picker` yields; `confirming` offers the retry.
  ///
  /// - Parameters:
  ///   - id: whom the details are saved as: a new person, or one in the store whom they replace.
  ///   - questionAfter: whether to try again, where a screen has words of its own.
  public init(
    from picker: any Picking<PersonInfo>, to store: any PeopleStore,
    asking confirming: any Confirming, as id: Person.ID = Person.ID(),
    afterFailure questionAfter: (@MainActor (Person, StoreError) -> Question)? = nil
  ) {
    self.picker = picker
    self.store = store
    self.confirming = confirming
    self.id = id
    self.questionAfter =
      questionAfter
      ?? { .tryAgain("\($0.name) could not be added.", because: $1.description) }
  }

  /// Lets the person pick; after a failure, asks whether to try again with the same person.
  ///
  /// The identifier stands before the answer and is kept for the retry: saving twice adds once.
  public func ask(_ attempt: InteractionAttempt<Person, StoreError>) async -> Person? {
    switch attempt {
    case .first:
      return await picker.pick().map { Person(id: id, $0) }
    case .again(let person, let failure):
      return await confirming.confirm(questionAfter(person, failure)) ? person : nil
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
