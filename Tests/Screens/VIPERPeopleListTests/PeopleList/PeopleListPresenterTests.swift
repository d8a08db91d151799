import Domain
import TestDoubles
import Testing

@testable import VIPERPeopleList

@Suite("VIPER: people list presenter")
@MainActor
struct PeopleListPresenterTests {
  private let spy = PresenterSpy()
  private let presenter: PeopleListPresenter

  init() {
    presenter = PeopleListPresenter(interactor: spy, router: spy, context: .test)
    presenter.view = spy
  }

  private func row(_ mark: SyncMark = .synced) -> PersonRowModel {
    PersonRowModel(PersonRow(.ada, section: "L", mark: mark), in: .test)
  }

  /// Performs the choice of the button with this title in the last alert.
  private func answer(_ title: String) throws {
    let button = try #require(spy.alert?.buttons.first { $0.title == title })
    button.choice.map(presenter.didChoose)
  }

  @Test("the stored people are read before a request is sent")
  func loads() {
    presenter.viewDidLoad()
    #expect(spy.calls == [.observedStatus, .observedPeople, .started(.fetch)])
  }

  @Test("rows are shown in sections")
  func rows() {
    presenter.didRead(
      .success([PersonRow(.grace, section: "H"), PersonRow(.ada, section: "L")]))
    #expect(spy.calls == [.rows(["H: Grace Hopper", "L: Ada Lovelace"])])
  }

  @Test("the view is busy until the rows are read and all requests have ended")
  func busy() {
    presenter.willRead(in: .firstName)
    presenter.didTapRefresh()
    presenter.didSave(.ada)
    presenter.didEnd(.fetch, nil)
    presenter.didRead(.success([]))
    presenter.didEnd(.send([.ada]), nil)
    let title = "Sorted by First Name"
    #expect(
      spy.messages == [
        .state(PeopleListState(sortTitle: title)),
        .state(PeopleListState(sortTitle: title, isBusy: true)), .started(.fetch),
        .started(.send([.ada])),
        .state(PeopleListState(emptyText: "No people yet.", sortTitle: title, isBusy: true)),
        .rows([]),
        .state(PeopleListState(emptyText: "No people yet.", sortTitle: title)),
      ])
  }

  @Test("after a failed read, an alert shows the reason, and “Try Again” reads again")
  func unreadable() throws {
    let error = StoreError.corrupt(file: "people.sqlite")
    presenter.didRead(.failure(error))
    try answer("Try Again")
    #expect(
      spy.calls == [
        .alert(.failure("The People Cannot Be Shown", error, retry: .observePeople)),
        .observedPeople,
      ])
  }

  @Test("“Refresh” fetches, but during a sync the button is “Stop” and stops the sync")
  func refresh() {
    presenter.didTapRefresh()
    presenter.didReceive(SyncStatus(.sending(done: 1, of: 2), waiting: 1))
    presenter.didTapRefresh()
    #expect(
      spy.messages == [
        .state(PeopleListState(isBusy: true)), .started(.fetch),
        .state(PeopleListState(statusText: "Sending 1 of 2 …", isBusy: true)),
        .state(
          PeopleListState(refreshTitle: "Stop", statusText: "Sending 1 of 2 …", isBusy: true)),
        .stoppedSync,
      ])
  }

  @Test("the sort button changes the order")
  func sort() {
    presenter.didTapSort()
    #expect(spy.messages == [.changedOrder])
  }

  @Test("without an address book, “Add” opens an empty form")
  func add() {
    presenter.didTapAdd()
    #expect(spy.messages == [.form(nil)])
  }

  @Test("with an address book, “Add” offers the form and the address book")
  func choice() throws {
    spy.canOpenPicker = true
    presenter.didTapAdd()
    #expect(
      spy.alert?.buttons.map(\.title) == ["New Person", "From the Address Book", "Cancel"])
    for title in ["New Person", "From the Address Book", "Cancel"] { try answer(title) }
    #expect(spy.messages.dropFirst() == [.form(nil), .picker])
  }

  @Test("a selected row opens the form of its person")
  func select() {
    presenter.didSelect(row(.waiting))
    #expect(spy.messages == [.form(.ada)])
  }

  @Test("selecting a refused change shows the reason and three actions")
  func refused() {
    presenter.didSelect(row(.refused(reason: "the name is taken")))
    #expect(
      spy.messages == [
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
    spy.hasSync = false
    presenter.didSelect(row(.refused(reason: "no")))
    #expect(spy.messages == [.form(.ada)])
  }

  @Test("“Delete” starts a deletion by identifier, and “Cancel” starts nothing")
  func delete() throws {
    presenter.didTapDelete(row())
    try answer("Cancel")
    try answer("Delete")
    #expect(spy.calls.dropFirst() == [.started(.delete(Person.ada.id))])
  }

  @Test(
    "if a request fails, an alert names the request, and “Try Again” repeats it",
    arguments: [
      (PeopleListRequest.delete(Person.ada.id), "The Person Was Not Deleted"),
      (.retry(Person.ada.id), "The Change Was Not Retried"),
      (.discard(Person.ada.id), "The Change Was Not Discarded"),
      (.send([.ada]), "The People Were Not Sent"), (.fetch, "The People Were Not Fetched"),
    ])
  func fails(_ request: PeopleListRequest, _ title: String) throws {
    let error = StoreError.full(file: "people.sqlite")
    presenter.didChoose(.start(request))
    presenter.didEnd(request, error)
    try answer("Try Again")
    #expect(
      spy.calls == [
        .started(request), .alert(.failure(title, error, retry: .start(request))),
        .started(request),
      ])
  }

  @Test("a saved person is sent to the server")
  func saved() {
    presenter.didSave(.ada)
    #expect(spy.calls == [.started(.send([.ada]))])
  }

  @Test("added people are sent to the server, and a summary is shown")
  func added() {
    let contents = AddressBookContents([.init(info: Person.ada.info)])
    let people = PeopleImport(contents.people, comparedWith: [])
    presenter.didAdd(people, from: contents)
    #expect(
      spy.calls == [
        .started(.send(people.added)), .alert(.message("Import", "Added 1 person.")),
      ])
  }
}
