import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: observed behavior, not documented. UIKit queues a change of the stack during a
/// transition.
@Suite("UINavigationController: during a transition")
@MainActor struct TransitionTests {
  private let callLog = CallLog()
  private let list: LoggingController
  private let detail: LoggingController
  private let navigation: UINavigationController
  private let window: UIWindow

  init() async {
    list = LoggingController("list", callLog)
    detail = LoggingController("detail", callLog)
    navigation = UINavigationController(rootViewController: list)
    window = makeWindow(navigation)
    await settle(window)
    detail.loadViewIfNeeded()
    _ = callLog.take()
  }

  @Test("`setViewControllers` during a transition runs after the transition")
  func deepLink() async {
    let linked = UIViewController()
    navigation.pushViewController(detail, animated: true)
    navigation.setViewControllers([list, linked], animated: true)
    #expect(navigation.viewControllers == [list, detail])
    await settle(window)
    #expect(navigation.viewControllers == [list, linked])
    #expect(linked.view.window === window && list.view.window == nil && detail.view.window == nil)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("a change during a transition runs afterwards, even if an earlier change has no effect")
  func afterNothing() async {
    let linked = UIViewController()
    navigation.pushViewController(detail, animated: true)
    navigation.popToViewController(detail, animated: true)
    navigation.pushViewController(linked, animated: false)
    await settle(window)
    #expect(navigation.viewControllers == [list, detail, linked])
  }

  #if !canImport(UIKit)  // UIKit raises an exception.
    @Test(
      "pushing a controller twice raises an exception when the second push runs", .countsWarnings,
      .bug("https://github.com/wordpress-mobile/WordPress-iOS/issues/7284"))
    func doubleTap() async {
      navigation.pushViewController(detail, animated: true)
      navigation.pushViewController(detail, animated: true)
      expectExceptions()
      await settle(window)
      #expect(takeExceptions().count == 1)
    }
  #endif

  private final class Impatient: UIViewController {
    var lead: (@MainActor () -> Void)?
    override func viewDidAppear(_ animated: Bool) {
      lead?()
      lead = nil
    }
  }

  @Test("a push from `viewDidAppear` begins after all calls for the first push")
  func pushFromDidAppear() async {
    final class Delegate: NSObject, UINavigationControllerDelegate {
      var shown: [UIViewController] = []
      func navigationController(
        _ navigationController: UINavigationController, didShow viewController: UIViewController,
        animated: Bool
      ) { shown.append(viewController) }
    }
    let (delegate, impatient) = (Delegate(), Impatient())
    navigation.delegate = delegate
    impatient.lead = { [navigation, detail] in
      navigation.pushViewController(detail, animated: true)
    }
    navigation.pushViewController(impatient, animated: true)
    await settle(window)
    #expect(delegate.shown == [impatient, detail])
    #expect(navigation.viewControllers == [list, impatient, detail])
  }

  @Test("a pop from `viewDidAppear` returns the controller without a warning", .countsWarnings)
  func popFromDidAppear() async {
    let impatient = Impatient()
    impatient.lead = { [navigation] in
      #expect(navigation.popViewController(animated: true) === impatient)
    }
    navigation.pushViewController(impatient, animated: true)
    await settle(window)
    #expect(navigation.viewControllers == [list])
    expectWarnings()
  }

  @Test(
    "a pop during a transition warns, returns nil and runs afterwards", .countsWarnings,
    .bug("https://github.com/recruit-mp/RMPZoomTransitionAnimator/issues/19"))
  func nestedPop() async {
    navigation.pushViewController(detail, animated: true)
    #expect(navigation.popViewController(animated: false) == nil)
    expectWarnings("nested pop animation can result in corrupted navigation bar")
    await settle(window)
    #expect(navigation.viewControllers == [list])
  }

  @Test("a pop to the root during a transition returns nil and runs afterwards")
  func nestedPopToRoot() async {
    navigation.pushViewController(detail, animated: true)
    #expect(navigation.popToRootViewController(animated: false) == nil)
    await settle(window)
    #expect(navigation.viewControllers == [list])
  }

  @Test(
    "replacing the window's root during a transition keeps the appearance calls balanced",
    .countsWarnings)
  func replaced() async {
    navigation.pushViewController(detail, animated: true)
    window.rootViewController = UIViewController()
    await settle(window)
    expectWarnings()
    #expect(callLog.take().suffix(1) == ["detail didMove(in)"])
  }
}
