import HeadlessUI
import TestSupport
import Testing

@Suite("HeadlessUI: a display ends the running transitions", .recordsViolations)
@MainActor struct LaterTurnTests {
  private let callLog = CallLog()
  private let root: LoggingController
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    root = LoggingController("root", callLog)
    navigation = UINavigationController(rootViewController: root)
    window = makeWindow(navigation)
    _ = callLog.take()
  }

  private func makeModal(_ title: String = "modal") -> LoggingController {
    .loaded(title, callLog)
  }

  /// Waits for the next display, which ends the running transitions.
  private func nextTurn() async {
    var isDisplayed = false
    let observation = window.addDisplayObserver { isDisplayed = true }
    for _ in 0..<20 where !isDisplayed { await Task.yield() }
    observation.cancel()
  }

  @Test("without animation, a transition ends and calls its completion immediately")
  func notAnimated() {
    let detail = makeModal("detail")
    navigation.pushViewController(detail, animated: false)
    #expect(callLog.take().suffix(2) == ["detail didAppear", "detail didMove(in)"])
    detail.present(makeModal(), animated: false) { [callLog] in callLog.write("presented") }
    #expect(callLog.take().suffix(2) == ["modal didAppear", "presented"])
    root.dismiss(animated: false) { [callLog] in callLog.write("dismissed") }
    #expect(callLog.take().suffix(2) == ["modal didDisappear", "dismissed"])
    #expect(!window.isTransitioning)
  }

  @Test("an alert's handler may present a controller, because the alert is dismissed first")
  func alertHandler() async {
    let next = makeModal("next")
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    alert.addAction(
      UIAlertAction(title: "Yes", style: .default) { [root] _ in
        root.present(next, animated: true)
      })
    root.present(alert, animated: true)
    #expect(!alert.tap(alert.actions[0]))
    await nextTurn()
    #expect(alert.tap(alert.actions[0]))
    #expect(root.presentedViewController === alert)
    await nextTurn()
    #expect(root.presentedViewController === next)
  }

  @Test("the next display ends a push and begins a second push that was waiting")
  func pushDuringPush() async {
    let (first, second) = (makeModal("first"), makeModal("second"))
    navigation.pushViewController(first, animated: true)
    navigation.pushViewController(second, animated: true)
    window.displayIfNeeded()
    #expect(navigation.viewControllers == [root, first, second] && window.isTransitioning)
    await nextTurn()
    #expect(!window.isTransitioning)
  }
}
