import Domain
import MVVMPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("MVVM: form view model", .timeLimit(.minutes(3)))
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

  @Test("`submit()` saves trimmed input and closes the form")
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
    "an alert shows why the input is invalid, and the form keeps the input",
    arguments: [
      ("", "", "A person needs a first name or a last name."),
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

  @Test("two quick calls of `submit()` save once")
  func once() async {
    let form = owner.makeForm(Person.ada.info)
    let saving = form.submit()
    #expect(!form.isEnabled)
    #expect(form.submit() == nil)
    owner.gate.open()
    await saving?.value
    #expect(owner.saved.count == 1)
  }

  @Test("a failed save keeps the form open, and “Try Again” saves again")
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

  @Test("two quick “Try Again” answers retry the save once")
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

  @Test("`cancel()` does nothing during a save")
  func cancelledWhileSaving() async {
    let form = owner.makeForm(Person.ada.info)
    let saving = form.submit()
    form.cancel()
    #expect(!owner.isClosed)
    owner.gate.open()
    await saving?.value
  }

  @Test(
    "a form that closes during a save is freed, and the person is saved", .tags(.memory))
  func closedDuringSave() async {
    var saving: Task<Void, Never>?
    await expectFreed {
      let form = owner.makeForm(Person.ada.info)
      saving = form.submit()
      await owner.gate.waitForWaiter()
      return form
    }
    owner.gate.open()
    await saving?.value
    #expect(owner.saved == [Person.ada.info])
  }

  @Test("`cancel()` closes an unchanged form")
  func cancelUnchanged() {
    let form = owner.makeForm(Person.ada.info)
    form.firstName = "Augusta"
    form.firstName = "Ada"
    form.cancel()
    #expect(owner.isClosed)
    #expect(owner.saved.isEmpty)
  }

  @Test(
    "`cancel()` on a changed form asks for confirmation before closing the form",
    arguments: ["Keep Editing", "Discard Changes"])
  func cancelChanged(_ answer: String) {
    let form = owner.makeForm(Person.ada.info)
    form.birthday = "1815-12-11"
    form.cancel()
    #expect(form.alert?.title == "Discard Changes?")
    #expect(!owner.isClosed)
    form.answer(form.alert?.buttons.first { $0.title == answer }?.action)
    #expect(form.alert == nil)
    #expect(owner.isClosed == (answer == "Discard Changes"))
    #expect(form.birthday == "1815-12-11")
  }
}

@Suite("MVVM: address book view model", .timeLimit(.minutes(3)))
@MainActor
struct PeoplePickerViewModelTests {
  private func openBook(
    _ book: FixedAddressBook
  ) async throws -> (picker: PeoplePickerViewModel, list: ModelFixture) {
    let list = ModelFixture(book: book)
    list.model.add()
    list.model.answer(list.action(of: "From the Address Book"))
    let picker = try #require(list.picker)
    await picker.load()?.value
    return (picker, list)
  }

  @Test("the rows show the people in the order of the address book")
  func people() async throws {
    let (picker, _) = try await openBook(FixedAddressBook([Person.grace.info, Person.ada.info]))
    #expect(picker.rows.map(\.name) == ["Grace Hopper", "Ada Lovelace"])
    #expect(picker.rows.first?.birthday == "December 9, 1906")
    #expect(picker.canPick)
  }

  @Test("two quick calls of `addAll()` add the people once, and the address book closes")
  func picks() async throws {
    let (picker, list) = try await openBook(FixedAddressBook([Person.grace.info, Person.ada.info]))
    let picking = picker.addAll()
    #expect(picker.addAll() == nil)
    await picking?.value
    #expect(list.names == ["Grace Hopper", "Ada Lovelace"])
    #expect(list.model.destination == nil)
  }

  @Test("if the address book cannot be read, an alert shows the reason, and picking is disabled")
  func unreadable() async throws {
    let (picker, list) = try await openBook(
      FixedAddressBook(failure: AddressBookError("cards.vcf cannot be read")))
    #expect(picker.alert?.title == "The Address Book Cannot Be Read")
    #expect(picker.alert?.message == "cards.vcf cannot be read")
    #expect(!picker.canPick)
    await picker.answer(.load)?.value
    #expect(picker.alert != nil)
    picker.answer(nil)
    picker.cancel()
    #expect(list.model.destination == nil)
  }

  @Test("while the address book is read, picking is disabled and “Cancel” is enabled")
  func picksWhileReading() async {
    let picker = makePicker()
    let reading = picker.load()
    #expect(picker.addAll() == nil)
    #expect(picker.canCancel)
    await reading?.value
  }

  @Test("an address book that closes during a save is freed", .tags(.memory))
  func closedDuringSave() async {
    let gate = Gate()
    var adding: Task<Void, Never>?
    await expectFreed {
      let picker = makePicker { _, _ in await gate.pass() }
      adding = picker.addAll()
      await gate.waitForWaiter()
      return picker
    }
    gate.open()
    await adding?.value
  }

  private func makePicker(
    _ add: @escaping PeoplePickerViewModel.Add = { _, _ in }
  ) -> PeoplePickerViewModel {
    PeoplePickerViewModel(FixedAddressBook([]), context: .test, add: add, close: {})
  }

  @Test("a failed save keeps the address book open, and “Try Again” adds the people")
  func addFails() async throws {
    let (picker, list) = try await openBook(FixedAddressBook([Person.grace.info, Person.ada.info]))
    list.store.failure = .locked(file: "people.sqlite")
    await picker.addPerson(inRow: 1)?.value
    #expect(picker.alert?.title == "The People Were Not Added")
    #expect(list.picker === picker)
    list.store.failure = nil
    await picker.answer(picker.alert?.buttons.last?.action)?.value
    #expect(list.store.contents.map(\.firstName) == ["Ada"])
  }
}
