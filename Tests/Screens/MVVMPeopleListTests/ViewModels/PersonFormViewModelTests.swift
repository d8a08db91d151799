import Domain
import MVVMPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("MVVM: the form decides without a view", .timeLimit(.minutes(3)))
@MainActor
struct PersonFormViewModelTests {
  @MainActor
  private final class Owner {
    var saved: [PersonInfo] = []
    var isClosed = false
    var failure: StoreError?
    let gate = Gate()

    func makeForm(_ info: PersonInfo? = nil) -> PersonFormViewModel {
      PersonFormViewModel(
        title: "New Person", info: info, today: .testDay,
        save: { [self] info in
          saved.append(info)
          await gate.pass()
          if let failure { throw failure }
        }, close: { [self] in isClosed = true })
    }
  }

  private let owner = Owner()

  @Test("what is typed is trimmed, saved, and the form closes")
  func saves() async {
    let form = owner.makeForm()
    form.firstName = " Ada "
    form.lastName = "Lovelace"
    form.birthday = "1815-12-10"
    owner.gate.open()
    await form.submit()?.value
    #expect(owner.saved == [Person.ada.info])
    #expect(owner.isClosed)
  }

  @Test(
    "input that makes no person is refused with its reason, and what was typed stays",
    arguments: [
      ("", "", "a person needs a first name or a last name"),
      ("Ada", "1815-02-30", "there is no day 1815-02-30"),
      ("Ada", "9999-01-01", "is in the future"), ("A\u{1B}da", "", "control character"),
    ])
  func refuses(_ first: String, _ born: String, _ reason: String) {
    let form = owner.makeForm()
    form.firstName = first
    form.birthday = born
    #expect(form.submit() == nil)
    #expect(form.alert?.title == "This Person Cannot Be Saved")
    #expect(form.alert?.message?.contains(reason) == true)
    form.answer(nil)
    #expect(form.alert == nil)
    #expect([form.firstName, form.birthday] == [first, born])
    #expect(owner.saved.isEmpty)
  }

  @Test("two quick submissions save once")
  func once() async {
    let form = owner.makeForm(Person.ada.info)
    let saving = form.submit()
    #expect(!form.isEnabled)
    #expect(form.submit() == nil)
    owner.gate.open()
    await saving?.value
    #expect(owner.saved.count == 1)
  }

  @Test("what cannot be saved keeps the form; trying again saves the same")
  func fails() async {
    owner.failure = .full(file: "people.sqlite")
    owner.gate.open()
    let form = owner.makeForm(Person.ada.info)
    await form.submit()?.value
    #expect(form.alert?.title == "The Person Was Not Saved")
    #expect(form.isEnabled)
    #expect(!owner.isClosed)
    owner.failure = nil
    await form.answer(form.alert?.buttons.last?.action)?.value
    #expect(owner.saved == [Person.ada.info, Person.ada.info])
    #expect(owner.isClosed)
  }

  @Test("“Try Again” that is answered twice saves once")
  func triedTwice() async {
    owner.failure = .full(file: "people.sqlite")
    owner.gate.open()
    let form = owner.makeForm(Person.ada.info)
    await form.submit()?.value
    let again = form.alert?.buttons.last?.action
    let saving = form.answer(again)
    #expect(form.answer(again) == nil)
    await saving?.value
    #expect(owner.saved.count == 2)
  }

  @Test("a form that saves cannot be cancelled")
  func cancelledWhileSaving() async {
    let form = owner.makeForm(Person.ada.info)
    let saving = form.submit()
    form.cancel()
    #expect(!owner.isClosed)
    owner.gate.open()
    await saving?.value
  }

  @Test(
    "a form that goes while it saves is freed; the person is saved all the same", .tags(.memory))
  func gone() async {
    var saving: Task<Void, Never>?
    await expectFreed {
      let form = owner.makeForm(Person.ada.info)
      saving = form.submit()
      await owner.gate.someoneWaits()
      return form
    }
    owner.gate.open()
    await saving?.value
    #expect(owner.saved == [Person.ada.info])
  }

  @Test("a form that is cancelled saves nothing")
  func cancels() {
    owner.makeForm(Person.ada.info).cancel()
    #expect(owner.isClosed)
    #expect(owner.saved.isEmpty)
  }
}
