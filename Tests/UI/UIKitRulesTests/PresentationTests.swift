import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: Apple, `present(_:animated:completion:)`, `dismiss(animated:completion:)`,
/// `UIModalPresentationStyle.fullScreen`.
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
/// https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen
/// The order of the appearance calls of two controllers is observed, not documented.
@Suite("UIViewController: presentation")
@MainActor struct PresentationTests {
  private let callLog = CallLog()

  private func makeRoot() async -> (root: LoggingController, window: UIWindow) {
    let root = LoggingController("root", callLog)
    let window = makeWindow(root)
    await settle(window)
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
  func sheet(style: UIModalPresentationStyle) async {
    let (root, window) = await makeRoot()
    let modal = makeModal(style)
    root.present(modal, animated: false) { [callLog] in callLog.write("completion") }
    await settle(window)
    #expect(
      callLog.take() == [
        "modal willAppear", "modal isAppearing", "modal didAppear", "completion",
      ])
    #expect(root.presentedViewController === modal)
    #expect(modal.presentingViewController === root)
    #expect(root.view.window === window && modal.view.window === window)
    modal.dismiss(animated: false) { [callLog] in callLog.write("completion") }
    await settle(window)
    #expect(callLog.take() == ["modal willDisappear", "modal didDisappear", "completion"])
    #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
    #expect(root.view.window === window && modal.view.window == nil)
  }

  /// With `.fullScreen` the presenter's view leaves the window until the dismissal.
  @Test("the presenter of a full-screen controller disappears until the controller is dismissed")
  func fullScreen() async {
    let (root, window) = await makeRoot()
    root.present(makeModal(.fullScreen), animated: false)
    await settle(window)
    #expect(
      callLog.take() == [
        "root willDisappear", "modal willAppear", "modal isAppearing", "modal didAppear",
        "root didDisappear",
      ])
    #expect(root.view.window == nil)
    root.dismiss(animated: false)
    await settle(window)
    #expect(
      callLog.take() == [
        "modal willDisappear", "root willAppear", "root isAppearing", "root didAppear",
        "modal didDisappear",
      ])
    #expect(root.view.window === window)
  }

  @Test("`isBeingPresented` and `isBeingDismissed` are true during the transition")
  func flags() async {
    final class Modal: UIViewController {
      var presented: [Bool] = []
      var dismissed: [Bool] = []
      override func viewDidAppear(_ animated: Bool) { presented.append(isBeingPresented) }
      override func viewDidDisappear(_ animated: Bool) { dismissed.append(isBeingDismissed) }
    }
    let (root, window) = await makeRoot()
    let modal = Modal()
    root.present(modal, animated: false)
    await settle(window)
    presentedFlags(modal.presented, modal.isBeingPresented)
    root.dismiss(animated: false)
    await settle(window)
    presentedFlags(modal.dismissed, modal.isBeingDismissed)
    withExtendedLifetime(window) {}
  }

  private func presentedFlags(_ during: [Bool], _ after: Bool) {
    #expect(during == [true])
    #expect(!after)
  }

  @Test("a dismissal also dismisses the controllers above the presented controller")
  func stack() async {
    let (root, window) = await makeRoot()
    let (low, high) = (makeModal(), LoggingController("high", callLog))
    root.present(low, animated: false)
    await settle(window)
    low.present(high, animated: false)
    await settle(window)
    _ = callLog.take()
    root.dismiss(animated: false)
    await settle(window)
    #expect(
      callLog.take() == [
        "high willDisappear", "high didDisappear", "modal willDisappear", "modal didDisappear",
      ])
    #expect(root.view.window === window)
    #expect(low.view.window == nil && high.view.window == nil)
    root.dismiss(animated: false) { [callLog] in callLog.write("never") }
    await settle(window)
    #expect(callLog.take().isEmpty)
  }

  /// Before the dismissal, the root's view is outside the window.
  ///
  /// `high` covers `low`, so `low` gets no appearance calls.
  @Test(
    "dismissing two full-screen controllers shows the root controller again", .countsWarnings)
  func fullScreenStack() async {
    let (root, window) = await makeRoot()
    let (low, high) = (makeModal(.fullScreen), LoggingController("high", callLog))
    high.modalPresentationStyle = .fullScreen
    root.present(low, animated: false)
    await settle(window)
    low.present(high, animated: false)
    await settle(window)
    _ = callLog.take()
    root.dismiss(animated: false)
    await settle(window)
    #expect(
      callLog.take() == [
        "high willDisappear", "high didDisappear", "root willAppear", "root isAppearing",
        "root didAppear",
      ])
    #expect(root.view.window === window)
    #expect(low.view.window == nil && high.view.window == nil)
    #expect(root.presentedViewController == nil && low.presentingViewController == nil)
    expectWarnings([])
  }

  /// Source: observed behavior, not documented.
  @Test("replacing the root controller removes the presented controller")
  func newRoot() async {
    let (root, window) = await makeRoot()
    let modal = makeModal(.fullScreen)
    root.present(modal, animated: false)
    await settle(window)
    _ = callLog.take()
    window.rootViewController = UIViewController()
    await settle(window)
    #expect(callLog.take() == ["modal willDisappear", "modal didDisappear"])
    #expect(modal.view.window == nil)
  }
}
