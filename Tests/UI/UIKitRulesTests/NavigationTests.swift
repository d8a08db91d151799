import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Records the delegate calls of a navigation controller.
private final class DelegateSpy: NSObject, UINavigationControllerDelegate {
  let callLog: CallLog

  init(_ callLog: CallLog) {
    self.callLog = callLog
  }

  func navigationController(
    _ navigationController: UINavigationController, willShow viewController: UIViewController,
    animated: Bool
  ) {
    callLog.write("willShow \(viewController.title ?? "?")")
  }
  func navigationController(
    _ navigationController: UINavigationController, didShow viewController: UIViewController,
    animated: Bool
  ) {
    callLog.write("didShow \(viewController.title ?? "?")")
  }
}

/// Source: https://developer.apple.com/documentation/uikit/uinavigationcontrollerdelegate
/// developer.apple.com/documentation/uikit/uinavigationcontroller/pushviewcontroller(_:animated:)
/// developer.apple.com/documentation/uikit/uinavigationcontroller/setviewcontrollers(_:animated:)
/// The order of the calls is observed, not documented.
@Suite("UINavigationController")
@MainActor struct NavigationTests {
  private let callLog = CallLog()
  private let delegate: DelegateSpy
  private let list: LoggingController
  private let detail: LoggingController
  private let navigation: UINavigationController
  private let window: UIWindow

  init() async {
    delegate = DelegateSpy(callLog)
    (list, detail) = (LoggingController("list", callLog), LoggingController("detail", callLog))
    detail.loadViewIfNeeded()
    navigation = UINavigationController(rootViewController: list)
    navigation.delegate = delegate
    window = makeWindow(navigation)
    await settle(window)
  }

  @Test("a view from `loadView()` has the size of the navigation controller's view")
  func ownView() async {
    final class Own: UIViewController {
      override func loadView() { view = UIView() }
    }
    let own = Own()
    navigation.pushViewController(own, animated: false)
    await settle(window)
    navigation.view.frame.size.width = 700
    navigation.view.layoutIfNeeded()
    #expect(own.view.frame == navigation.view.bounds)
  }

  @Test("the root controller appears with its navigation controller")
  func first() {
    callLog.expect(
      "detail load", "detail didLoad", "list willMove(in)", "list didMove(in)", "list load",
      "list didLoad", "willShow list", "list willAppear", "list isAppearing", "didShow list",
      "list didAppear")
    #expect(list.navigationController === navigation)
  }

  @Test("a push makes the appearance and delegate calls in UIKit's order")
  func push() async {
    _ = callLog.take()
    navigation.pushViewController(detail, animated: true)
    await settle(window)
    callLog.expect(
      "detail willMove(in)", "list willDisappear", "detail willAppear", "detail isAppearing",
      "willShow detail", "list didDisappear", "detail didAppear", "detail didMove(in)",
      "didShow detail")
    #expect(navigation.viewControllers == [list, detail])
    #expect(detail.view.isDescendant(of: navigation.view) && list.view.window == nil)
    #expect(navigation.children == [list, detail])
  }

  @Test("a pop makes the calls in order and removes the controller from its parent")
  func pop() async {
    navigation.pushViewController(detail, animated: true)
    await settle(window)
    _ = callLog.take()
    #expect(navigation.popViewController(animated: true) === detail)
    await settle(window)
    callLog.expect(
      "detail willMove(out)", "detail willDisappear", "list willAppear", "list isAppearing",
      "willShow list", "detail didDisappear", "list didAppear", "detail didMove(out)",
      "didShow list")
    #expect(detail.parent == nil && detail.navigationController == nil)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(callLog.take().isEmpty)
  }

  @Test("popping several controllers returns these controllers and loads none of their views")
  func popSeveral() async {
    let between = LoggingController("between", callLog)
    navigation.setViewControllers([list, between, detail], animated: false)
    await settle(window)
    #expect(!between.isViewLoaded)
    #expect(navigation.popToViewController(detail, animated: true) == [])
    #expect(navigation.popToRootViewController(animated: true) == [between, detail])
    await settle(window)
    #expect(navigation.viewControllers == [list] && !between.isViewLoaded)
    #expect(UINavigationController().popToRootViewController(animated: true) == nil)
  }

  @Test("replacing the stack keeps the controllers that are in both stacks")
  func replaced() async {
    navigation.pushViewController(detail, animated: false)
    await settle(window)
    _ = callLog.take()
    navigation.viewControllers = [detail]
    await settle(window)
    #expect(callLog.take() == ["list willMove(out)", "list didMove(out)"])
    #expect(navigation.topViewController === detail)
    navigation.viewControllers = []
    await settle(window)
    #expect(detail.view.window == nil)
  }

  #if !canImport(UIKit)  // UIKit raises an exception.
    @Test(
      "pushing a controller that is on the stack raises an exception", .countsWarnings,
      .bug("https://github.com/samuelclay/NewsBlur/issues/886"))
    func pushedTwice() {
      navigation.pushViewController(list, animated: true)
      expectExceptions(
        """
        <UINavigationController> is pushing the same view controller instance \
        (<LoggingController>) more than once which is not supported and is most likely an error \
        in the application
        """)
      #expect(navigation.viewControllers == [list])
    }

    /// Source: the text of UIKit's exception in public crash reports.
    @Test("each invalid change of the stack raises an exception", .countsWarnings)
    func rules() {
      navigation.pushViewController(UINavigationController(), animated: false)
      navigation.setViewControllers([list, list], animated: false)
      #expect(navigation.popToViewController(detail, animated: false) == nil)
      expectExceptions(
        "Pushing a navigation controller is not supported",
        """
        All view controllers in a navigation controller must be distinct ((
            "<LoggingController>",
            "<LoggingController>"
        ))
        """,
        "Tried to pop to a view controller that doesn't exist.")
      #expect(navigation.viewControllers == [list])
    }
  #endif

  /// Source: observed behavior, not documented.
  @Test("a push in the navigation controller's `viewWillAppear` shows only the new top controller")
  func pushWhileAppearing() async {
    final class Eager: UINavigationController {
      var push: (() -> Void)?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        push?()
      }
    }
    let eager = Eager(rootViewController: LoggingController("below", callLog))
    eager.push = { [weak eager, callLog, detail] in
      eager?.pushViewController(detail, animated: false)
      callLog.write("push returned")
    }
    eager.loadViewIfNeeded()
    _ = callLog.take()
    window.rootViewController = eager
    await settle(window)
    #expect(
      callLog.take().filter {
        ["below", "push"].contains(where: $0.hasPrefix) || $0.hasSuffix("ppear")
      }
        == [
          "list willDisappear", "list didDisappear", "detail willAppear", "push returned",
          "detail didAppear",
        ])
  }

  @Test("a push succeeds if the delegate implements no methods")
  func delegateWithoutMethods() async {
    let silent = SilentDelegate()
    navigation.delegate = silent
    navigation.pushViewController(detail, animated: true)
    await settle(window)
    #expect(navigation.topViewController === detail)
  }

  @Test("changing a stack outside a window makes no appearance calls")
  func offScreen() async {
    window.rootViewController = nil
    await settle(window)
    _ = callLog.take()
    navigation.pushViewController(detail, animated: true)
    #expect(callLog.take() == ["detail willMove(in)", "detail didMove(in)"])
    window.rootViewController = navigation
    await settle(window)
    #expect(callLog.take().suffix(2) == ["didShow detail", "detail didAppear"])
  }

  @Test(
    "pushing a split view controller warns and pushes nothing", .countsWarnings,
    .bug("https://github.com/grgcombs/IntelligentSplitViewController/issues/11"))
  func splitPushed() {
    navigation.pushViewController(UISplitViewController(style: .doubleColumn), animated: false)
    expectWarnings(
      """
      Split View Controllers cannot be pushed to a Navigation Controller <UINavigationController>
      """)
    #expect(navigation.viewControllers == [list])
  }
}
