import Domain
import TestDoubles
import Testing

@testable import VIPERPeopleList

@Suite("VIPER: form presenter")
@MainActor
struct PersonFormPresenterTests {
  /// All neighbors of the presenter, which record its calls in order.
  @MainActor
  private final class Spy: PersonFormViewInput, PersonFormInteractorInput, ModalRouterInput,
    PersonFormModuleOutput
  {
    enum Message: Equatable {
      case form(String, PersonFormTexts)
      case saving(Bool)
      case alert(AlertModel<PersonFormChoice>)
      case submitted(PersonFormTexts)
      case savedInfo(PersonInfo)
      case closed
      case result(Person)
    }

    private(set) var messages: [Message] = []
    var person: Person?

    func show(title: String, texts: PersonFormTexts) { messages.append(.form(title, texts)) }
    func show(isSaving: Bool) { messages.append(.saving(isSaving)) }
    func show(alert: AlertModel<PersonFormChoice>) { messages.append(.alert(alert)) }
    func submit(_ texts: PersonFormTexts) { messages.append(.submitted(texts)) }
    func save(_ info: PersonInfo) { messages.append(.savedInfo(info)) }
    func close() { messages.append(.closed) }
    func didSave(_ person: Person) { messages.append(.result(person)) }
  }

  private let spy = Spy()
  private let presenter: PersonFormPresenter
  private let ada = PersonFormTexts(
    firstName: "Ada", lastName: "Lovelace", birthday: "1815-12-10")

  init() {
    presenter = PersonFormPresenter(interactor: spy, router: spy, output: spy)
    presenter.view = spy
  }

  @Test("a new person's form is empty, and an existing person's form shows the details")
  func shows() {
    presenter.viewDidLoad()
    spy.person = .ada
    presenter.viewDidLoad()
    #expect(
      spy.messages == [.form("New Person", PersonFormTexts()), .form("Edit Person", ada)])
  }

  @Test("after a save, the form closes before the list receives the person")
  func saves() {
    presenter.didTapSave(ada)
    presenter.didStartSaving()
    presenter.didSave(.ada)
    #expect(spy.messages == [.submitted(ada), .saving(true), .closed, .result(.ada)])
  }

  @Test("an alert shows why the texts are invalid")
  func rejects() {
    presenter.didReject(.nameMissing)
    #expect(
      spy.messages == [
        .alert(
          .message(
            "This Person Cannot Be Saved", "A person needs a first name or a last name."))
      ])
  }

  @Test("a failed save keeps the form open, and “Try Again” saves the same details")
  func fails() {
    let full = StoreError.full(file: "people.sqlite")
    presenter.didFail(toSave: Person.ada.info, full)
    presenter.didChoose(.save(Person.ada.info))
    #expect(
      spy.messages == [
        .saving(false),
        .alert(.failure("The Person Was Not Saved", full, retry: .save(Person.ada.info))),
        .savedInfo(Person.ada.info),
      ])
  }

  @Test("“Cancel” closes an unchanged form, and asks before it closes a changed form")
  func cancel() {
    spy.person = .ada
    presenter.didTapCancel(ada)
    presenter.didTapCancel(PersonFormTexts(firstName: "Augusta"))
    presenter.didChoose(.discardChanges)
    #expect(
      spy.messages == [
        .closed,
        .alert(
          .confirmation(
            "Discard Changes?", "Discard Changes", .discardChanges, cancel: "Keep Editing")),
        .closed,
      ])
  }
}

@Suite("VIPER: form interactor", .timeLimit(.minutes(3)))
@MainActor
struct PersonFormInteractorTests {
  /// An output that records the results in order.
  @MainActor
  private final class Spy: PersonFormInteractorOutput {
    enum Message: Equatable {
      case rejected(PersonInfo.ValidationError)
      case saving
      case saved(Person)
      case failed(PersonInfo, StoreError)
    }

    private(set) var messages: [Message] = []

    func didReject(_ error: PersonInfo.ValidationError) { messages.append(.rejected(error)) }
    func didStartSaving() { messages.append(.saving) }
    func didSave(_ person: Person) { messages.append(.saved(person)) }
    func didFail(toSave info: PersonInfo, _ error: StoreError) {
      messages.append(.failed(info, error))
    }

    func wait(for message: Message) async {
      for _ in 0..<1000 where !messages.contains(message) { await Task.yield() }
      #expect(messages.contains(message))
    }
  }

  private let spy = Spy()
  private let store = InMemoryPeopleStore(collation: .byLetter)
  private let interactor: PersonFormInteractor

  init() {
    interactor = PersonFormInteractor(editing: .ada, in: store, today: .testDay)
    interactor.output = spy
  }

  @Test("two quick saves save the trimmed details once, under the person's identifier")
  func saves() async {
    for _ in 1...2 {
      interactor.submit(
        PersonFormTexts(firstName: " Ada ", lastName: "Lovelace", birthday: "1815-12-10"))
    }
    await spy.wait(for: .saved(.ada))
    #expect(spy.messages == [.saving, .saved(.ada)])
    #expect(store.messages == [.saved([.ada])])
  }

  @Test("invalid texts are rejected, and nothing is saved")
  func rejects() throws {
    interactor.submit(PersonFormTexts())
    interactor.submit(PersonFormTexts(firstName: "Ada", birthday: "2026-03-02"))
    let tomorrow = try CalendarDate("2026-03-02")
    #expect(spy.messages == [.rejected(.nameMissing), .rejected(.birthdayInFuture(tomorrow))])
    #expect(store.messages.isEmpty)
  }

  @Test("during a save, invalid texts are ignored")
  func submitsDuringSave() {
    interactor.save(Person.ada.info)
    interactor.submit(PersonFormTexts())
    #expect(spy.messages == [.saving])
  }

  @Test("after a failed save, a second save of the details saves the person")
  func fails() async {
    let full = StoreError.full(file: "people.sqlite")
    store.failure = full
    interactor.save(Person.ada.info)
    await spy.wait(for: .failed(Person.ada.info, full))
    store.failure = nil
    interactor.save(Person.ada.info)
    await spy.wait(for: .saved(.ada))
    #expect(spy.messages == [.saving, .failed(Person.ada.info, full), .saving, .saved(.ada)])
  }
}
