import Domain
import MVVMPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("MVVM: adding, editing and deleting people", .timeLimit(.minutes(3)))
@MainActor
struct PersonFlowsTests {
  private func row(_ stage: ModelStage) throws -> PersonRow {
    try #require(stage.model.rows.first)
  }

  @Test("without a book, adding opens an empty form; a second quick touch opens no other")
  func add() throws {
    let stage = ModelStage()
    stage.model.add()
    let form = try #require(stage.form)
    #expect(form.title == "New Person")
    #expect([form.firstName, form.lastName, form.birthday] == ["", "", ""])
    stage.model.add()
    #expect(stage.form === form)
  }

  @Test("with a book, adding lets the user choose, once")
  func choice() {
    let stage = ModelStage()
    stage.model.addressBook = FixedAddressBook([])
    stage.model.add()
    stage.model.add()
    #expect(stage.model.alert?.title == "Add a Person")
    #expect(
      stage.model.alert?.buttons.map(\.title) == ["New Person", "From the Address Book", "Cancel"])
    stage.model.answer(stage.meaning(of: "From the Address Book"))
    #expect(stage.picker != nil)
    #expect(stage.model.alert == nil)
  }

  @Test("a person who is touched is edited under the same identifier, and the server is told")
  func edit() async throws {
    let stage = ModelStage([.ada])
    stage.model.open(try row(stage))
    let form = try #require(stage.form)
    #expect([form.title, form.birthday] == ["Edit Person", "1815-12-10"])
    form.lastName = "King"
    await form.submit()?.value
    let king = Person(
      id: Person.ada.id,
      PersonInfo(storedFirstName: "Ada", lastName: "King", birthday: Person.ada.birthday))
    #expect(stage.store.contents == [king])
    #expect(stage.model.destination == nil)
    await stage.rest()
    #expect(stage.communicator.messages == [.getPeople, .postPerson(king)])
  }

  @Test("a server that is not told is shown; the person is kept, and told on demand")
  func notTold() async throws {
    let stage = ModelStage()
    await stage.rest()
    stage.model.add()
    let form = try #require(stage.form)
    form.firstName = "Ada"
    stage.communicator.failure = .unavailable(status: 503, retryAfter: nil)
    await form.submit()?.value
    await stage.rest()
    #expect(stage.model.alert?.title == "The People Were Not Sent")
    stage.communicator.failure = nil
    await stage.model.answer(stage.meaning(of: "Try Again"))?.value
    let ada = try #require(stage.store.contents.first)
    #expect(stage.communicator.messages.last == .postPerson(ada))
  }

  @Test("a swipe asks first; only the answer deletes", arguments: ["Delete", "Cancel"])
  func delete(_ answer: String) async throws {
    let stage = ModelStage([.ada])
    stage.model.delete(try row(stage))
    stage.model.delete(try row(stage))
    #expect(stage.model.alert?.title == "Delete Ada Lovelace?")
    await stage.model.answer(stage.meaning(of: answer))?.value
    #expect(stage.names == (answer == "Delete" ? [] : ["Ada Lovelace"]))
    #expect(stage.model.alert == nil)
  }

  @Test("a touch on a refused row says why, and what can be done")
  func refused() throws {
    let stage = ModelStage([.ada])
    stage.store.marks = [Person.ada.id: .refused(reason: "the name is taken")]
    stage.model.open(try row(stage))
    let alert = try #require(stage.model.alert)
    #expect(alert.isSheet)
    #expect(alert.title == "Ada Lovelace Was Refused")
    #expect(alert.message == "the name is taken")
    #expect(alert.buttons.map(\.title) == ["Edit", "Try Again", "Discard", "Cancel"])
    #expect(alert.buttons.map(\.role) == [.plain, .plain, .destructive, .cancel])
    stage.model.answer(stage.meaning(of: "Edit"))
    #expect(stage.form?.title == "Edit Person")
  }

  @Test(
    "what the user decides is told the syncing; a failure is shown, and tried again on demand",
    arguments: [
      ("Try Again", "The Change Was Not Retried"), ("Discard", "The Change Was Not Discarded"),
    ])
  func decides(_ button: String, _ complaint: String) async throws {
    let stage = ModelStage([.ada])
    stage.store.marks = [Person.ada.id: .refused(reason: "the name is taken")]
    stage.sync.storeFailure = .full(file: "people.sqlite")
    stage.model.open(try row(stage))
    await stage.model.answer(stage.meaning(of: button))?.value
    #expect(stage.model.alert?.title == complaint)
    stage.sync.storeFailure = nil
    await stage.model.answer(stage.meaning(of: "Try Again"))?.value
    let asked: MockPeopleSync.Message =
      button == "Discard" ? .discard(Person.ada.id) : .retry(Person.ada.id)
    #expect(stage.sync.messages == [asked, asked])
  }

  @Test("without a syncing, a refused row opens the form as any other")
  func withoutSync() throws {
    let stage = ModelStage([.ada], hasSync: false)
    stage.store.marks = [Person.ada.id: .refused(reason: "the name is taken")]
    stage.model.open(try row(stage))
    #expect(stage.form != nil)
  }

  @Test("an answer to an alert that is gone does nothing")
  func lateAnswer() async {
    let stage = ModelStage([.ada])
    #expect(stage.model.answer(.start(.delete(Person.ada.id))) == nil)
    #expect(stage.store.contents == [.ada])
  }
}
