import Domain
import MVVMPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("MVVM: add, edit and delete", .timeLimit(.minutes(3)))
@MainActor
struct PersonFlowsTests {
  private func row(_ fixture: ModelFixture) throws -> PersonRowModel {
    try #require(fixture.rows.first)
  }

  @Test("two quick calls of `add()` open one empty form")
  func add() throws {
    let fixture = ModelFixture()
    fixture.model.add()
    let form = try #require(fixture.form)
    #expect(form.title == "New Person")
    #expect([form.firstName, form.lastName, form.birthday] == ["", "", ""])
    fixture.model.add()
    #expect(fixture.form === form)
  }

  @Test("with an address book, two calls of `add()` show one action sheet")
  func choice() {
    let fixture = ModelFixture(book: FixedAddressBook([]))
    fixture.model.add()
    fixture.model.add()
    #expect(fixture.model.alert?.title == "Add a Person")
    #expect(
      fixture.model.alert?.buttons.map(\.title) == [
        "New Person", "From the Address Book", "Cancel",
      ])
    fixture.model.answer(fixture.action(of: "From the Address Book"))
    #expect(fixture.picker != nil)
    #expect(fixture.model.alert == nil)
  }

  @Test("an edited person keeps the identifier and is sent to the server")
  func edit() async throws {
    let fixture = ModelFixture([.ada])
    fixture.model.open(try row(fixture))
    let form = try #require(fixture.form)
    #expect([form.title, form.birthday] == ["Edit Person", "1815-12-10"])
    form.lastName = "King"
    await form.submit()?.value
    let king = Person(
      id: Person.ada.id,
      PersonInfo(storedFirstName: "Ada", lastName: "King", birthday: Person.ada.birthday))
    #expect(fixture.store.contents == [king])
    #expect(fixture.model.destination == nil)
    await fixture.waitUntilIdle()
    #expect(fixture.communicator.messages == [.getPeople, .post([king])])
  }

  @Test("if a person could not be sent, “Try Again” sends the person again")
  func sendFails() async throws {
    let fixture = ModelFixture()
    await fixture.waitUntilIdle()
    fixture.model.add()
    let form = try #require(fixture.form)
    form.firstName = "Ada"
    fixture.communicator.failure = .unavailable(status: 503, retryAfter: nil)
    await form.submit()?.value
    await fixture.waitUntilIdle()
    #expect(fixture.model.alert?.title == "The People Were Not Sent")
    fixture.communicator.failure = nil
    await fixture.model.answer(fixture.action(of: "Try Again"))?.value
    let ada = try #require(fixture.store.contents.first)
    #expect(fixture.communicator.messages.last == .post([ada]))
  }

  @Test("“Delete” deletes the person, and “Cancel” does not", arguments: ["Delete", "Cancel"])
  func delete(_ answer: String) async throws {
    let fixture = ModelFixture([.ada])
    fixture.model.delete(try row(fixture))
    fixture.model.delete(try row(fixture))
    #expect(fixture.model.alert?.title == "Delete Ada Lovelace?")
    await fixture.model.answer(fixture.action(of: answer))?.value
    #expect(fixture.names == (answer == "Delete" ? [] : ["Ada Lovelace"]))
    #expect(fixture.model.alert == nil)
  }

  @Test("opening a person whose change was refused shows the reason and four buttons")
  func refused() throws {
    let fixture = ModelFixture([.ada])
    fixture.store.marks = [Person.ada.id: .refused(reason: "the name is taken")]
    fixture.model.open(try row(fixture))
    let alert = try #require(fixture.model.alert)
    #expect(alert.isSheet)
    #expect(alert.title == "Ada Lovelace Was Refused")
    #expect(alert.message == "the name is taken")
    #expect(alert.buttons.map(\.title) == ["Edit", "Try Again", "Discard", "Cancel"])
    #expect(alert.buttons.map(\.role) == [.plain, .plain, .destructive, .cancel])
    fixture.model.answer(fixture.action(of: "Edit"))
    #expect(fixture.form?.title == "Edit Person")
  }

  @Test(
    "if “Try Again” or “Discard” of a refused change fails, the user can repeat the choice",
    arguments: [
      ("Try Again", "The Change Was Not Retried"), ("Discard", "The Change Was Not Discarded"),
    ])
  func decides(_ button: String, _ title: String) async throws {
    let fixture = ModelFixture([.ada])
    fixture.store.marks = [Person.ada.id: .refused(reason: "the name is taken")]
    fixture.sync.storeFailure = .full(file: "people.sqlite")
    fixture.model.open(try row(fixture))
    await fixture.model.answer(fixture.action(of: button))?.value
    #expect(fixture.model.alert?.title == title)
    fixture.sync.storeFailure = nil
    await fixture.model.answer(fixture.action(of: "Try Again"))?.value
    let message: MockPeopleSync.Message =
      button == "Discard" ? .discard(Person.ada.id) : .retry(Person.ada.id)
    #expect(fixture.sync.messages == [message, message])
  }

  @Test("without a `PeopleSync`, opening a person whose change was refused shows the form")
  func withoutSync() throws {
    let fixture = ModelFixture([.ada], hasSync: false)
    fixture.store.marks = [Person.ada.id: .refused(reason: "the name is taken")]
    fixture.model.open(try row(fixture))
    #expect(fixture.form != nil)
  }

  @Test("`answer(_:)` does nothing if no alert is shown")
  func lateAnswer() async {
    let fixture = ModelFixture([.ada])
    #expect(fixture.model.answer(.start(.delete(Person.ada.id))) == nil)
    #expect(fixture.store.contents == [.ada])
  }
}
