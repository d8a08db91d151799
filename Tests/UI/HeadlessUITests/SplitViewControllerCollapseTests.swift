import Foundation
import HeadlessUI
import TestSupport
import Testing

@Suite("SplitViewController: one stack", .tags(.uiKitRule), .recordsViolations)
@MainActor struct SplitViewControllerCollapseTests {
  @Test("it begins collapsed where there is no room, on the column proposed")
  func beginsCollapsed() {
    let stage = SplitStage(width: 390)
    #expect(stage.split.isCollapsed)
    #expect(stage.shown == [["primary", "secondary"]])
    #expect(stage.delegate.messages == ["top? secondary", "willHide primary", "didCollapse true"])
  }

  @Test("the delegate may choose another column")
  func choosesTop() {
    let stage = SplitStage(.tripleColumn, width: 390, top: .supplementary)
    #expect(stage.shown == [["primary", "supplementary"]])
  }

  @Test("shown, a column is pushed or popped to; hidden, it is popped")
  func showsInStack() {
    let stage = SplitStage(.tripleColumn, width: 390, top: .primary)
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
    let stage = SplitStage(width: 1_000)
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

  @Test("every column but the top one is told, in its order, that it goes, and that it comes")
  func tellsInOrder() {
    let stage = SplitStage(.tripleColumn, width: 1_200)
    stage.delegate.messages = []
    stage.resize(to: 390)
    stage.resize(to: 1_200)
    #expect(
      stage.delegate.messages == [
        "top? secondary", "willHide primary", "willHide supplementary", "didCollapse true",
        "willShow primary", "willShow supplementary", "didExpand true",
      ])
  }

  @Test("what was pushed while collapsed goes with the column below it")
  func pushedWhileCollapsed() {
    let stage = SplitStage(width: 390)
    let navigation = stage.screens[.primary]?.navigationController
    navigation?.pushViewController(DiaryController("more", stage.diary), animated: false)
    stage.resize(to: 1_000)
    #expect(stage.shown == [["primary"], ["secondary", "more"]])
  }

  @Test("a column that was popped while collapsed is there again when expanded")
  func poppedWhileCollapsed() {
    let stage = SplitStage(width: 390)
    stage.screens[.primary]?.navigationController?.popViewController(animated: false)
    #expect(stage.shown == [["primary"]])
    stage.resize(to: 1_000)
    #expect(stage.shown == [["primary"], ["secondary"]])
  }

  @Test("a column filled while collapsed waits to be shown")
  func filledWhileCollapsed() {
    let stage = SplitStage(width: 390, top: .primary)
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

  @Test("a column filled anew while it is on top leaves the stack")
  func filledOnTop() {
    let stage = SplitStage(width: 390)
    stage.split.setViewController(DiaryController("new", stage.diary), for: .secondary)
    #expect(stage.shown == [["primary"]])
    stage.resize(to: 1_000)
    #expect(stage.shown == [["primary"], ["new"]])
  }

  @Test("it collapses without a primary column, and to a delegate that says nothing")
  func collapsesWithoutPrimary() {
    final class Silent: SplitViewControllerDelegate {}
    let delegate = Silent()
    let split = SplitViewController(style: .doubleColumn)
    split.delegate = delegate
    let detail = ViewController()
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

  @Test("the compact column takes the place of all others")
  func compact() {
    let stage = SplitStage(width: 1_000)
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
      let stage = SplitStage(width: 1_000)
      stage.resize(to: 390)
      stage.resize(to: 1_000)
      return stage.split
    }
  }
}
