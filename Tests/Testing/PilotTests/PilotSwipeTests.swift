import HeadlessUI
import Pilot
import Testing

@Suite("ScreenPilot: swipes, pulls and searches")
@MainActor
struct PilotSwipeTests {
  private let pilot: ScreenPilot
  private let screen = SampleScreen(["Ada", "Fixed"])

  init() {
    let window = UIWindow(size: CGSize(width: 320, height: 480))
    window.rootViewController = UINavigationController(rootViewController: screen)
    window.makeKeyAndVisible()
    pilot = ScreenPilot(window)
  }

  @Test("a swipe finds the row by name or number, and taps the action with the given title")
  func taps() throws {
    try pilot.swipeRow("Ada", from: .leading, tapping: "Flag")
    try pilot.swipeRow(number: 1, from: .leading, tapping: "Flag")
    #expect(screen.messages == [.flagged("Ada"), .flagged("Ada")])
  }

  @Test("a swipe across the row performs the first action")
  func across() throws {
    try pilot.swipeAcrossRow("Ada", from: .leading)
    #expect(screen.messages == [.flagged("Ada")])
  }

  @Test("without trailing actions, a swipe from the trailing edge can tap Delete")
  func deletes() throws {
    try pilot.swipeRow("Ada", from: .trailing, tapping: "Delete")
    #expect(screen.messages == [.deleted("Ada")])
  }

  @Test("a pull sends the refresh control's event, and the pilot is busy until the refresh ends")
  func pulls() throws {
    let control = UIRefreshControl()
    var pulls = 0
    control.addAction(UIAction { _ in pulls += 1 }, for: .valueChanged)
    screen.tableView.refreshControl = control
    try pilot.pullToRefresh()
    #expect(pulls == 1 && pilot.isBusy)
    #expect(throws: PilotError.self) { try pilot.pullToRefresh() }
    control.endRefreshing()
    #expect(!pilot.isBusy)
  }

  @Test("without a refresh control, a pull causes an error")
  func nothingToPull() {
    let error = #expect(throws: PilotError.self) { try pilot.pullToRefresh() }
    #expect(error?.complaint == "There is nothing to pull.")
  }

  @Test("a query is typed into the search bar and replaces the old query")
  func searches() throws {
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    try pilot.search(for: "Ada")
    try pilot.search(for: "Grace")
    #expect(search.isActive && search.searchBar.text == "Grace")
    try pilot.cancelSearch()
    #expect(!search.isActive && search.searchBar.text == "")
    #expect(throws: PilotError.self) { try pilot.cancelSearch() }
  }

  @Test("without a search bar, a search causes an error")
  func noSearchBar() {
    let error = #expect(throws: PilotError.self) { try pilot.search(for: "Ada") }
    #expect(error?.complaint == "There is no search bar.")
  }

  @Test("a missing swipe action causes an error that names the edge")
  func missing() {
    let error = #expect(throws: PilotError.self) {
      try pilot.swipeRow("Ada", from: .leading, tapping: "Archive")
    }
    #expect(error?.complaint == "The row “Ada” has no action “Archive” at the leading edge.")
    #expect(throws: PilotError.self) {
      try pilot.swipeRow(number: 2, from: .leading, tapping: "Flag")
    }
    #expect(throws: PilotError.self) { try pilot.swipeAcrossRow("Fixed", from: .trailing) }
  }
}
