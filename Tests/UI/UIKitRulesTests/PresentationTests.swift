import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: https://developer.apple.com/documentation/uikit/uimodalpresentationstyle/fullscreen
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/dismiss(animated:completion:)
/// The order of the appearance calls of two controllers is observed, not documented.
@Suite("UIViewController: presentation")
@MainActor struct PresentationTests {
  private let callLog = CallLog()
  private let root: LoggingController
  private let window: UIWindow

  init() async {
    root = LoggingController("root", callLog)
    window = makeWindow(root)
    await settle(window)
    _ = callLog.take()
  }

  private func makeModal(_ style: UIModalPresentationStyle = .automatic) -> LoggingController {
    let modal = LoggingController.loaded("modal", callLog)
    modal.modalPresentationStyle = style
    return modal
  }

  /// Since iOS 13 the default style is a sheet, which leaves its presenter visible.
  @Test(
    "the presenter of a sheet or of an `overFullScreen` controller does not disappear",
    arguments: [UIModalPresentationStyle.automatic, .pageSheet, .formSheet, .overFullScreen])
  func sheet(style: UIModalPresentationStyle) async {
    let modal = makeModal(style)
    root.present(modal, animated: false) { [callLog] in callLog.write("completion") }
    await settle(window)
    #expect(
      callLog.take() == ["modal willAppear", "modal isAppearing", "modal didAppear", "completion"])
    #expect(root.presentedViewController === modal)
    #expect(modal.presentingViewController === root)
    #expect(root.view.window === window && modal.view.window === window)
    modal.dismiss(animated: false) { [callLog] in callLog.write("completion") }
    await settle(window)
    #expect(callLog.take() == ["modal willDisappear", "modal didDisappear", "completion"])
    #expect(root.presentedViewController == nil && modal.presentingViewController == nil)
    #expect(root.view.window === window && modal.view.window == nil)
  }

  @Test("the presenter of a full-screen controller disappears until the controller is dismissed")
  func fullScreen() async {
    await present(makeModal(.fullScreen), on: root, in: window)
    callLog.expect(
      "root willDisappear", "modal willAppear", "modal isAppearing", "modal didAppear",
      "root didDisappear")
    #expect(root.view.window == nil)
    await dismiss(from: root, in: window)
    callLog.expect(
      "modal willDisappear", "root willAppear", "root isAppearing", "root didAppear",
      "modal didDisappear")
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
    let modal = Modal()
    await present(modal, on: root, in: window)
    #expect(modal.presented == [true] && !modal.isBeingPresented)
    await dismiss(from: root, in: window)
    #expect(modal.dismissed == [true] && !modal.isBeingDismissed)
  }

  @Test("a dismissal also dismisses the controllers above the presented controller")
  func stack() async {
    let (low, high) = (makeModal(), LoggingController("high", callLog))
    await present(low, on: root, in: window)
    await present(high, on: low, in: window)
    _ = callLog.take()
    await dismiss(from: root, in: window)
    callLog.expect(
      "high willDisappear", "high didDisappear", "modal willDisappear", "modal didDisappear")
    #expect(root.view.window === window)
    #expect(low.view.window == nil && high.view.window == nil)
    root.dismiss(animated: false) { [callLog] in callLog.write("never") }
    await settle(window)
    #expect(callLog.take().isEmpty)
  }

  @Test("dismissing two full-screen controllers shows the root controller again", .countsWarnings)
  func fullScreenStack() async {
    let (low, high) = (makeModal(.fullScreen), LoggingController("high", callLog))
    high.modalPresentationStyle = .fullScreen
    await present(low, on: root, in: window)
    await present(high, on: low, in: window)
    _ = callLog.take()
    await dismiss(from: root, in: window)
    callLog.expect(
      "high willDisappear", "high didDisappear", "root willAppear", "root isAppearing",
      "root didAppear")
    #expect(root.view.window === window)
    #expect(low.view.window == nil && high.view.window == nil)
    #expect(root.presentedViewController == nil && low.presentingViewController == nil)
    expectWarnings()
  }

  /// Source: observed behavior, not documented.
  @Test("replacing the root controller removes the presented controller")
  func newRoot() async {
    let modal = makeModal(.fullScreen)
    await present(modal, on: root, in: window)
    _ = callLog.take()
    window.rootViewController = UIViewController()
    await settle(window)
    #expect(callLog.take() == ["modal willDisappear", "modal didDisappear"])
    #expect(modal.view.window == nil)
  }
}
