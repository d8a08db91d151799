import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/present(_:animated:completion:)
/// The order of the calls is observed, not documented.
@Suite("An animated transition ends after the call returns", .countsWarnings)
@MainActor struct LaterTurnTests {
  private let callLog = CallLog()
  private let root: LoggingController
  private let navigation: UINavigationController
  private let window: UIWindow

  init() async {
    root = LoggingController("root", callLog)
    navigation = UINavigationController(rootViewController: root)
    window = makeWindow(navigation)
    await settle(window)
    _ = callLog.take()
  }

  private func makeModal(_ title: String = "modal") -> LoggingController {
    .loaded(title, callLog)
  }

  private func attempt(_ presented: String, on presenter: String, from: String) -> String {
    "Attempt to present <\(presented)> on <\(presenter)> (from <\(from)>)"
  }

  @Test("a presentation calls `viewWillAppear` first, `viewDidAppear` and the completion later")
  func presentation() async {
    root.present(makeModal(), animated: true) { [callLog] in callLog.write("completion") }
    #expect(callLog.take() == ["modal willAppear", "modal isAppearing"])
    await settle(window)
    #expect(callLog.take() == ["modal didAppear", "completion"])
  }

  @Test("a dismissal calls `viewWillDisappear` first, `viewDidDisappear` and the completion later")
  func dismissal() async {
    await present(makeModal(), on: root, in: window)
    _ = callLog.take()
    root.dismiss(animated: true) { [callLog] in callLog.write("completion") }
    root.transitionCoordinator?.animate(alongsideTransition: nil) { [callLog] _ in
      callLog.write("coordinator")
    }
    #expect(callLog.take() == ["modal willDisappear"])
    #expect(root.presentedViewController != nil)
    await settle(window)
    #expect(callLog.take() == ["modal didDisappear", "coordinator", "completion"])
    #expect(root.presentedViewController == nil)
  }

  @Test("a push calls `viewWillAppear` first, and `viewDidAppear` later")
  func push() async {
    let detail = makeModal("detail")
    navigation.pushViewController(detail, animated: true)
    callLog.expect(
      "detail willMove(in)", "root willDisappear", "detail willAppear", "detail isAppearing")
    await settle(window)
    #expect(callLog.take() == ["root didDisappear", "detail didAppear", "detail didMove(in)"])
  }

  @Test(
    "a presentation during a dismissal warns and presents nothing",
    .bug("https://github.com/lionheart/openradar-mirror/issues/11522"))
  func presentDuringDismissal() async {
    await present(makeModal(), on: root, in: window)
    root.dismiss(animated: true)
    root.present(makeModal(), animated: true)
    let text = attempt("LoggingController", on: "UINavigationController", from: "LoggingController")
    expectWarnings("\(text) while a presentation is in progress.")
    await settle(window)
    #expect(root.presentedViewController == nil)
  }

  @Test("the completion of a dismissal may present a controller")
  func presentAfterDismissal() async {
    await present(makeModal(), on: root, in: window)
    let next = makeModal("next")
    root.dismiss(animated: true) { [root] in
      root.present(next, animated: true)
      #expect(next.isBeingPresented)
    }
    await settle(window)
    #expect(root.presentedViewController === next)
    #expect(!next.isBeingPresented && callLog.take().suffix(1) == ["next didAppear"])
  }

  /// Source: UIKit's warnings in public reports.
  @Test("during a presentation, a second presentation and a dismissal log warnings")
  func presentDuringPresentation() async {
    let modal = makeModal()
    root.present(modal, animated: true)
    root.present(makeModal(), animated: true)
    modal.present(makeModal(), animated: true)
    modal.dismiss(animated: true)
    let outer = attempt(
      "LoggingController", on: "UINavigationController", from: "LoggingController")
    let inner = attempt("LoggingController", on: "LoggingController", from: "LoggingController")
    expectWarnings(
      "\(outer) which is already presenting <LoggingController>.",
      "\(inner) while a presentation is in progress.",
      """
      Attempt to dismiss from view controller <UINavigationController> while a presentation or \
      dismiss is in progress!
      """)
    await settle(window)
    #expect(root.presentedViewController === modal && modal.presentedViewController == nil)
  }

  private final class Eager: UIViewController {
    var lead: (@MainActor (Eager) -> Void)?
    override func viewDidAppear(_ animated: Bool) {
      lead?(self)
      lead = nil
    }
  }

  @Test(
    "a presented controller may present a controller or dismiss itself in `viewDidAppear`",
    arguments: [true, false])
  func fromDidAppear(presents: Bool) async {
    let (eager, next) = (Eager(), makeModal("next"))
    eager.lead = { eager in
      if presents { eager.present(next, animated: true) } else { eager.dismiss(animated: true) }
    }
    root.present(eager, animated: true)
    await settle(window)
    #expect(root.presentedViewController === (presents ? eager : nil))
    #expect(eager.presentedViewController === (presents ? next : nil))
  }

  @Test("a controller that reappears after a full-screen dismissal may present a controller")
  func presentOnReturn() async {
    let (eager, full, next) = (Eager(), makeModal(), makeModal("next"))
    navigation.setViewControllers([eager], animated: false)
    await settle(window)
    full.modalPresentationStyle = .fullScreen
    await present(full, on: navigation, in: window)
    eager.lead = { $0.present(next, animated: true) }
    navigation.dismiss(animated: true)
    await settle(window)
    #expect(navigation.presentedViewController === next && !next.isBeingPresented)
    #expect(navigation.transitionCoordinator == nil && full.presentingViewController == nil)
  }

  @Test("a second push waits until the first push ends, and then the second controller appears")
  func pushDuringPush() async {
    let (first, second) = (makeModal("first"), makeModal("second"))
    navigation.pushViewController(first, animated: true)
    navigation.pushViewController(second, animated: true)
    #expect(navigation.viewControllers == [root, first])
    await settle(window)
    #expect(navigation.viewControllers == [root, first, second])
    #expect(
      callLog.take().filter { $0.hasSuffix("didAppear") } == [
        "first didAppear", "second didAppear",
      ])
  }

  @Test("`setViewControllers` with the same top controller starts no transition, even if animated")
  func sameTop() {
    let below = makeModal("below")
    navigation.setViewControllers([below, root], animated: true)
    #expect(navigation.transitionCoordinator == nil && below.parent === navigation)
  }

  @Test(
    "replacing the root during a modal transition keeps the appearance calls balanced",
    arguments: [UIModalPresentationStyle.automatic, .fullScreen], [true, false])
  func replacedRoot(style: UIModalPresentationStyle, dismisses: Bool) async {
    let modal = makeModal()
    modal.modalPresentationStyle = style
    root.present(modal, animated: !dismisses)
    if dismisses { root.dismiss(animated: true) }
    window.rootViewController = UIViewController()
    await settle(window)
    let calls = callLog.take()
    for title in ["root", "modal"] {
      #expect(calls.last { $0.hasPrefix(title) } == "\(title) didDisappear")
    }
    #expect(navigation.presentedViewController == nil && !modal.isBeingPresented)
  }
}
