import Domain

/// The interactor of the form: it validates the texts and saves the person.
@MainActor
final class PersonFormInteractor: PersonFormInteractorInput {
  weak var output: (any PersonFormInteractorOutput)?

  let person: Person?
  private let id: Person.ID
  private let store: any PeopleStore
  private let today: CalendarDate
  /// Whether the person is being saved. After a success, it stays true until the form closes.
  private var isSaving = false

  /// Creates the interactor of a form. If `person` is nil, the form is empty.
  ///
  /// The person's identifier is created before the form opens, so a second attempt to save adds no
  /// second person.
  init(editing person: Person?, in store: any PeopleStore, today: CalendarDate) {
    self.person = person
    id = person?.id ?? Person.ID()
    self.store = store
    self.today = today
  }

  func submit(_ texts: PersonFormTexts) {
    guard !isSaving else { return }
    do {
      save(
        try PersonInfo(
          firstName: texts.firstName, lastName: texts.lastName, typedBirthday: texts.birthday,
          today: today))
    } catch {
      output?.didReject(error)
    }
  }

  func save(_ info: PersonInfo) {
    guard !isSaving else { return }
    isSaving = true
    output?.didStartSaving()
    let person = Person(id: id, info)
    // The save holds the presenter, because the person must be sent even if the form has closed.
    Task { [output, store] in
      do throws(StoreError) {
        try await store.save([person])
        output?.didSave(person)
      } catch {
        isSaving = false
        output?.didFail(toSave: info, error)
      }
    }
  }
}
