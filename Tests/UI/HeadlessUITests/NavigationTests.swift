import HeadlessUI
import TestSupport
import Testing

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

/// A delegate without methods.
private final class SilentDelegate: NSObject, UINavigationControllerDelegate {}

@Suite("UINavigationController", .tags(.uiKitRule))
@MainActor struct NavigationTests {
  private let callLog = CallLog()
  private let delegate: DelegateSpy
  private let list: LoggingController
  private let detail: LoggingController
  private let navigation: UINavigationController
  private let window: UIWindow

  init() {
    delegate = DelegateSpy(callLog)
    list = LoggingController("list", callLog)
    detail = LoggingController("detail", callLog)
    detail.loadViewIfNeeded()
    navigation = UINavigationController(rootViewController: list)
    navigation.delegate = delegate
    window = makeWindow(navigation)
  }

  @Test("a view from `loadView()` has the size of the navigation controller's view")
  func ownView() {
    final class Own: UIViewController {
      override func loadView() { view = UIView() }
    }
    let own = Own()
    navigation.pushViewController(own, animated: false)
    navigation.view.frame.size.width = 700
    #expect(own.view.frame == navigation.view.bounds)
  }

  /// The delegate is called for the root controller too.
  @Test("the root controller appears with its navigation controller")
  func first() {
    #expect(
      callLog.take() == [
        "detail load", "detail didLoad", "list willMove(in)", "list didMove(in)", "list load",
        "list didLoad", "willShow list", "list willAppear", "list isAppearing", "didShow list",
        "list didAppear",
      ])
    #expect(list.navigationController === navigation)
  }

  @Test("a push makes the appearance and delegate calls in UIKit's order")
  func push() {
    _ = callLog.take()
    navigation.pushViewController(detail, animated: true)
    window.finishTransitions()
    #expect(
      callLog.take() == [
        "detail willMove(in)", "list willDisappear", "detail willAppear", "detail isAppearing",
        "willShow detail", "list didDisappear", "detail didAppear", "detail didMove(in)",
        "didShow detail",
      ])
    #expect(navigation.viewControllers == [list, detail])
    #expect(navigation.view.subviews == [detail.view])
    #expect(navigation.children == [list, detail])
  }

  @Test("a pop makes the calls in order and removes the controller from its parent")
  func pop() {
    navigation.pushViewController(detail, animated: true)
    window.finishTransitions()
    _ = callLog.take()
    #expect(navigation.popViewController(animated: true) === detail)
    window.finishTransitions()
    #expect(
      callLog.take() == [
        "detail willMove(out)", "detail willDisappear", "list willAppear", "list isAppearing",
        "willShow list", "detail didDisappear", "list didAppear", "detail didMove(out)",
        "didShow list",
      ])
    #expect(detail.parent == nil && detail.navigationController == nil)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(callLog.take().isEmpty)
  }

  @Test("popping several controllers returns the popped controllers and loads no covered view")
  func popSeveral() {
    let between = LoggingController("between", callLog)
    navigation.setViewControllers([list, between, detail], animated: false)
    #expect(!between.isViewLoaded)
    #expect(navigation.popToViewController(detail, animated: true) == [])
    #expect(navigation.popToRootViewController(animated: true) == [between, detail])
    #expect(navigation.viewControllers == [list])
    #expect(UINavigationController().popToRootViewController(animated: true) == nil)
  }

  @Test("replacing the stack keeps the controllers that are in both stacks")
  func replaced() {
    navigation.pushViewController(detail, animated: false)
    _ = callLog.take()
    navigation.viewControllers = [detail]
    #expect(callLog.take() == ["list willMove(out)", "list didMove(out)"])
    #expect(navigation.topViewController === detail)
    navigation.viewControllers = []
    #expect(navigation.view.subviews.isEmpty)
  }

  /// UIKit's exception for a second push is `NSInvalidArgumentException`.
  @Test(
    "pushing a controller that is on the stack raises an exception", .recordsViolations,
    .bug("https://github.com/samuelclay/NewsBlur/issues/886"))
  func pushedTwice() {
    navigation.pushViewController(list, animated: true)
    #expect(
      takeViolations() == [
        Violation(
          .exception,
          """
          <UINavigationController> is pushing the same view controller instance \
          (<LoggingController>) more than once which is not supported and is most likely an error \
          in the application
          """)
      ])
    #expect(navigation.viewControllers == [list])
  }

  @Test("each invalid change of the stack raises an exception", .recordsViolations)
  func rules() {
    navigation.pushViewController(UINavigationController(), animated: false)
    navigation.setViewControllers([list, list], animated: false)
    #expect(navigation.popToViewController(detail, animated: false) == nil)
    #expect(
      takeViolations().map(\.message) == [
        "Pushing a navigation controller is not supported",
        """
        All view controllers in a navigation controller must be distinct ((
            "<LoggingController>",
            "<LoggingController>"
        ))
        """,
        "Tried to pop to a view controller that doesn't exist.",
      ])
    #expect(navigation.viewControllers == [list])
  }

  /// A push from `viewWillAppear` replaces the top controller before that controller appears.
  @Test("a push in the navigation controller's `viewWillAppear` shows only the new top controller")
  func pushWhileAppearing() {
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
  func delegateWithoutMethods() {
    let silent = SilentDelegate()
    navigation.delegate = silent
    navigation.pushViewController(detail, animated: true)
    #expect(navigation.topViewController === detail)
  }

  @Test("changing a stack outside a window makes no appearance calls")
  func offScreen() {
    window.rootViewController = nil
    _ = callLog.take()
    navigation.pushViewController(detail, animated: true)
    #expect(callLog.take() == ["detail willMove(in)", "detail didMove(in)"])
    window.rootViewController = navigation
    #expect(callLog.take().suffix(2) == ["didShow detail", "detail didAppear"])
  }
}
