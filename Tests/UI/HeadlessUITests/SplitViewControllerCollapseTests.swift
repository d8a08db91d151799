import HeadlessUI
import TestSupport
import Testing

@Suite("UISplitViewController: collapsed", .recordsViolations)
@MainActor struct SplitViewControllerCollapseTests {
  @Test("a narrow split view starts collapsed with the secondary column on top")
  func beginsCollapsed() {
    let stage = SplitStage(width: 390)
    #expect(stage.split.isCollapsed)
    #expect(stage.shown == [["primary", "secondary"]])
    #expect(stage.delegate.log.take() == ["didCollapse true"])
  }

  @Test("in a collapsed split view, `show` pops to the primary or pushes the secondary column")
  func showsInStack() {
    let stage = SplitStage(width: 390)
    stage.split.show(.primary)
    #expect(stage.shown == [["primary"]])
    stage.window.finishTransitions()
    stage.split.show(.secondary)
    #expect(stage.shown == [["primary", "secondary"]])
  }

  @Test("after a collapse and an expansion every controller is in its column")
  func roundTrip() {
    let stage = SplitStage(width: 1_000)
    _ = stage.delegate.log.take()
    stage.resize(to: 390)
    #expect(stage.shown == [["primary", "secondary"]])
    stage.resize(to: 1_000)
    #expect(stage.shown == [["primary"], ["secondary"]])
    #expect(stage.delegate.log.take() == ["didCollapse true", "didExpand true"])
  }

  @Test(
    "after an expansion, a controller that was pushed while collapsed is on the secondary stack")
  func pushedWhileCollapsed() {
    let stage = SplitStage(width: 390)
    let navigation = stage.screens[.primary]?.navigationController
    navigation?.pushViewController(LoggingController("more", stage.callLog), animated: false)
    stage.resize(to: 1_000)
    #expect(stage.shown == [["primary"], ["secondary", "more"]])
  }

  @Test("after an expansion, a column that was popped while collapsed is shown again")
  func poppedWhileCollapsed() {
    let stage = SplitStage(width: 390)
    stage.screens[.primary]?.navigationController?.popViewController(animated: false)
    #expect(stage.shown == [["primary"]])
    stage.resize(to: 1_000)
    #expect(stage.shown == [["primary"], ["secondary"]])
  }

  @Test("in a collapsed split view, a new secondary column is not visible until `show` is called")
  func filledWhileCollapsed() {
    let stage = SplitStage(width: 390)
    stage.showPrimary()
    stage.split.setViewController(LoggingController("new", stage.callLog), for: .secondary)
    #expect(stage.shown == [["primary"]])
    stage.split.show(.secondary)
    #expect(stage.shown == [["primary", "new"]])
    stage.split.setViewController(LoggingController("first", stage.callLog), for: .primary)
    #expect(stage.shown == [["first", "new"]])
    stage.split.setViewController(nil, for: .secondary)
    stage.resize(to: 1_000)
    #expect(stage.shown == [["first"]])
  }

  @Test("replacing the top column of a collapsed split view shows the column below")
  func filledOnTop() {
    let stage = SplitStage(width: 390)
    stage.split.setViewController(LoggingController("new", stage.callLog), for: .secondary)
    #expect(stage.shown == [["primary"]])
    stage.resize(to: 1_000)
    #expect(stage.shown == [["primary"], ["new"]])
  }

  @Test("a split view without a primary column collapses, even if its delegate has no methods")
  func collapsesWithoutPrimary() {
    let delegate = SilentDelegate()
    let split = UISplitViewController(style: .doubleColumn)
    split.delegate = delegate
    let detail = UIViewController()
    split.setViewController(detail, for: .secondary)
    let window = makeWindow(split, size: CGSize(width: 390, height: 800))
    window.layoutIfNeeded()
    #expect(split.isCollapsed)
    #expect(detail.viewIfLoaded?.window === window)
    window.frame.size.width = 1_000
    window.layoutIfNeeded()
    #expect(detail.viewIfLoaded?.window === window)
    #expect(detail.viewIfLoaded?.superview?.frame.width == 1_000)
  }

  @Test("a split view that expands during a push ends the push first")
  func expandsDuringPush() {
    let stage = SplitStage(width: 390)
    stage.showPrimary()
    stage.split.show(.secondary)
    #expect(stage.window.isTransitioning)
    stage.resize(to: 1_000)
    #expect(stage.shown == [["primary"], ["secondary"]])
    stage.window.settle()
    #expect(stage.shown == [["primary"], ["secondary"]])
  }

  @Test("a search bar stays with its screen when the split view collapses and expands")
  func searchBar() throws {
    let stage = SplitStage(width: 1_000)
    let screen = try #require(stage.screens[.secondary])
    let search = UISearchController(searchResultsController: nil)
    screen.navigationItem.searchController = search
    for width in [1_000.0, 390, 1_000] {
      stage.resize(to: width)
      #expect(search.searchBar.superview === screen.navigationController?.view)
      #expect(search.searchBar.window === stage.window)
    }
  }

  @Test("a split view and its columns are deallocated", .tags(.memory))
  func freed() async {
    await expectFreed {
      let stage = SplitStage(width: 1_000)
      stage.resize(to: 390)
      stage.resize(to: 1_000)
      return stage.split
    }
  }
}
