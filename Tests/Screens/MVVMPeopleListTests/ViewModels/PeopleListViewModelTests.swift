import Domain
import MVVMPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("MVVM: what the list is told to show", .timeLimit(.minutes(3)))
@MainActor
struct PeopleListViewModelTests {
  @Test("nothing is asked before it loads", .tags(.mockInjection))
  func lazy() {
    let fixture = ModelFixture([.ada], loads: false)
    #expect(fixture.model.rows.isEmpty)
    #expect(fixture.model.emptyText == "")
    #expect(fixture.communicator.messages.isEmpty)
  }

  @Test("rows that the device holds are there before the server has answered")
  func localFirst() {
    let fixture = ModelFixture([.ada, .grace])
    #expect(fixture.names == ["Grace Hopper", "Ada Lovelace"])
    #expect(fixture.model.isBusy)
    #expect(fixture.communicator.messages.isEmpty)
  }

  @Test("whom the server knows is kept, and comes by way of the store")
  func fetches() async {
    let fixture = ModelFixture([.grace])
    fixture.communicator.people = [.ada]
    await fixture.model.refresh()?.value
    #expect(fixture.names == ["Grace Hopper", "Ada Lovelace"])
  }

  @Test("it is busy until the last of two requests has ended")
  func busy() async {
    let fixture = ModelFixture()
    await fixture.waitUntilIdle()
    let gate = Gate()
    fixture.communicator.gate = gate
    fixture.model.refresh()
    await gate.someoneWaits()
    fixture.communicator.gate = nil
    await fixture.model.refresh()?.value
    #expect(fixture.model.isBusy)
    gate.open()
    await fixture.waitUntilIdle()
    #expect(!fixture.model.isBusy)
  }

  @Test(
    "a row is made ready to be read",
    arguments: [
      (SyncMark.synced, ""), (.waiting, "↑"), (.refused(reason: "the name is taken"), "!"),
    ])
  func content(_ mark: SyncMark, _ sign: String) throws {
    let fixture = ModelFixture([.ada])
    fixture.store.marks = [Person.ada.id: mark]
    let content = fixture.model.content(of: try #require(fixture.model.rows.first))
    #expect(content.name == "Ada Lovelace")
    #expect(content.birthday == "December 10, 1815")
    #expect(content.mark == sign)
  }

  @Test("nobody to show is said in words, and the words go with the first row")
  func empty() async throws {
    let fixture = ModelFixture()
    #expect(fixture.model.emptyText == "No people yet.")
    try await fixture.store.save([.ada])
    #expect(fixture.model.emptyText == "")
  }

  @Test("a store that cannot be read is told with its reason, the rows stay, and it is read again")
  func unreadable() {
    let fixture = ModelFixture([.ada])
    fixture.store.failure = .corrupt(file: "people.sqlite")
    #expect(fixture.model.alert?.title == "The People Cannot Be Shown")
    #expect(fixture.model.alert?.message?.contains("people.sqlite") == true)
    #expect(fixture.names == ["Ada Lovelace"])
    fixture.store.failure = nil
    fixture.model.answer(fixture.action(of: "Try Again"))
    #expect(fixture.model.alert == nil)
  }

  @Test("the order is kept in the setting, and the button leads to the other one")
  func order() {
    let fixture = ModelFixture([.ada, .grace])
    #expect(fixture.model.sortTitle == "Sorted by Last Name")
    fixture.model.changeOrder()
    #expect(fixture.setting.nameOrder == .firstName)
    #expect(fixture.names == ["Ada Lovelace", "Grace Hopper"])
    #expect(fixture.model.sortTitle == "Sorted by First Name")
  }

  @Test("a choice that was made before is the order at first")
  func keptOrder() {
    let setting = TransientSortSetting()
    setting.nameOrder = .firstName
    let model = PeopleListViewModel(
      store: InMemoryPeopleStore(collation: .english, [.ada, .grace]), sortSetting: setting,
      context: .test)
    model.load()
    #expect(model.rows.map(\.person) == [.ada, .grace])
    #expect(model.sortTitle == "Sorted by First Name")
  }

  @Test("the state of the syncing is onAction, and what is under way can be stopped")
  func status() {
    let fixture = ModelFixture()
    #expect(fixture.model.statusText == "")
    fixture.sync.status = SyncStatus(.sending(done: 1, of: 2), waiting: 1)
    #expect(fixture.model.statusText == "Sending 1 of 2 …")
    #expect(fixture.model.refreshTitle == "Stop")
    #expect(fixture.model.refresh() == nil)
    #expect(fixture.sync.messages == [.stop])
    fixture.sync.status = SyncStatus(.offline)
    #expect(fixture.model.statusText == "Offline.")
    #expect(fixture.model.refreshTitle == "Refresh")
  }

  @Test("two failures are shown one after the other, and none is lost")
  func twoFailures() async {
    let fixture = ModelFixture([.ada])
    fixture.communicator.failure = .unreachable(reason: "no network")
    await fixture.waitUntilIdle()
    fixture.store.failure = .corrupt(file: "people.sqlite")
    #expect(fixture.model.alert?.title == "The People Were Not Fetched")
    fixture.model.answer(nil)
    #expect(fixture.model.alert?.title == "The People Cannot Be Shown")
    fixture.model.answer(nil)
    #expect(fixture.model.alert == nil)
  }
}
