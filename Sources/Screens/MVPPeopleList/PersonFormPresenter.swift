import Domain

/// The presenter of the form for one person: it validates the texts and saves the person.
///
/// The presenter holds its output strongly, because a save may end after the list has closed, and
/// the saved person must still be sent. This is no cycle, because the output does not hold this
/// presenter.
@MainActor
final class PersonFormPresenter {
  weak var view: (any PersonFormView)?

  private let id: Person.ID
  private let title: String
  private let originalTexts: PersonFormTexts
  private let store: any PeopleStore
  private let today: CalendarDate
  private let output: any PersonFormOutput
  private let close: @MainActor () -> Void
  /// Whether the person is being saved. After a success, it stays true until the form closes.
  private var isSaving = false {
    didSet { view?.show(isSaving: isSaving) }
  }

  /// Creates the presenter of a form. If `person` is nil, the form is empty.
  ///
  /// A new person's identifier is created before the form opens, so a second attempt to save adds
  /// no second person.
  init(
    editing person: Person?, in store: any PeopleStore, today: CalendarDate,
    output: any PersonFormOutput, close: @escaping @MainActor () -> Void
  ) {
    id = person?.id ?? Person.ID()
    title = person == nil ? "New Person" : "Edit Person"
    originalTexts = PersonFormTexts(
      firstName: person?.firstName ?? "", lastName: person?.lastName ?? "",
      birthday: person?.birthday?.description ?? "")
    self.store = store
    self.today = today
    self.output = output
    self.close = close
  }

  func viewDidLoad() {
    view?.show(title: title, texts: originalTexts)
  }

  /// Validates the texts and saves the person. Does nothing while a save is running.
  func didTapSave(_ texts: PersonFormTexts) {
    guard !isSaving else { return }
    do {
      save(
        try PersonInfo(
          firstName: texts.firstName, lastName: texts.lastName, typedBirthday: texts.birthday,
          today: today))
    } catch {
      view?.show(alert: .message("This Person Cannot Be Saved", error.sentence))
    }
  }

  /// Closes the form, or first asks whether to discard the changes.
  func didTapCancel(_ texts: PersonFormTexts) {
    guard texts != originalTexts else { return close() }
    view?.show(
      alert: .confirmation(
        "Discard Changes?", "Discard Changes", .discardChanges, cancel: "Keep Editing"))
  }

  /// Performs the choice of a button in an alert.
  func didChoose(_ choice: PersonFormChoice) {
    switch choice {
    case .save(let info): save(info)
    case .discardChanges: close()
    }
  }

  private func save(_ info: PersonInfo) {
    guard !isSaving else { return }
    isSaving = true
    let person = Person(id: id, info)
    Task {
      do {
        try await store.save([person])
        close()
        output.didSave(person)
      } catch {
        isSaving = false
        view?.show(alert: .failure("The Person Was Not Saved", error, retry: .save(info)))
      }
    }
  }
}
