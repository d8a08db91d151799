import Domain
import TestDoubles
import Testing

@testable import MVPPeopleList

@Suite("MVP: people list presenter", .timeLimit(.minutes(3)))
@MainActor
struct PeopleListPresenterTests {
  @Test("stored rows are shown before the server replies")
  func localFirst() {
    let fixture = PresenterFixture([.ada, .grace])
    fixture.presenter.viewDidLoad()
    #expect(fixture.communicator.messages.isEmpty)
    #expect(fixture.spy.takeMessages() == [.rows(["H: Grace Hopper", "L: Ada Lovelace"])])
  }

  @Test("the presenter reads nothing before `viewDidLoad()`")
  func lazy() {
    let fixture = PresenterFixture([.ada])
    #expect(fixture.spy.messages.isEmpty && fixture.store.messages.isEmpty)
    #expect(fixture.communicator.messages.isEmpty)
  }

  @Test("an empty list shows a message, and the view is busy until the server replies")
  func states() async {
    let fixture = PresenterFixture()
    fixture.presenter.viewDidLoad()
    var state = PeopleListState(
      emptyText: "No people yet.", sortTitle: "Sorted by Last Name", isBusy: true)
    #expect(fixture.spy.messages.last == .state(state))
    _ = fixture.spy.takeMessages()
    state.isBusy = false
    await fixture.spy.wait(for: .state(state))
    #expect(fixture.spy.messages.last == .state(state))
  }

  @Test("fetched people are saved, and their rows are shown")
  func fetches() async {
    let fixture = PresenterFixture([.grace])
    fixture.communicator.people = [.ada]
    fixture.presenter.viewDidLoad()
    await fixture.spy.wait(for: .rows(["H: Grace Hopper", "L: Ada Lovelace"]))
    #expect(fixture.store.contents == [.grace, .ada])
  }

  @Test("after a failed read, “Try Again” observes the store again")
  func unreadable() {
    let fixture = PresenterFixture([.ada])
    fixture.presenter.viewDidLoad()
    fixture.store.failure = .corrupt(file: "people.sqlite")
    #expect(
      fixture.spy.takeMessages().last
        == .alert(
          .failure(
            "The People Cannot Be Shown", StoreError.corrupt(file: "people.sqlite"),
            retry: .observePeople)))
    fixture.store.failure = nil
    fixture.presenter.didChoose(.observePeople)
    #expect(fixture.spy.takeMessages().last == .rows(["L: Ada Lovelace"]))
  }

  @Test("the footer shows the sync status, and “Refresh” stops a running sync")
  func status() {
    let fixture = PresenterFixture()
    fixture.presenter.viewDidLoad()
    fixture.sync.status = SyncStatus(.sending(done: 1, of: 2), waiting: 1)
    guard case .state(let state) = fixture.spy.messages.last else {
      Issue.record("The presenter did not show a state.")
      return
    }
    #expect([state.statusText, state.refreshTitle] == ["Sending 1 of 2 …", "Stop"])
    fixture.presenter.didTapRefresh()
    #expect(fixture.sync.messages == [.stop])
  }

  @Test("without an address book, “Add” opens an empty form")
  func add() {
    let fixture = PresenterFixture()
    fixture.presenter.didTapAdd()
    #expect(fixture.spy.takeMessages() == [.form(nil)])
  }

  @Test("with an address book, “Add” offers the form and the address book")
  func choice() throws {
    let fixture = PresenterFixture(book: FixedAddressBook([]))
    fixture.presenter.didTapAdd()
    #expect(
      fixture.spy.alert?.buttons.map(\.title) == [
        "New Person", "From the Address Book", "Cancel",
      ])
    for title in ["From the Address Book", "New Person", "Cancel"] { try fixture.answer(title) }
    #expect(fixture.spy.takeMessages().suffix(2) == [.picker, .form(nil)])
  }

  @Test("a selected row opens the form of its person")
  func select() {
    let fixture = PresenterFixture()
    fixture.presenter.didSelect(fixture.row(.ada, .waiting))
    #expect(fixture.spy.takeMessages() == [.form(.ada)])
  }

  @Test("selecting a refused change shows the reason and three actions")
  func refused() {
    let fixture = PresenterFixture([.ada])
    fixture.presenter.didSelect(fixture.row(.ada, .refused(reason: "the name is taken")))
    #expect(
      fixture.spy.takeMessages() == [
        .alert(
          .sheet(
            "Ada Lovelace Was Refused", message: "the name is taken",
            [
              ("Edit", .plain, .openForm(.ada)),
              ("Try Again", .plain, .start(.retry(Person.ada.id))),
              ("Discard", .destructive, .start(.discard(Person.ada.id))),
            ]))
      ])
  }

  @Test("without a sync, selecting a refused change opens the form")
  func refusedWithoutSync() {
    let fixture = PresenterFixture(hasSync: false)
    fixture.presenter.didSelect(fixture.row(.ada, .refused(reason: "no")))
    #expect(fixture.spy.takeMessages() == [.form(.ada)])
  }

  @Test(
    "if a request fails, an alert names the request, and “Try Again” repeats it",
    arguments: [
      (PeopleListRequest.delete(Person.ada.id), "The Person Was Not Deleted"),
      (.retry(Person.ada.id), "The Change Was Not Retried"),
      (.discard(Person.ada.id), "The Change Was Not Discarded"),
      (.send([.ada]), "The People Were Not Sent"), (.fetch, "The People Were Not Fetched"),
    ])
  func fails(_ request: PeopleListRequest, _ title: String) async {
    let fixture = PresenterFixture([.ada])
    fixture.store.failure = .full(file: "people.sqlite")
    fixture.sync.storeFailure = .full(file: "people.sqlite")
    fixture.communicator.failure = .unreachable(reason: "no network")
    fixture.presenter.didChoose(.start(request))
    await fixture.spy.waitForAlert()
    #expect(fixture.spy.alert?.title == title)
    #expect(fixture.spy.alert?.buttons.last?.choice == .start(request))
  }

  @Test("a confirmed deletion removes the person whose row the user swiped")
  func deletes() async throws {
    let fixture = PresenterFixture([.ada, .grace])
    fixture.presenter.viewDidLoad()
    fixture.presenter.didTapDelete(fixture.row(.ada))
    try fixture.answer("Delete")
    await fixture.spy.wait(for: .rows(["H: Grace Hopper"]))
    #expect(fixture.store.contents == [.grace])
  }

  @Test("a saved person is sent to the server")
  func saved() async {
    let fixture = PresenterFixture()
    fixture.presenter.didSave(.ada)
    await fixture.waitForRequest()
    #expect(fixture.communicator.messages == [.post([.ada])])
  }

  @Test("added people are sent to the server, and a summary is shown")
  func added() async {
    let fixture = PresenterFixture()
    let contents = AddressBookContents([.init(info: Person.ada.info)])
    let people = PeopleImport(contents.people, comparedWith: [])
    fixture.presenter.didAdd(people, from: contents)
    #expect(fixture.spy.takeMessages() == [.alert(.message("Import", "Added 1 person."))])
    await fixture.waitForRequest()
    #expect(fixture.communicator.messages == [.post(people.added)])
  }
}
