public import Domain

/// The steps of adding or replacing a person: pick the details, then save.
///
/// The details come from any picker, such as `AddressBookPicker` or a form.
public struct AddPersonSteps: InteractionSteps {
  private let picker: any Picking<PersonInfo>
  private let store: any PeopleStore
  private let confirming: any Confirming
  private let id: Person.ID

  /// Creates steps that save the result of `picker` in `store`. `confirming` offers a retry.
  ///
  /// `id` is the identifier of a new person, or of an existing person to replace.
  public init(
    from picker: any Picking<PersonInfo>, to store: any PeopleStore,
    asking confirming: any Confirming, as id: Person.ID = Person.ID()
  ) {
    self.picker = picker
    self.store = store
    self.confirming = confirming
    self.id = id
  }

  /// Shows the picker. After a failure, offers to save the same person again.
  ///
  /// All attempts use the same identifier, so they add only one person.
  public func ask(_ attempt: InteractionAttempt<Person, StoreError>) async -> Person? {
    switch attempt {
    case .first:
      return await picker.pick().map { Person(id: id, $0) }
    case .again(let person, let failure):
      let retry = Question.tryAgain(
        "\(person.name) could not be added.", because: failure.description)
      return await confirming.confirm(retry) ? person : nil
    }
  }

  /// Saves and returns the person.
  public func work(_ person: Person) async throws(StoreError) -> Person {
    try await store.save([person])
    return person
  }
}

/// The interaction of adding a person.
public typealias AddPersonInteraction = UserInteraction<AddPersonSteps>

/// The steps of deleting a person: a question with a destructive button, then the deletion.
public typealias DeletePersonSteps = ConfirmedSteps<Void, StoreError>

extension ConfirmedSteps where Value == Void, Failure == StoreError {
  /// Creates the steps of deleting `person` from `store`. `confirming` asks the questions.
  ///
  /// `question` is the screen's own question before the deletion. `questionAfter` returns the
  /// screen's own question that offers a retry.
  public init(
    _ person: Person, from store: any PeopleStore, asking confirming: any Confirming,
    with question: Question? = nil,
    afterFailure questionAfter: (@MainActor (StoreError) -> Question)? = nil
  ) {
    self.init(
      question
        ?? Question(
          "Delete \(person.name)?", message: "This cannot be undone.", confirm: "Delete",
          isDestructive: true),
      asking: confirming,
      afterFailure: questionAfter
        ?? { .tryAgain("\(person.name) could not be deleted.", because: $0.description) }
    ) { () throws(StoreError) in
      try await store.delete([person.id])
    }
  }
}

/// The interaction of deleting a person.
public typealias DeletePersonInteraction = UserInteraction<DeletePersonSteps>

/// A picker that shows the people of an address book, as the system's people picker does.
public struct AddressBookPicker: Picking {
  private let book: any AddressBook
  private let choosing: any Choosing
  private let confirming: any Confirming

  /// Creates a picker for `book`.
  ///
  /// `choosing` shows the names, and `confirming` offers a retry if `book` is unreadable.
  public init(
    over book: any AddressBook, choosing: any Choosing, asking confirming: any Confirming
  ) {
    self.book = book
    self.choosing = choosing
    self.confirming = confirming
  }

  /// Reads the address book and lets the user select a name.
  public func pick() async -> PersonInfo? {
    while true {
      do throws(AddressBookError) {
        let people = try await book.contents().people.map(\.info)
        let choice = Choice("Choose a Person", options: people.map(\.name))
        return await choosing.choose(choice).map { people[$0] }
      } catch {
        let retry = Question.tryAgain(
          "The address book could not be read.", because: error.description)
        guard await confirming.confirm(retry) else { return nil }
      }
    }
  }
}

extension Person {
  /// The name of the person in the default questions.
  var name: String { info.name }
}

extension PersonInfo {
  /// The given name, then the family name.
  ///
  /// Patterns do not import each other, so this property cannot use the presenter's name format. A
  /// screen passes its own questions, so that they show the same name as the screen's labels.
  var name: String {
    [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}
