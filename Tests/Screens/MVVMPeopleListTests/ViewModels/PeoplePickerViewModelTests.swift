import Domain
import MVVMPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("MVVM: picking from an address book without a view", .timeLimit(.minutes(3)))
@MainActor
struct PeoplePickerViewModelTests {
  private let stage = ModelStage()

  private func openBook(_ book: FixedAddressBook) async throws -> PeoplePickerViewModel {
    stage.model.addressBook = book
    stage.model.add()
    stage.model.answer(stage.meaning(of: "From the Address Book"))
    let picker = try #require(stage.picker)
    await picker.load()?.value
    return picker
  }

  @Test("everybody in the book is there, in its own order, ready to be read")
  func people() async throws {
    let picker = try await openBook(FixedAddressBook([Person.grace.info, Person.ada.info]))
    let rows = picker.people.map { picker.content(of: $0) }
    #expect(rows.map(\.name) == ["Grace Hopper", "Ada Lovelace"])
    #expect(rows.first?.birthday == "December 9, 1906")
    #expect(picker.canPick)
  }

  @Test("who is picked is stored once, and the book closes")
  func picks() async throws {
    let picker = try await openBook(FixedAddressBook([Person.grace.info, Person.ada.info]))
    let picking = picker.add(picker.people)
    #expect(picker.add(picker.people) == nil)
    await picking?.value
    #expect(stage.names == ["Grace Hopper", "Ada Lovelace"])
    #expect(stage.model.destination == nil)
  }

  @Test("a book that cannot be read says why, and nobody can be picked")
  func unreadable() async throws {
    let picker = try await openBook(
      FixedAddressBook(failure: AddressBookError("cards.vcf cannot be read")))
    #expect(picker.alert?.title == "The Address Book Cannot Be Read")
    #expect(picker.alert?.message == "cards.vcf cannot be read")
    #expect(!picker.canPick)
    await picker.answer(.load)?.value
    #expect(picker.alert != nil)
    picker.answer(nil)
    picker.cancel()
    #expect(stage.model.destination == nil)
  }

  @Test("nobody is picked while the book is being read, and it can be closed all the while")
  func picksNobodyYet() async {
    let picker = makePicker()
    let reading = picker.load()
    #expect(picker.add([Person.ada.info]) == nil)
    #expect(picker.canCancel)
    await reading?.value
  }

  @Test("a book that goes while people are added is freed", .tags(.memory))
  func gone() async {
    let gate = Gate()
    var adding: Task<Void, Never>?
    await expectFreed {
      let picker = makePicker { _ in await gate.pass() }
      adding = picker.add([Person.ada.info])
      await gate.someoneWaits()
      return picker
    }
    gate.open()
    await adding?.value
  }

  private func makePicker(
    _ add: @escaping PeoplePickerViewModel.Add = { _ in }
  ) -> PeoplePickerViewModel {
    PeoplePickerViewModel(FixedAddressBook([]), context: .test, add: add, close: {})
  }

  @Test("people who cannot be added keep the book open")
  func addFails() async throws {
    let picker = try await openBook(FixedAddressBook([Person.ada.info]))
    stage.store.failure = .locked(file: "people.sqlite")
    await picker.add(picker.people)?.value
    #expect(picker.alert?.title == "The People Were Not Added")
    #expect(stage.picker === picker)
    stage.store.failure = nil
    await picker.answer(picker.alert?.buttons.last?.action)?.value
    #expect(stage.store.contents.map(\.firstName) == ["Ada"])
  }
}
