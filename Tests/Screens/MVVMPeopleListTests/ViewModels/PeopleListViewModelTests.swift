import DataSource
import Domain
import MVVMPeopleList
import TestDoubles
import TestSupport
import Testing

@Suite("MVVM: people list view model", .timeLimit(.minutes(3)))
@MainActor
struct PeopleListViewModelTests {
  @Test("the view model reads nothing before `load()`", .tags(.mockInjection))
  func lazy() {
    let fixture = ModelFixture([.ada], loads: false)
    #expect(fixture.model.sections.isEmpty)
    #expect(fixture.model.emptyText == "")
    #expect(fixture.communicator.messages.isEmpty)
  }

  @Test("people with the same letter are in one section")
  func sections() {
    let hedy = Person(PersonInfo(storedFirstName: "Hedy", lastName: "Lamarr", birthday: nil))
    let fixture = ModelFixture([.ada, .grace, hedy])
    #expect(fixture.model.sections.map(\.id) == ["H", "L"])
    #expect(fixture.model.sections.map { $0.items.map(\.person) } == [[.grace], [hedy, .ada]])
  }

  @Test("stored rows are shown before the server replies")
  func localFirst() {
    let fixture = ModelFixture([.ada, .grace])
    #expect(fixture.names == ["Grace Hopper", "Ada Lovelace"])
    #expect(fixture.model.isBusy)
    #expect(fixture.communicator.messages.isEmpty)
  }

  @Test("fetched people are saved and appear in the rows")
  func fetches() async {
    let fixture = ModelFixture([.grace])
    fixture.communicator.people = [.ada]
    await fixture.model.refresh()?.value
    #expect(fixture.names == ["Grace Hopper", "Ada Lovelace"])
  }

  @Test("`isBusy` is true until the last request has ended")
  func busy() async {
    let fixture = ModelFixture()
    await fixture.waitUntilIdle()
    let gate = Gate()
    fixture.communicator.gate = gate
    fixture.model.refresh()
    await gate.waitForWaiter()
    fixture.communicator.gate = nil
    await fixture.model.refresh()?.value
    #expect(fixture.model.isBusy)
    gate.open()
    await fixture.waitUntilIdle()
    #expect(!fixture.model.isBusy)
  }

  @Test(
    "a row model has the name, the formatted birthday and the sync mark",
    arguments: [
      (SyncMark.synced, ""), (.waiting, "↑"), (.refused(reason: "the name is taken"), "!"),
    ])
  func rowModel(_ mark: SyncMark, _ sign: String) throws {
    let fixture = ModelFixture([.ada])
    fixture.store.marks = [Person.ada.id: mark]
    let row = try #require(fixture.rows.first)
    #expect(row.name == "Ada Lovelace")
    #expect(row.birthday == "December 10, 1815")
    #expect(row.mark == sign)
  }

  @Test("an empty list shows a message until the first row arrives")
  func empty() async throws {
    let fixture = ModelFixture()
    #expect(fixture.model.emptyText == "No people yet.")
    try await fixture.store.save([.ada])
    #expect(fixture.model.emptyText == "")
  }

  @Test("after a failed read the previous rows stay, and “Try Again” closes the alert")
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

  @Test("`changeOrder()` saves the new order, and the button shows the new order")
  func order() {
    let fixture = ModelFixture([.ada, .grace])
    #expect(fixture.model.sortTitle == "Sorted by Last Name")
    fixture.model.changeOrder()
    #expect(fixture.setting.nameOrder == .firstName)
    #expect(fixture.names == ["Ada Lovelace", "Grace Hopper"])
    #expect(fixture.model.sortTitle == "Sorted by First Name")
  }

  @Test("a new view model uses the saved sort order")
  func keptOrder() {
    let setting = TransientSortSetting()
    setting.nameOrder = .firstName
    let model = PeopleListViewModel(
      store: InMemoryPeopleStore(collation: .english, [.ada, .grace]), sortSetting: setting,
      context: .test)
    model.load()
    #expect(model.sections.flatMap(\.items).map(\.person) == [.ada, .grace])
    #expect(model.sortTitle == "Sorted by First Name")
  }

  @Test("`statusText` shows the sync status, and `refresh()` stops a running sync")
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

  @Test("two failures are shown one after the other")
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
