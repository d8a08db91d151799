import Domain
import TestDoubles
import Testing

@testable import MVPPeopleList

@Suite("MVP: form presenter", .timeLimit(.minutes(3)))
@MainActor
struct PersonFormPresenterTests {
  /// A view and an output that record what the presenter calls, in order.
  @MainActor
  private final class Spy: PersonFormView, PersonFormOutput {
    enum Message: Equatable {
      case form(String, PersonFormTexts)
      case saving(Bool)
      case alert(AlertModel<PersonFormChoice>)
      case closed
      case saved(Person)
    }

    private(set) var messages: [Message] = []

    func show(title: String, texts: PersonFormTexts) { messages.append(.form(title, texts)) }
    func show(isSaving: Bool) { messages.append(.saving(isSaving)) }
    func show(alert: AlertModel<PersonFormChoice>) { messages.append(.alert(alert)) }
    func didSave(_ person: Person) { messages.append(.saved(person)) }
    func close() { messages.append(.closed) }

    func wait(for message: Message) async {
      for _ in 0..<1000 where !messages.contains(message) { await Task.yield() }
      #expect(messages.contains(message))
    }
  }

  private let spy = Spy()
  private let store = InMemoryPeopleStore(collation: .byLetter)
  private let ada = PersonFormTexts(
    firstName: "Ada", lastName: "Lovelace", birthday: "1815-12-10")

  private func makeForm(_ person: Person? = .ada) -> PersonFormPresenter {
    let presenter = PersonFormPresenter(
      editing: person, in: store, today: .testDay, output: spy, close: spy.close)
    presenter.view = spy
    return presenter
  }

  @Test("a new person's form is empty, and an existing person's form shows the details")
  func shows() {
    makeForm(nil).viewDidLoad()
    makeForm().viewDidLoad()
    #expect(
      spy.messages == [.form("New Person", PersonFormTexts()), .form("Edit Person", ada)])
  }

  @Test("“Save” saves trimmed texts under the person's identifier")
  func saves() async {
    let form = makeForm()
    form.didTapSave(
      PersonFormTexts(firstName: " Ada ", lastName: "Lovelace", birthday: "1815-12-10"))
    await spy.wait(for: .saved(.ada))
    #expect(spy.messages == [.saving(true), .closed, .saved(.ada)])
    #expect(store.contents == [.ada])
  }

  @Test(
    "an alert shows why the texts are invalid, and nothing is saved",
    arguments: [
      ("", "", "A person needs a first name or a last name."),
      ("Ada", "1815-02-30", "there is no day 1815-02-30"),
      ("Ada", "9999-01-01", "is in the future"), ("A\u{1B}da", "", "control character"),
    ])
  func refuses(_ first: String, _ born: String, _ reason: String) {
    makeForm().didTapSave(PersonFormTexts(firstName: first, birthday: born))
    guard case .alert(let alert) = spy.messages.first else {
      Issue.record("The presenter did not show an alert.")
      return
    }
    #expect(alert.title == "This Person Cannot Be Saved")
    #expect(alert.message?.contains(reason) == true)
    #expect(spy.messages.count == 1 && store.messages.isEmpty)
  }

  @Test("during a save, a tap on “Save” does nothing, even if the texts are invalid")
  func once() async {
    let form = makeForm()
    for texts in [ada, ada, PersonFormTexts()] { form.didTapSave(texts) }
    await spy.wait(for: .saved(.ada))
    #expect(spy.messages == [.saving(true), .closed, .saved(.ada)])
    #expect(store.messages == [.saved([.ada])])
  }

  @Test("a failed save keeps the form open, and “Try Again” saves the same person")
  func fails() async {
    let full = StoreError.full(file: "people.sqlite")
    store.failure = full
    let failure = Spy.Message.alert(
      .failure("The Person Was Not Saved", full, retry: .save(Person.ada.info)))
    let form = makeForm()
    form.didTapSave(ada)
    await spy.wait(for: failure)
    store.failure = nil
    form.didChoose(.save(Person.ada.info))
    await spy.wait(for: .saved(.ada))
    #expect(
      spy.messages == [
        .saving(true), .saving(false), failure, .saving(true), .closed, .saved(.ada),
      ])
  }

  @Test("“Cancel” closes an unchanged form")
  func cancelUnchanged() {
    makeForm().didTapCancel(ada)
    #expect(spy.messages == [.closed])
  }

  @Test("“Cancel” on a changed form asks before it closes the form")
  func cancelChanged() {
    let form = makeForm()
    form.didTapCancel(PersonFormTexts(firstName: "Augusta"))
    form.didChoose(.discardChanges)
    #expect(
      spy.messages == [
        .alert(
          .confirmation(
            "Discard Changes?", "Discard Changes", .discardChanges, cancel: "Keep Editing")),
        .closed,
      ])
  }
}
