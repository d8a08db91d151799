import Domain
import HeadlessUI
import Pilot
import ProtocolSplitPeopleList
import TestDoubles
import TestSupport
import Testing

@testable import DocumentSplit

/// Each known issue is a bug in the people-list text's split. This kit's split has none of them.
@Suite(
  "Document's split: bugs and corrections", .tags(.trap),
  .timeLimit(.minutes(3)))
@MainActor
struct SplitFaultTests {
  @Test("the document's provider updates the table after an insertion, an update or a deletion")
  func works() throws {
    let screen = DocumentScreen()
    screen.context.insert(Person.grace.info)
    screen.context.insert(Person.ada.info)
    #expect(screen.pilot.rows.map(\.title) == ["Grace Hopper", "Ada Lovelace"])
    let (grace, ada) = (screen.context.people[0], screen.context.people[1])
    screen.context.update(
      ada, to: PersonInfo(storedFirstName: "Ada", lastName: "Byron", birthday: nil))
    #expect(screen.pilot.rows.map(\.title) == ["Ada Byron", "Grace Hopper"])
    screen.context.update(ada, to: Person.alan.info)
    screen.context.update(grace, to: Person.grace.info)
    screen.context.delete(ada)
    #expect(screen.pilot.rows.map(\.title) == ["Grace Hopper"])
  }

  #if !os(iOS)  // iOS has no exit tests.
    @Test("the app crashes if the document's provider updates an off-screen row")
    nonisolated func offScreenCell() async {
      await #expect(processExitsWith: .success) { await updateRow(0) }
      await #expect(processExitsWith: .failure) { await updateRow(39) }
    }
  #endif

  @Test("this kit's list shows an updated off-screen row when the user scrolls to the row")
  func offScreenRow() async throws {
    let screen = KitScreen()
    let people = (1...40).map { Person(.numbered($0)) }
    try await screen.store.save(people)
    screen.store.marks[people[39].id] = .waiting
    #expect(screen.pilot.allRows.last?.texts == ["Anna Name40", "↑"])
  }

  @Test("a failed read is shown to the user", arguments: Split.allCases)
  func failedRead(_ split: Split) async throws {
    let pilot: ScreenPilot
    switch split {
    case .document:
      let screen = DocumentScreen()
      let failure = NSError(domain: NSCocoaErrorDomain, code: 259)
      screen.context.failure = failure
      screen.fetch()
      #expect(throws: failure) {
        try FetchedResultsController(screen.context).performFetch()
      }
      pilot = screen.pilot
    case .kit:
      let screen = KitScreen()
      screen.store.failure = .corrupt(file: "people.sqlite")
      pilot = screen.pilot
    }
    split.expectFaultOfDocument { #expect(pilot.alert != nil) }
  }

  @Test("a failed request is shown to the user", arguments: Split.allCases)
  func failedRequest(_ split: Split) async {
    let pilot: ScreenPilot
    switch split {
    case .document:
      let screen = DocumentScreen()
      var isRequested = false
      screen.communicator.error = NSError(domain: NSURLErrorDomain, code: NSURLErrorTimedOut)
      screen.communicator.duringRequest = { isRequested = true }
      screen.controller.fetchPeopleFromAPI()
      #expect(isRequested)
      screen.controller.sendPersonToAPI(Person.ada.info)
      #expect(screen.communicator.postPersonGotCalled)
      pilot = screen.pilot
    case .kit:
      let screen = KitScreen()
      screen.communicator.failure = .unreachable(reason: "no network")
      await screen.controller.fetchPeopleFromAPI().value
      pilot = screen.pilot
    }
    split.expectFaultOfDocument { #expect(pilot.alert != nil) }
  }

  @Test("after two fetches, each person is in the list once", arguments: Split.allCases)
  func fetchedTwice(_ split: Split) async throws {
    let pilot: ScreenPilot
    switch split {
    case .document:
      let screen = DocumentScreen()
      screen.communicator.allPersonInfo = [Person.ada.info]
      for _ in 1...2 { screen.controller.fetchPeopleFromAPI() }
      pilot = screen.pilot
    case .kit:
      let screen = KitScreen()
      screen.communicator.people = [.ada]
      for _ in 1...2 { await screen.controller.fetchPeopleFromAPI().value }
      pilot = screen.pilot
    }
    #expect(pilot.rows.first?.title == "Ada Lovelace")
    split.expectFaultOfDocument { #expect(pilot.rowCount == 1) }
  }

  /// The work is enqueued before the request. A request that blocks the main actor delays the work.
  @Test("the main actor runs other work during a request", arguments: Split.allCases)
  func mainActorIsFree(_ split: Split) async {
    let work = OtherWork()
    var hasRunDuringRequest: Bool?
    switch split {
    case .document:
      let screen = DocumentScreen()
      screen.communicator.duringRequest = { hasRunDuringRequest = work.hasRun }
      work.start()
      screen.controller.fetchPeopleFromAPI()
    case .kit:
      let gate = Gate()
      let screen = KitScreen()
      screen.communicator.gate = gate
      work.start()
      let request = screen.controller.fetchPeopleFromAPI()
      await gate.waitForWaiter()
      await work.end()
      hasRunDuringRequest = work.hasRun
      gate.open()
      await request.value
    }
    #expect(hasRunDuringRequest != nil)
    split.expectFaultOfDocument { #expect(hasRunDuringRequest == true) }
    await work.end()
    #expect(work.hasRun)
  }

  @Test("the document's picker adds the chosen person, but sends no request")
  func picker() throws {
    let screen = DocumentScreen()
    screen.controller.addressBook = [Person.ada.info]
    try screen.pilot.tap("Add")
    try screen.pilot.answer("Ada")
    #expect(screen.pilot.rows.map(\.title) == ["Ada Lovelace"])
    withKnownIssue("a fault of the document") {
      #expect(screen.communicator.postPersonGotCalled)
    }
  }

  @Test("the document's controller and managed object context are freed", .tags(.memory))
  func freed() async {
    weak var context: ManagedObjectContext?
    await expectFreed {
      let screen = DocumentScreen()
      context = screen.context
      screen.pilot.window.rootViewController = nil
      return screen.controller
    }
    #expect(context == nil)
  }
}

/// Updates one of 40 rows in the document's screen.
@MainActor
private func updateRow(_ row: Int) {
  let screen = DocumentScreen()
  for number in 1...40 { screen.context.insert(.numbered(number)) }
  screen.context.update(screen.context.people[row], to: .numbered(row + 1, first: "Zoe"))
}

/// Queued work of the main actor, such as the handling of a touch.
@MainActor
private final class OtherWork {
  private(set) var hasRun = false
  private var task: Task<Void, Never>?

  func start() {
    task = Task { hasRun = true }
  }

  func end() async { await task?.value }
}
