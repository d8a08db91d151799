import Foundation
import HeadlessUI
import TestSupport
import Testing

@Suite("SplitViewController: columns side by side, or one stack", .tags(.uiKitRule))
@MainActor struct SplitViewControllerTests {
  @MainActor private final class Delegate: SplitViewControllerDelegate {
    var messages: [String] = []
    var top: SplitViewController.Column?

    func splitViewController(
      _ svc: SplitViewController,
      topColumnForCollapsingToProposedTopColumn proposedTopColumn: SplitViewController.Column
    ) -> SplitViewController.Column {
      messages.append("top? \(proposedTopColumn)")
      return top ?? proposedTopColumn
    }
    func splitViewController(
      _ svc: SplitViewController, willShow column: SplitViewController.Column
    ) { messages.append("willShow \(column)") }
    func splitViewController(
      _ svc: SplitViewController, willHide column: SplitViewController.Column
    ) { messages.append("willHide \(column)") }
    func splitViewControllerDidCollapse(_ svc: SplitViewController) {
      messages.append("didCollapse \(svc.isCollapsed)")
    }
    func splitViewControllerDidExpand(_ svc: SplitViewController) {
      messages.append("didExpand \(!svc.isCollapsed)")
    }
  }

  @MainActor private struct Stage {
    let window: Window
    let split: SplitViewController
    let delegate = Delegate()
    let diary = Diary()
    private(set) var screens: [SplitViewController.Column: DiaryController] = [:]

    init(
      _ style: SplitViewController.Style = .doubleColumn, width: CGFloat,
      top: SplitViewController.Column? = nil
    ) {
      split = SplitViewController(style: style)
      split.delegate = delegate
      delegate.top = top
      let columns: [SplitViewController.Column] =
        style == .doubleColumn ? [.primary, .secondary] : [.primary, .supplementary, .secondary]
      for column in columns {
        let screen = DiaryController("\(column)", diary)
        screens[column] = screen
        split.setViewController(screen, for: column)
      }
      window = makeWindow(split, size: CGSize(width: width, height: 800))
      window.layoutIfNeeded()
    }

    func resize(to width: CGFloat) {
      window.frame.size.width = width
      window.layoutIfNeeded()
    }

    /// What a person sees, column by column, each stack bottom to top.
    var shown: [[String]] {
      split.children.sorted { $0.view.frame.minX < $1.view.frame.minX }.map { child in
        guard let navigation = child as? NavigationController else { return [child.title ?? "?"] }
        return navigation.viewControllers.map { $0.title ?? "?" }
      }
    }
  }

  // MARK: Expanded

  @Test("two columns stand side by side, and the secondary one has what is left")
  func sideBySide() {
    let stage = Stage(width: 1_000)
    #expect(stage.shown == [["primary"], ["secondary"]])
    let frames = stage.split.children.map(\.view.frame)
    #expect(frames[0] == CGRect(x: 0, y: 0, width: 320, height: 800))
    #expect(frames[1] == CGRect(x: 320, y: 0, width: 680, height: 800))
    #expect(!stage.split.isCollapsed)
    #expect(Set(stage.diary.take().filter { $0.hasSuffix("didAppear") }).count == 2)
  }

  @Test("what was set is given back; its wrapper is the child")
  func wraps() {
    let stage = Stage(width: 1_000)
    let primary = stage.split.viewController(for: .primary)
    #expect(primary === stage.screens[.primary])
    #expect(primary?.parent is NavigationController)
    #expect(primary?.splitViewController === stage.split)
    let own = NavigationController(rootViewController: ViewController())
    stage.split.setViewController(own, for: .secondary)
    #expect(stage.split.children.contains(own))
  }

  @Test("a hidden column gives its room to the secondary one")
  func hides() {
    let stage = Stage(.tripleColumn, width: 1_200)
    #expect(stage.split.displayMode == .twoBesideSecondary)
    stage.split.hide(.primary)
    #expect(stage.shown == [["supplementary"], ["secondary"]])
    stage.split.hide(.supplementary)
    #expect(stage.shown == [["secondary"]])
    stage.split.hide(.secondary)
    #expect(stage.shown == [["secondary"]])
    stage.split.show(.supplementary)
    #expect(stage.split.displayMode == .oneBesideSecondary)
    stage.split.show(.primary)
    #expect(stage.shown == [["primary"], ["supplementary"], ["secondary"]])
    #expect(stage.delegate.messages == [])
  }

  @Test("hiding and showing the primary one of two")
  func hidesOfTwo() {
    let stage = Stage(width: 1_000)
    _ = stage.diary.take()
    stage.split.hide(.primary)
    #expect(stage.shown == [["secondary"]])
    #expect(stage.diary.take() == ["primary willDisappear", "primary didDisappear"])
    stage.split.show(.primary)
    #expect(stage.shown == [["primary"], ["secondary"]])
  }

  @Test("a column can be filled anew and emptied")
  func fills() {
    let stage = Stage(width: 1_000)
    stage.split.showDetailViewController(DiaryController("other", stage.diary), sender: nil)
    #expect(stage.shown == [["primary"], ["other"]])
    stage.split.setViewController(nil, for: .secondary)
    #expect(stage.shown == [["primary"]])
  }

  @Test("the supplementary column of two is refused", .recordsViolations)
  func refuses() {
    let split = SplitViewController(style: .doubleColumn)
    split.setViewController(ViewController(), for: .supplementary)
    #expect(takeViolations().map(\.severity) == [.exception])
    #expect(split.viewController(for: .supplementary) == nil)
  }

  // MARK: Collapsed

  @Test("it begins collapsed where there is no room, on the column proposed")
  func beginsCollapsed() {
    let stage = Stage(width: 390)
    #expect(stage.split.isCollapsed)
    #expect(stage.shown == [["primary", "secondary"]])
    #expect(stage.delegate.messages == ["top? secondary", "willHide primary", "didCollapse true"])
  }

  @Test("the delegate may choose another column")
  func choosesTop() {
    let stage = Stage(.tripleColumn, width: 390, top: .supplementary)
    #expect(stage.shown == [["primary", "supplementary"]])
  }

  @Test("shown, a column is pushed or popped to; hidden, it is popped")
  func showsInStack() {
    let stage = Stage(.tripleColumn, width: 390, top: .primary)
    stage.split.show(.secondary)
    #expect(stage.shown == [["primary", "supplementary", "secondary"]])
    stage.split.show(.supplementary)
    #expect(stage.shown == [["primary", "supplementary"]])
    stage.split.hide(.supplementary)
    #expect(stage.shown == [["primary"]])
    stage.split.hide(.primary)
    #expect(stage.shown == [["primary"]])
  }

  @Test("collapsed and expanded again, every controller is in its column")
  func roundTrip() {
    let stage = Stage(width: 1_000)
    stage.delegate.messages = []
    stage.resize(to: 390)
    #expect(stage.shown == [["primary", "secondary"]])
    stage.resize(to: 1_000)
    #expect(stage.shown == [["primary"], ["secondary"]])
    #expect(
      stage.delegate.messages == [
        "top? secondary", "willHide primary", "didCollapse true", "willShow primary",
        "didExpand true",
      ])
  }

  @Test("what was pushed while collapsed goes with the column below it")
  func pushedWhileCollapsed() {
    let stage = Stage(width: 390)
    let navigation = stage.screens[.primary]?.navigationController
    navigation?.pushViewController(DiaryController("more", stage.diary), animated: false)
    stage.resize(to: 1_000)
    #expect(stage.shown == [["primary"], ["secondary", "more"]])
  }

  @Test("a column that was popped while collapsed is there again when expanded")
  func poppedWhileCollapsed() {
    let stage = Stage(width: 390)
    stage.screens[.primary]?.navigationController?.popViewController(animated: false)
    #expect(stage.shown == [["primary"]])
    stage.resize(to: 1_000)
    #expect(stage.shown == [["primary"], ["secondary"]])
  }

  @Test("a column filled while collapsed waits to be shown")
  func filledWhileCollapsed() {
    let stage = Stage(width: 390, top: .primary)
    stage.split.setViewController(DiaryController("new", stage.diary), for: .secondary)
    #expect(stage.shown == [["primary"]])
    stage.split.show(.secondary)
    #expect(stage.shown == [["primary", "new"]])
    stage.split.setViewController(DiaryController("first", stage.diary), for: .primary)
    #expect(stage.shown == [["first", "new"]])
    stage.split.setViewController(nil, for: .secondary)
    stage.resize(to: 1_000)
    #expect(stage.shown == [["first"]])
  }

  @Test("the compact column takes the place of all others")
  func compact() {
    let stage = Stage(width: 1_000)
    stage.split.setViewController(DiaryController("compact", stage.diary), for: .compact)
    stage.resize(to: 390)
    #expect(stage.shown == [["compact"]])
    #expect(stage.delegate.messages.first == "top? compact")
    stage.delegate.messages = []
    stage.resize(to: 1_000)
    #expect(stage.shown == [["primary"], ["secondary"]])
    #expect(
      stage.delegate.messages == ["willShow primary", "willShow secondary", "didExpand true"])
  }

  @Test("it is freed with all its columns", .tags(.memory))
  func freed() async {
    await expectFreed {
      let stage = Stage(width: 1_000)
      stage.resize(to: 390)
      stage.resize(to: 1_000)
      return stage.split
    }
  }
}
