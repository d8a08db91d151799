import HeadlessUI
import TestSupport
import Testing

@Suite("UINavigationController: held transitions and swipes back")
@MainActor struct TransitionTests {
  private let callLog = CallLog()
  private let list: LoggingController
  private let detail: LoggingController
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    list = LoggingController("list", callLog)
    detail = LoggingController("detail", callLog)
    navigation = UINavigationController(rootViewController: list)
    window = makeWindow(navigation)
    window.holdsTransitions = true
    detail.loadViewIfNeeded()
    _ = callLog.take()
  }

  @Test("with `holdsTransitions`, a push begins immediately and ends with `finishTransitions()`")
  func heldPush() {
    navigation.pushViewController(detail, animated: true)
    callLog.expect(
      "detail willMove(in)", "list willDisappear", "detail willAppear", "detail isAppearing")
    #expect(navigation.topViewController === detail)
    #expect(navigation.view.subviews == [list.view, detail.view])
    window.finishTransitions()
    #expect(callLog.take() == ["list didDisappear", "detail didAppear", "detail didMove(in)"])
    #expect(navigation.view.subviews == [detail.view])
  }

  private final class Impatient: UIViewController {
    var lead: (@MainActor () -> Void)?
    override func viewDidAppear(_ animated: Bool) {
      lead?()
      lead = nil
    }
  }

  @Test("with `holdsTransitions`, a push without animation ends immediately")
  func notAnimated() {
    navigation.pushViewController(detail, animated: false)
    #expect(!window.isTransitioning)
    #expect(detail.parent === navigation && navigation.view.subviews == [detail.view])
  }

  @Test("a cancelled swipe back makes the lower controller disappear and the top controller appear")
  func cancelledSwipe() {
    navigation.pushViewController(detail, animated: false)
    _ = callLog.take()
    #expect(navigation.beginInteractivePop())
    #expect(navigation.viewControllers == [list])
    navigation.cancelInteractivePop()
    callLog.expect(
      "detail willMove(out)", "detail willDisappear", "list willAppear", "list isAppearing",
      "list willDisappear", "list didDisappear", "detail willAppear", "detail isAppearing",
      "detail didAppear")
    #expect(navigation.viewControllers == [list, detail])
    #expect(navigation.children == [list, detail])
    #expect(navigation.view.subviews == [detail.view])
  }

  @Test("a finished swipe back makes the same calls as a pop")
  func finishedSwipe() {
    navigation.pushViewController(detail, animated: false)
    _ = callLog.take()
    navigation.beginInteractivePop()
    navigation.finishInteractivePop()
    callLog.expect(
      "detail willMove(out)", "detail willDisappear", "list willAppear", "list isAppearing",
      "detail didDisappear", "list didAppear", "detail didMove(out)")
  }

  @Test("a push during a swipe back runs after the swipe has ended", arguments: [true, false])
  func pushDuringSwipe(isCancelled: Bool) {
    navigation.pushViewController(detail, animated: false)
    let next = UIViewController()
    navigation.beginInteractivePop()
    navigation.pushViewController(next, animated: true)
    if isCancelled { navigation.cancelInteractivePop() } else { navigation.finishInteractivePop() }
    #expect(navigation.viewControllers == (isCancelled ? [list, detail, next] : [list, next]))
  }

  @Test(
    "after the window's root is replaced, cancelling a swipe back makes no appearance calls",
    .recordsViolations)
  func cancelledAfterReplacement() {
    navigation.pushViewController(detail, animated: false)
    navigation.beginInteractivePop()
    window.rootViewController = UIViewController()
    _ = callLog.take()
    navigation.cancelInteractivePop()
    #expect(callLog.take().isEmpty && takeViolations().isEmpty)
    #expect(navigation.viewControllers == [list, detail])
    detail.removeFromParent()
    #expect(takeViolations().map(\.severity) == [.warning])
  }

  @Test("swiping back requires a previous controller, a back button and an enabled gesture")
  func noSwipe() {
    #expect(!navigation.beginInteractivePop())
    navigation.pushViewController(detail, animated: false)
    detail.navigationItem.hidesBackButton = true
    #expect(!navigation.beginInteractivePop())
    detail.navigationItem.hidesBackButton = false
    navigation.isInteractivePopEnabled = false
    #expect(!navigation.beginInteractivePop())
    navigation.isInteractivePopEnabled = true
    #expect(navigation.beginInteractivePop())
    #expect(!navigation.beginInteractivePop())
    navigation.finishInteractivePop()
  }

  @Test("`cancelInteractivePop()` and `finishInteractivePop()` do not affect a push")
  func notInteractive() {
    navigation.pushViewController(detail, animated: true)
    navigation.cancelInteractivePop()
    navigation.finishInteractivePop()
    #expect(navigation.viewControllers == [list, detail] && window.isTransitioning)
    window.finishTransitions()
    #expect(navigation.view.subviews == [detail.view])
  }

  @Test("each `finishTransitions()` ends one transition, and the next waiting transition begins")
  func steps() {
    let linked = UIViewController()
    navigation.pushViewController(detail, animated: true)
    navigation.setViewControllers([list, linked], animated: true)
    window.finishTransitions()
    #expect(navigation.viewControllers == [list, linked])
    #expect(window.isTransitioning)
    window.finishTransitions()
    #expect(navigation.view.subviews == [linked.view])
    #expect(!window.isTransitioning)
  }

  @Test("with `holdsTransitions`, a push from `viewDidAppear` needs another `finishTransitions()`")
  func pushFromDidAppear() {
    let impatient = Impatient()
    impatient.lead = { [navigation, detail] in
      navigation.pushViewController(detail, animated: true)
    }
    navigation.pushViewController(impatient, animated: true)
    window.finishTransitions()
    #expect(detail.viewIfLoaded?.window === window && window.isTransitioning)
    window.finishTransitions()
    #expect(navigation.view.subviews == [detail.view])
  }

  @Test("with `holdsTransitions`, an alert calls its handler after the dismissal")
  func heldAlert() {
    var called = false
    let alert = UIAlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Delete", style: .destructive) { _ in called = true })
    list.present(alert, animated: true)
    window.finishTransitions()
    alert.tap(alert.actions[0])
    #expect(!called && alert.isBeingDismissed)
    window.finishTransitions()
    #expect(called && list.presentedViewController == nil)
  }

  @Test(
    "a swipe back fails without a back button",
    .bug("https://github.com/grahammendick/navigation/pull/677"))
  func noBackButton() {
    navigation.pushViewController(detail, animated: false)
    let item = detail.navigationItem
    item.leftBarButtonItem = UIBarButtonItem(title: "Cancel")
    #expect(!navigation.beginInteractivePop())
    item.leftBarButtonItem = nil
    navigation.isNavigationBarHidden = true
    #expect(!navigation.beginInteractivePop())
    navigation.isNavigationBarHidden = false
    item.hidesBackButton = true
    #expect(!navigation.beginInteractivePop())
    item.hidesBackButton = false
    #expect(navigation.beginInteractivePop())
  }

  @Test(
    "the coordinator's completion is called when the transition finishes or is cancelled",
    .recordsViolations, arguments: [true, false])
  func completionIsCalled(_ isCancelled: Bool) {
    navigation.pushViewController(detail, animated: false)
    navigation.beginInteractivePop()
    var calls: [String] = []
    navigation.transitionCoordinator?.animate(
      alongsideTransition: { _ in calls.append("animates") },
      completion: { calls.append($0.isCancelled ? "cancelled" : "finished") })
    #expect(calls == ["animates"])
    if isCancelled { navigation.cancelInteractivePop() } else { navigation.finishInteractivePop() }
    #expect(calls == ["animates", isCancelled ? "cancelled" : "finished"])
    #expect(navigation.transitionCoordinator == nil)
  }
}
