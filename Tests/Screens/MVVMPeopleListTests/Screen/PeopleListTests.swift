import Domain
import HeadlessUI
import MVVMPeopleList
import Pilot
import TestDoubles
import TestSupport
import Testing

/// The screen in a window, with a view model and its test doubles.
@MainActor
struct PeopleListScreen {
  let pilot: ScreenPilot
  let controller: PeopleListViewController
  let fixture: ModelFixture

  init(_ people: [Person] = [], book: (any AddressBook)? = nil) {
    fixture = ModelFixture(people, book: book, loads: false)
    controller = PeopleListViewController(
      fixture.model, notifications: NotificationCenter())
    let window = UIWindow(size: CGSize(width: 640, height: 1056))
    window.rootViewController = UINavigationController(rootViewController: controller)
    pilot = ScreenPilot(window)
    window.makeKeyAndVisible()
  }

  /// The names of the visible rows.
  var names: [String] { pilot.rows.map(\.title) }
}

@Suite("MVVM: people list", .recordsViolations, .timeLimit(.minutes(3)))
@MainActor
struct PeopleListTests {
  @Test("stored rows are shown before the server replies")
  func localFirst() async throws {
    let screen = PeopleListScreen([.grace, .ada])
    #expect(screen.names == ["Grace Hopper", "Ada Lovelace"])
    #expect(screen.pilot.isBusy)
    #expect(screen.fixture.communicator.messages.isEmpty)
    try await screen.pilot.waitWhileBusy()
  }

  @Test("changes in the store update only the changed rows, and the other rows keep their cells")
  func rowChanges() async throws {
    let screen = PeopleListScreen([.grace, .ada])
    let table = try #require(screen.controller.tableView)
    let before = try #require(table.cellForRow(at: IndexPath(row: 0, section: 1)))
    try await screen.fixture.store.save([.emmy])
    try await screen.fixture.store.delete([Person.grace.id])
    try await screen.pilot.waitUntil("Emmy is shown") {
      $0.rows.count == 2 && $0.rows[1].title == "Emmy Noether"
    }
    #expect(table.cellForRow(at: IndexPath(row: 0, section: 0)) === before)
  }

  @Test("a confirmed deletion updates the views three times: question, answer and end")
  func updatesOfDeletion() async throws {
    let store = LateReply(InMemoryPeopleStore(collation: .english, [.grace, .ada]))
    let model = PeopleListViewModel(
      store: store, sortSetting: TransientSortSetting(), context: .test)
    let controller = PeopleListViewController(model)
    let window = UIWindow(size: CGSize(width: 640, height: 1056))
    window.rootViewController = UINavigationController(rootViewController: controller)
    window.makeKeyAndVisible()
    let pilot = ScreenPilot(window)
    try await pilot.waitWhileBusy()
    let first = controller.updatePropertiesCount
    try pilot.swipeToDelete("Ada Lovelace")
    #expect(pilot.alert?.title == "Delete Ada Lovelace?")
    #expect(controller.updatePropertiesCount == first + 1)
    try pilot.answer("Delete")
    #expect(pilot.isBusy)
    #expect(controller.updatePropertiesCount == first + 2)
    await store.gate.waitForWaiter()
    try await pilot.waitUntil("Ada is gone") { $0.rows.map(\.title) == ["Grace Hopper"] }
    #expect(!pilot.isBusy)
    store.gate.open()
    try await pilot.waitWhileBusy()
    #expect(controller.updatePropertiesCount == first + 3)
  }

  @Test("a tap updates the screen before the user's next action")
  func updatesAtOnce() async throws {
    let screen = PeopleListScreen([.ada, .grace])
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.tap("Sorted by Last Name")
    #expect(screen.names == ["Ada Lovelace", "Grace Hopper"])
    try screen.pilot.tap("Refresh")
    #expect(screen.pilot.isBusy)
    try await screen.pilot.waitWhileBusy()
    #expect(screen.pilot.buttons == ["Edit", "Refresh", "Sorted by First Name", "Add"])
  }

  @Test("if “Try Again” fails with the same error, an alert is shown again")
  func equalAlerts() async throws {
    let screen = PeopleListScreen()
    screen.fixture.communicator.failure = .unreachable(reason: "no network")
    for _ in 1...3 {
      try await screen.pilot.waitUntil("the failure is shown") { $0.alert != nil }
      #expect(screen.pilot.alert?.buttons == ["OK", "Try Again"])
      try screen.pilot.answer("Try Again")
      #expect(screen.pilot.alert == nil)
    }
  }

  @Test("two equal failures are shown one after the other")
  func equalInRow() async throws {
    let screen = PeopleListScreen()
    screen.fixture.communicator.failure = .unreachable(reason: "no network")
    try screen.pilot.tap("Refresh")
    try await screen.pilot.waitWhileBusy()
    try screen.pilot.answer("OK")
    #expect(screen.pilot.alert?.title == "The People Were Not Fetched")
    try screen.pilot.answer("OK")
    #expect(screen.pilot.alert == nil)
  }

  @Test("if the form closes under an alert, the list shows the alert again")
  func alertOverForm() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    let gate = Gate()
    screen.fixture.communicator.gate = gate
    try screen.pilot.tap("Refresh")
    try screen.pilot.tap("Add")
    let form = try #require(screen.fixture.form)
    form.firstName = "Ada"
    await gate.waitForWaiter()
    screen.fixture.communicator.failure = .unreachable(reason: "no network")
    gate.open()
    try await screen.pilot.waitUntil("the failure is shown") { $0.alert != nil }
    form.submit()
    try await screen.pilot.waitUntil("the form is closed") { _ in screen.fixture.form == nil }
    try await screen.pilot.waitWhileBusy()
    try await screen.pilot.waitUntil("the failure is shown over the list") {
      $0.alert?.title == "The People Were Not Fetched"
    }
    try screen.pilot.answer("OK")
    try screen.pilot.answer("OK")
    #expect(screen.pilot.title == "People")
    try screen.pilot.tap("Add")
    #expect(screen.pilot.title == "New Person")
  }

  @Test("a form that the user cancels during its presentation is dismissed after the transition")
  func closedDuringPresentation() async throws {
    let screen = PeopleListScreen()
    try await screen.pilot.waitWhileBusy()
    let window = screen.pilot.window
    window.holdsTransitions = true
    try screen.pilot.tap("Add")
    screen.fixture.form?.cancel()
    window.layoutIfNeeded()
    #expect(screen.controller.presentedViewController?.isBeingPresented == true)
    window.holdsTransitions = false
    try await screen.pilot.waitUntil("the form is closed") { $0.title == "People" }
    try screen.pilot.tap("Add")
    #expect(screen.pilot.title == "New Person")
  }
}

/// A store whose `delete` returns only after the test opens the gate. A database on another thread
/// behaves alike, because its observers receive the rows before `delete` returns.
@MainActor
private final class LateReply: PeopleStore {
  let gate = Gate()
  private let store: InMemoryPeopleStore

  init(_ store: InMemoryPeopleStore) {
    self.store = store
  }

  func person(_ id: Person.ID) async throws(StoreError) -> Person? { try await store.person(id) }

  func people(in order: NameOrder) async throws(StoreError) -> [PersonRow] {
    try await store.people(in: order)
  }

  func people(
    in order: NameOrder, after person: Person?, limit: Int
  ) async throws(StoreError) -> [PersonRow] {
    try await store.people(in: order, after: person, limit: limit)
  }

  func save(_ people: [Person]) async throws(StoreError) { try await store.save(people) }

  func delete(_ ids: [Person.ID]) async throws(StoreError) {
    try await store.delete(ids)
    await gate.pass()
  }

  func observePeople(
    in order: NameOrder,
    _ receive: @escaping @MainActor (Result<[PersonRow], StoreError>) -> Void
  ) -> ObservationToken {
    store.observePeople(in: order, receive)
  }
}
