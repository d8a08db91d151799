import HeadlessUI
import TestSupport
import Testing

@Suite("UIViewController: presentation", .tags(.uiKitRule))
@MainActor struct PresentationTests {
  private let callLog = CallLog()

  private func makeRoot() -> (root: LoggingController, window: UIWindow) {
    let root = LoggingController("root", callLog)
    let window = makeWindow(root)
    _ = callLog.take()
    return (root, window)
  }

  private func makeModal(_ style: UIModalPresentationStyle = .automatic) -> LoggingController {
    let modal = LoggingController("modal", callLog)
    modal.modalPresentationStyle = style
    modal.loadViewIfNeeded()
    _ = callLog.take()
    return modal
  }

  /// Since iOS 13 a presented controller is a sheet, so its presenter does not disappear.
  @Test(
    "the presenter of a sheet does not disappear",
    arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen])
  func sheet(style: UIModalPresentationStyle) {
    let (root, window) = makeRoot()
    let modal = makeModal(style)
    root.present(modal, animated: false) { [callLog] in callLog.write("completion") }
    #expect(
      callLog.take() == [
        "modal willAppear", "modal isAppearing", "modal didAppear", "completion",
      ])
    #expect(root.presentedViewController === modal)
    #expect(modal.presentingViewController === root)
    #expect(window.subviews == [root.view, modal.view])
    modal.dismiss(animated: false) { [callLog] in callLog.write("completion") }
    #expect(callLog.take() == ["modal willDisappear", "modal didDisappear", "completion"])
    #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
  }

  /// With `.fullScreen` the presenter's view leaves the window until the dismissal.
  @Test("the presenter of a full-screen controller disappears until the controller is dismissed")
  func fullScreen() {
    let (root, window) = makeRoot()
    root.present(makeModal(.fullScreen), animated: false)
    #expect(
      callLog.take() == [
        "root willDisappear", "modal willAppear", "modal isAppearing", "modal didAppear",
        "root didDisappear",
      ])
    #expect(root.view.window == nil)
    root.dismiss(animated: false)
    #expect(
      callLog.take() == [
        "modal willDisappear", "root willAppear", "root isAppearing", "root didAppear",
        "modal didDisappear",
      ])
    #expect(root.view.window === window)
  }

  @Test("`isBeingPresented` and `isBeingDismissed` are true during the transition")
  func flags() {
    final class Modal: UIViewController {
      var presented: [Bool] = []
      var dismissed: [Bool] = []
      override func viewDidAppear(_ animated: Bool) { presented.append(isBeingPresented) }
      override func viewDidDisappear(_ animated: Bool) { dismissed.append(isBeingDismissed) }
    }
    let (root, window) = makeRoot()
    let modal = Modal()
    root.present(modal, animated: false)
    presentedFlags(modal.presented, modal.isBeingPresented)
    root.dismiss(animated: false)
    presentedFlags(modal.dismissed, modal.isBeingDismissed)
    withExtendedLifetime(window) {}
  }

  private func presentedFlags(_ during: [Bool], _ after: Bool) {
    #expect(during == [true])
    #expect(!after)
  }

  @Test(
    "a second presentation by the same controller warns and presents nothing", .recordsViolations)
  func twice() {
    let (root, window) = makeRoot()
    let first = makeModal()
    root.present(first, animated: false)
    root.present(
      UIAlertController(title: "A", message: nil, preferredStyle: .alert), animated: false)
    #expect(
      takeViolations() == [
        Violation(
          .warning,
          """
          Attempt to present <UIAlertController> on <LoggingController> (from <LoggingController>) which \
          is already presenting <LoggingController>.
          """)
      ])
    #expect(root.presentedViewController === first)
    withExtendedLifetime(window) {}
  }

  @Test(
    "a presentation by a controller outside a window warns and presents nothing", .recordsViolations
  )
  func notInWindow() {
    let root = UIViewController()
    root.present(UIViewController(), animated: false)
    #expect(
      takeViolations() == [
        Violation(
          .warning,
          """
          Attempt to present <UIViewController> on <UIViewController> (from <UIViewController>) whose \
          view is not in the window hierarchy.
          """)
      ])
    #expect(root.presentedViewController == nil)
  }

  /// On iOS 16, UIKit logs a warning, and the navigation controller presents instead.
  @Test(
    "if a covered controller presents, HeadlessUI warns, and its navigation controller presents",
    .recordsViolations)
  func detached() {
    let buried = UIViewController()
    let navigation = UINavigationController(rootViewController: buried)
    let window = makeWindow(navigation)
    navigation.pushViewController(UIViewController(), animated: false)
    let modal = UIViewController()
    buried.present(modal, animated: false)
    #expect(takeViolations().first?.message.contains("from detached view controller") == true)
    #expect(navigation.presentedViewController === modal)
    #expect(modal.presentingViewController === navigation)
    withExtendedLifetime(window) {}
  }

  @Test(
    "presenting a child, the presenter itself or a presented controller raises an exception",
    .recordsViolations)
  func active() {
    let (root, window) = makeRoot()
    let child = UIViewController()
    root.addChild(child)
    root.present(child, animated: false)
    root.present(root, animated: false)
    let modal = makeModal()
    root.present(modal, animated: false)
    modal.present(modal, animated: false)
    let other = UIViewController()
    modal.present(other, animated: false)
    root.present(other, animated: false)
    #expect(
      takeViolations().map(\.message) == [
        """
        Application tried to present modally a view controller <UIViewController> that has a parent \
        view controller <LoggingController>.
        """,
        """
        Application tried to present modal view controller on itself. Presenting controller is \
        <LoggingController>.
        """,
        """
        Application tried to present modal view controller on itself. Presenting controller is \
        <LoggingController>.
        """,
        """
        Application tried to present modally a view controller <UIViewController> that is already \
        being presented by <LoggingController>.
        """,
      ])
    withExtendedLifetime(window) {}
  }

  @Test("a dismissal also dismisses the controllers above the presented controller")
  func stack() {
    let (root, window) = makeRoot()
    let (low, high) = (makeModal(), LoggingController("high", callLog))
    root.present(low, animated: false)
    low.present(high, animated: false)
    _ = callLog.take()
    root.dismiss(animated: false)
    #expect(
      callLog.take() == [
        "high willDisappear", "high didDisappear", "modal willDisappear", "modal didDisappear",
      ])
    #expect(window.subviews == [root.view])
    root.dismiss(animated: false) { [callLog] in callLog.write("never") }
    #expect(callLog.take().isEmpty)
  }

  /// Before the dismissal, the root's view is outside the window.
  ///
  /// `high` covers `low`, so `low` gets no appearance calls.
  @Test(
    "dismissing two full-screen controllers shows the root controller again", .recordsViolations)
  func fullScreenStack() {
    let (root, window) = makeRoot()
    let (low, high) = (makeModal(.fullScreen), LoggingController("high", callLog))
    high.modalPresentationStyle = .fullScreen
    root.present(low, animated: false)
    low.present(high, animated: false)
    _ = callLog.take()
    root.dismiss(animated: false)
    #expect(
      callLog.take() == [
        "high willDisappear", "high didDisappear", "root willAppear", "root isAppearing",
        "root didAppear",
      ])
    #expect(window.subviews == [root.view])
    #expect(root.presentedViewController == nil && low.presentingViewController == nil)
    #expect(takeViolations().isEmpty)
  }

  @Test("replacing the root controller removes the presented controller")
  func newRoot() {
    let (root, window) = makeRoot()
    root.present(makeModal(.fullScreen), animated: false)
    _ = callLog.take()
    window.rootViewController = UIViewController()
    #expect(callLog.take() == ["modal willDisappear", "modal didDisappear"])
    #expect(window.subviews.count == 1)
  }

  @Test("a dismissal during a presentation warns and dismisses nothing", .recordsViolations)
  func dismissedTooEarly() {
    let (root, window) = makeRoot()
    window.holdsTransitions = true
    let modal = makeModal()
    root.present(modal, animated: true)
    #expect(modal.isBeingPresented && window.isTransitioning)
    root.dismiss(animated: true)
    #expect(takeViolations().map(\.severity) == [.warning])
    window.finishTransitions()
    #expect(!modal.isBeingPresented && !window.isTransitioning)
    root.dismiss(animated: true)
    root.dismiss(animated: true)
    #expect(takeViolations().map(\.severity) == [.warning])
    window.finishTransitions()
    #expect(root.presentedViewController == nil)
  }
}
