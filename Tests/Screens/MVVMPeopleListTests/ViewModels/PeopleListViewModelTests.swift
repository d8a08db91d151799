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
    let stage = ModelStage([.ada], begins: false)
    #expect(stage.model.rows.isEmpty)
    #expect(stage.model.emptyText == "")
    #expect(stage.communicator.messages.isEmpty)
  }

  @Test("rows that the device holds are there before the server has answered")
  func localFirst() {
    let stage = ModelStage([.ada, .grace])
    #expect(stage.names == ["Grace Hopper", "Ada Lovelace"])
    #expect(stage.model.isBusy)
    #expect(stage.communicator.messages.isEmpty)
  }

  @Test("whom the server knows is kept, and comes by way of the store")
  func fetches() async {
    let stage = ModelStage([.grace])
    stage.communicator.people = [.ada]
    await stage.model.refresh()?.value
    #expect(stage.names == ["Grace Hopper", "Ada Lovelace"])
  }

  @Test("it is busy until the last of two requests has ended")
  func busy() async {
    let stage = ModelStage()
    await stage.rest()
    let gate = Gate()
    stage.communicator.gate = gate
    stage.model.refresh()
    await gate.someoneWaits()
    stage.communicator.gate = nil
    await stage.model.refresh()?.value
    #expect(stage.model.isBusy)
    gate.open()
    await stage.rest()
    #expect(!stage.model.isBusy)
  }

  @Test(
    "a row is made ready to be read",
    arguments: [
      (SyncMark.synced, ""), (.waiting, "↑"), (.refused(reason: "the name is taken"), "!"),
    ])
  func content(_ mark: SyncMark, _ sign: String) throws {
    let stage = ModelStage([.ada])
    stage.store.marks = [Person.ada.id: mark]
    let content = stage.model.content(of: try #require(stage.model.rows.first))
    #expect(content.name == "Ada Lovelace")
    #expect(content.birthday == "December 10, 1815")
    #expect(content.mark == sign)
  }

  @Test("nobody to show is said in words, and the words go with the first row")
  func empty() async throws {
    let stage = ModelStage()
    #expect(stage.model.emptyText == "No people yet.")
    try await stage.store.save([.ada])
    #expect(stage.model.emptyText == "")
  }

  @Test("a store that cannot be read is told with its reason, the rows stay, and it is read again")
  func unreadable() {
    let stage = ModelStage([.ada])
    stage.store.failure = .corrupt(file: "people.sqlite")
    #expect(stage.model.alert?.title == "The People Cannot Be Shown")
    #expect(stage.model.alert?.message?.contains("people.sqlite") == true)
    #expect(stage.names == ["Ada Lovelace"])
    stage.store.failure = nil
    stage.model.answer(stage.meaning(of: "Try Again"))
    #expect(stage.model.alert == nil)
  }

  @Test("the order is kept in the setting, and the button leads to the other one")
  func order() {
    let stage = ModelStage([.ada, .grace])
    #expect(stage.model.sortTitle == "Sorted by Last Name")
    stage.model.changeOrder()
    #expect(stage.setting.nameOrder == .firstName)
    #expect(stage.names == ["Ada Lovelace", "Grace Hopper"])
    #expect(stage.model.sortTitle == "Sorted by First Name")
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
    let stage = ModelStage()
    #expect(stage.model.statusText == "")
    stage.sync.status = SyncStatus(.sending(done: 1, of: 2), waiting: 1)
    #expect(stage.model.statusText == "Sending 1 of 2 …")
    #expect(stage.model.refreshTitle == "Stop")
    #expect(stage.model.refresh() == nil)
    #expect(stage.sync.messages == [.stop])
    stage.sync.status = SyncStatus(.offline)
    #expect(stage.model.statusText == "Offline.")
    #expect(stage.model.refreshTitle == "Refresh")
  }

  @Test("two failures are shown one after the other, and none is lost")
  func twoFailures() async {
    let stage = ModelStage([.ada])
    stage.communicator.failure = .unreachable(reason: "no network")
    await stage.rest()
    stage.store.failure = .corrupt(file: "people.sqlite")
    #expect(stage.model.alert?.title == "The People Were Not Fetched")
    stage.model.answer(nil)
    #expect(stage.model.alert?.title == "The People Cannot Be Shown")
    stage.model.answer(nil)
    #expect(stage.model.alert == nil)
  }
}
