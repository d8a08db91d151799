import Foundation
import KeyboardManager
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// Each known issue is a bug in `DocumentKeyboardManager`.
/// `KeyboardInsetsManager` does not have these bugs.
@Suite("DocumentKeyboardManager: its bugs, and the corrected version", .tags(.trap))
@MainActor struct DocumentKeyboardManagerTests {
  enum Version: CaseIterable {
    case document
    case cured
  }

  /// Runs `actions` while this version of the manager observes the keyboard.
  private func play(
    _ version: Version, _ view: MockScrollView, ends: Bool = false, _ actions: (Keyboard) -> Void
  ) {
    let center = NotificationCenter()
    let keyboard = Keyboard(center: center)
    switch version {
    case .document:
      let manager = DocumentKeyboardManager(tableView: view, center: center)
      manager.beginObservingKeyboard()
      actions(keyboard)
      manager.endObservingKeyboard()
    case .cured:
      let manager = KeyboardInsetsManager(view: view, center: center, animator: SpyAnimator())
      manager.beginObserving()
      actions(keyboard)
      if ends { manager.endObserving() }
    }
  }

  private func expectKnownFault(_ version: Version, _ expectation: () -> Void) {
    switch version {
    case .document: withKnownIssue("a bug of DocumentKeyboardManager", expectation)
    case .cured: expectation()
    }
  }

  @Test("hiding the keyboard restores the bottom inset", arguments: Version.allCases)
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

  @Test("showing the keyboard keeps the left and right insets", arguments: Version.allCases)
  func sidesStay(_ version: Version) {
    let view = MockScrollView()
    play(version, view) { $0.show() }
    expectKnownFault(version) { #expect(view.contentInsets.left == 16) }
    expectKnownFault(version) { #expect(view.contentInsets.right == 16) }
    #expect(ContentInsets() == ContentInsets(top: 0, left: 0, bottom: 0, right: 0))
  }

  @Test("hiding the keyboard keeps the left and right insets", arguments: Version.allCases)
  func sidesStayAfterHide(_ version: Version) {
    let view = MockScrollView()
    play(version, view) { $0.post("UIKeyboardDidHideNotification", Keyboard.away) }
    expectKnownFault(version) { #expect(view.contentInsets.left == 16) }
    expectKnownFault(version) { #expect(view.contentInsets.right == 16) }
  }

  @Test("showing the keyboard keeps the indicators' top inset", arguments: Version.allCases)
  func indicatorsStay(_ version: Version) {
    let view = MockScrollView()
    play(version, view) { $0.show() }
    expectKnownFault(version) { #expect(view.indicatorInsets.top == 4) }
  }

  @Test(
    "closing a screen while the keyboard is visible restores the bottom inset",
    arguments: Version.allCases)
  func insetComesBackAtEnd(_ version: Version) {
    let view = MockScrollView()
    play(version, view, ends: true) { $0.show() }
    expectKnownFault(version) { #expect(view.contentInsets.bottom == 20) }
  }

  @Test("the inset is restored when the keyboard starts to hide", arguments: Version.allCases)
  func insetComesBackInTime(_ version: Version) {
    let view = MockScrollView()
    play(version, view) { keyboard in
      keyboard.show()
      keyboard.post("UIKeyboardWillHideNotification", Keyboard.away)
    }
    expectKnownFault(version) { #expect(view.contentInsets.bottom == 20) }
  }

  @Test("`DocumentKeyboardManager` removes the side insets and gives the indicators equal insets")
  func documentsInsets() {
    let view = MockScrollView()
    play(.document, view) { keyboard in
      keyboard.show()
      #expect(view.contentInsets == ContentInsets(top: 8, left: 0, bottom: 304, right: 0))
      #expect(view.indicatorInsets == view.contentInsets)
      keyboard.hide()
    }
    #expect(view.contentInsets == ContentInsets(top: 8, left: 0, bottom: 0, right: 0))
    #expect(view.indicatorInsets == view.contentInsets)
  }

  @Test("a `DocumentKeyboardManager` that observes the keyboard is freed", .tags(.memory))
  func freed() async {
    await expectFreed {
      let manager = DocumentKeyboardManager(
        tableView: MockScrollView(), center: NotificationCenter())
      manager.beginObservingKeyboard()
      return manager
    }
  }
}
