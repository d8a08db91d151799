import Foundation
import KeyboardManager
import TestSupport
import Testing

/// Each fault of the document's code: the same expectation fails on it and holds for the cure.
@Suite("Keyboard: the document's faults and their cure", .tags(.trap))
@MainActor struct DocumentKeyboardManagerTests {
  enum Version: CaseIterable {
    case document
    case cured
  }

  /// Plays `story` on a view that one of the versions looks after; gives the view back.
  private func play(_ version: Version, _ view: MockScrollView, _ story: (Keyboard) -> Void) {
    let center = NotificationCenter()
    let keyboard = Keyboard(center: center)
    switch version {
    case .document:
      let manager = DocumentKeyboardManager(tableView: view, center: center)
      manager.beginObservingKeyboard()
      story(keyboard)
      manager.endObservingKeyboard()
    case .cured:
      let manager = KeyboardInsetsManager(view: view, center: center, animator: SpyAnimator())
      manager.beginObserving()
      story(keyboard)
    }
  }

  private func expectKnownFault(_ version: Version, _ expectation: () -> Void) {
    switch version {
    case .document: withKnownIssue("a fault of the document's code", expectation)
    case .cured: expectation()
    }
  }

  @Test("the original bottom inset comes back", arguments: Version.allCases)
  func insetComesBack(_ version: Version) {
    let view = MockScrollView()
    play(version, view) { keyboard in
      keyboard.show()
      keyboard.hide()
    }
    expectKnownFault(version) { #expect(view.contentInsets.bottom == 20) }
  }

  @Test("the bottom inset is the overlap, not the keyboard's height", arguments: Version.allCases)
  func overlapNotHeight(_ version: Version) {
    let view = MockScrollView(
      bounds: CGRect(x: 0, y: 0, width: 375, height: 600), automaticBottomInset: 0)
    play(version, view) { $0.show() }
    expectKnownFault(version) { #expect(view.contentInsets.bottom == 92) }
  }

  @Test("left and right insets stay", arguments: Version.allCases)
  func sidesStay(_ version: Version) {
    let view = MockScrollView()
    play(version, view) { $0.show() }
    expectKnownFault(version) {
      #expect([view.contentInsets.left, view.contentInsets.right] == [16, 16])
    }
  }

  @Test("the indicators keep their own insets", arguments: Version.allCases)
  func indicatorsStay(_ version: Version) {
    let view = MockScrollView()
    play(version, view) { $0.show() }
    expectKnownFault(version) { #expect(view.indicatorInsets.top == 4) }
  }

  @Test("freed while it observes, it has no fault", .tags(.memory))
  func freed() async {
    await expectFreed {
      let manager = DocumentKeyboardManager(
        tableView: MockScrollView(), center: NotificationCenter())
      manager.beginObservingKeyboard()
      return manager
    }
  }
}
