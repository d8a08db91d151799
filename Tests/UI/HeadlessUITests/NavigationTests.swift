import Foundation
import HeadlessUI
import TestSupport
import Testing

/// Writes what a navigation controller tells its delegate.
private final class DelegateSpy: NavigationControllerDelegate {
  let diary: Diary

  init(_ diary: Diary) {
    self.diary = diary
  }

  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {
    diary.write("willShow \(viewController.title ?? "?")")
  }
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {
    diary.write("didShow \(viewController.title ?? "?")")
  }
}

/// Implements nothing.
private final class SilentDelegate: NavigationControllerDelegate {}

@Suite("NavigationController", .tags(.uiKitRule))
@MainActor struct NavigationTests {
  private let diary = Diary()
  private let delegate: DelegateSpy
  private let list: DiaryController
  private let detail: DiaryController
  private let navigation: NavigationController
  private let window: Window

  init() {
    delegate = DelegateSpy(diary)
    list = DiaryController("list", diary)
    detail = DiaryController("detail", diary)
    detail.loadViewIfNeeded()
    navigation = NavigationController(rootViewController: list)
    navigation.delegate = delegate
    window = makeWindow(navigation)
  }

  @Test("a view that a screen makes for itself is as large as the stack, and stays so")
  func ownView() {
    final class Own: ViewController {
      override func loadView() { view = View() }
    }
    let own = Own()
    navigation.pushViewController(own, animated: false)
    navigation.view.frame.size.width = 700
    #expect(own.view.frame == navigation.view.bounds)
  }

  /// The delegate hears of the first controller too.
  @Test("the root appears with its stack")
  func first() {
    #expect(
      diary.take() == [
        "detail load", "detail didLoad", "list willMove(in)", "list didMove(in)", "list load",
        "list didLoad", "willShow list", "list willAppear", "list isAppearing", "didShow list",
        "list didAppear",
      ])
    #expect(list.navigationController === navigation)
    #expect(navigation.visibleViewController === list)
  }

  /// The order of a push in UIKit.
  @Test("a push: the old disappears around the new, and the delegate hears of it")
  func push() {
    _ = diary.take()
    navigation.pushViewController(detail, animated: true)
    #expect(
      diary.take() == [
        "detail willMove(in)", "list willDisappear", "detail willAppear", "detail isAppearing",
        "willShow detail", "list didDisappear", "detail didAppear", "detail didMove(in)",
        "didShow detail",
      ])
    #expect(navigation.viewControllers == [list, detail])
    #expect(navigation.view.subviews == [detail.view])
    #expect(navigation.children == [list, detail])
  }

  @Test("a pop: the same way back, and the popped one leaves its parent")
  func pop() {
    navigation.pushViewController(detail, animated: true)
    _ = diary.take()
    #expect(navigation.popViewController(animated: true) === detail)
    #expect(
      diary.take() == [
        "detail willMove(out)", "detail willDisappear", "list willAppear", "list isAppearing",
        "willShow list", "detail didDisappear", "list didAppear", "detail didMove(out)",
        "didShow list",
      ])
    #expect(detail.parent == nil && detail.navigationController == nil)
    #expect(navigation.popViewController(animated: true) == nil)
    #expect(diary.take().isEmpty)
  }

  @Test("a controller knows that it is coming or going while it is")
  func moving() {
    final class Moving: ViewController {
      var flags: [String] = []
      override func viewDidAppear(_ animated: Bool) {
        if isMovingToParent { flags.append("in") }
      }
      override func viewDidDisappear(_ animated: Bool) {
        if isMovingFromParent { flags.append("out") }
      }
    }
    let moving = Moving()
    navigation.pushViewController(moving, animated: true)
    navigation.pushViewController(detail, animated: true)
    navigation.popViewController(animated: true)
    navigation.popViewController(animated: true)
    #expect(moving.flags == ["in", "out"])
    #expect(!moving.isMovingToParent && !moving.isMovingFromParent)
  }

  @Test("pops of several return what they took; those between never appear")
  func popSeveral() {
    let between = DiaryController("between", diary)
    navigation.setViewControllers([list, between, detail], animated: false)
    #expect(!between.isViewLoaded)
    #expect(navigation.popToViewController(detail, animated: true) == [])
    #expect(navigation.popToRootViewController(animated: true) == [between, detail])
    #expect(navigation.viewControllers == [list])
    #expect(NavigationController().popToRootViewController(animated: true) == nil)
  }

  @Test("a replaced stack keeps whom it shares with the old one")
  func replaced() {
    navigation.pushViewController(detail, animated: false)
    _ = diary.take()
    navigation.viewControllers = [detail]
    #expect(diary.take() == ["list willMove(out)", "list didMove(out)"])
    #expect(navigation.topViewController === detail)
    navigation.viewControllers = []
    #expect(navigation.view.subviews.isEmpty)
  }

  /// `NSInvalidArgumentException`, with the words of current UIKit.
  @Test(
    "a controller is pushed once", .recordsViolations,
    .bug("https://github.com/samuelclay/NewsBlur/issues/886"))
  func pushedTwice() {
    navigation.pushViewController(list, animated: true)
    #expect(
      takeViolations() == [
        Violation(
          .exception,
          """
          <NavigationController> is pushing the same view controller instance \
          (<DiaryController>) more than once which is not supported and is most likely an error \
          in the application
          """)
      ])
    #expect(navigation.viewControllers == [list])
  }

  @Test("what UIKit raises for besides", .recordsViolations)
  func rules() {
    navigation.pushViewController(NavigationController(), animated: false)
    navigation.setViewControllers([list, list], animated: false)
    #expect(navigation.popToViewController(detail, animated: false) == nil)
    #expect(
      takeViolations().map(\.message) == [
        "Pushing a navigation controller is not supported",
        "All view controllers in a navigation controller must be distinct",
        "Tried to pop to a view controller that doesn't exist.",
      ])
    #expect(navigation.viewControllers == [list])
  }

  /// A push from `viewWillAppear`: the new top takes the old one's place before that appears.
  @Test("a push while the stack itself is appearing shows only the new top")
  func pushWhileAppearing() {
    final class Eager: NavigationController {
      var following: ViewController?
      override func viewWillAppear(_ animated: Bool) {
        super.viewWillAppear(animated)
        if let following { pushViewController(following, animated: false) }
      }
    }
    let eager = Eager(rootViewController: DiaryController("below", diary))
    eager.following = detail
    eager.loadViewIfNeeded()
    _ = diary.take()
    window.rootViewController = eager
    #expect(
      diary.take().filter { $0.hasPrefix("below") || $0.hasSuffix("ppear") } == [
        "list willDisappear", "list didDisappear", "detail willAppear", "detail didAppear",
      ])
  }

  @Test("a delegate that implements nothing hears nothing")
  func silent() {
    let silent = SilentDelegate()
    navigation.delegate = silent
    navigation.pushViewController(detail, animated: true)
    #expect(navigation.topViewController === detail)
  }

  @Test("a stack off screen changes without appearance calls")
  func offScreen() {
    window.rootViewController = nil
    _ = diary.take()
    navigation.pushViewController(detail, animated: true)
    #expect(diary.take() == ["detail willMove(in)", "detail didMove(in)"])
    window.rootViewController = navigation
    #expect(diary.take().suffix(2) == ["didShow detail", "detail didAppear"])
  }
}
