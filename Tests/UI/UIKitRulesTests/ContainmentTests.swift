import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/addchild(_:)
/// https://developer.apple.com/documentation/uikit/uiviewcontroller/didmove(toparent:)
/// https://developer.apple.com/documentation/uikit/uiviewcontroller
@Suite("UIViewController: containment")
@MainActor struct ContainmentTests {
  private let callLog = CallLog()
  private let parent: LoggingController
  private let window: UIWindow

  init() async {
    parent = LoggingController("parent", callLog)
    window = makeWindow(parent)
    await settle(window)
    _ = callLog.take()
  }

  @Test("adding and removing a child makes the move and appearance calls in UIKit's order")
  func inAndOut() async {
    let child = LoggingController("child", callLog)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    await settle(window)
    child.didMove(toParent: parent)
    callLog.expect(
      "child willMove(in)", "child load", "child didLoad", "child willAppear",
      "child isAppearing", "child didAppear", "child didMove(in)")
    #expect(parent.children == [child] && child.parent === parent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    await settle(window)
    child.removeFromParent()
    callLog.expect(
      "child willMove(out)", "child willDisappear", "child didDisappear", "child didMove(out)")
    #expect(parent.children.isEmpty && child.parent == nil)
  }

  /// Source: observed behavior, not documented.
  @Test("children appear and disappear with their parent")
  func together() async {
    let parent = LoggingController("parent", callLog)
    let child = LoggingController("child", callLog)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    window.rootViewController = nil
    await settle(window)
    _ = callLog.take()
    window.rootViewController = parent
    await settle(window)
    callLog.expect(
      "parent willAppear", "child willAppear", "parent isAppearing", "child isAppearing",
      "parent didAppear", "child didAppear")
    window.rootViewController = nil
    await settle(window)
    callLog.expect(
      "parent willDisappear", "child willDisappear", "parent didDisappear", "child didDisappear")
  }

  /// Source: observed behavior, not documented.
  @Test("a child added during `viewIsAppearing` gets `viewDidAppear` after its parent")
  func addedWhileAppearing() async {
    final class Parent: UIViewController {
      var child: UIViewController?
      var callLog: CallLog?
      override func viewIsAppearing(_ animated: Bool) {
        guard let child else { return }
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      override func viewDidAppear(_ animated: Bool) { callLog?.write("parent didAppear") }
    }
    let parent = Parent()
    parent.child = LoggingController("child", callLog)
    parent.callLog = callLog
    window.rootViewController = parent
    await settle(window)
    #expect(
      callLog.take().suffix(5) == [
        "child willAppear", "child isAppearing", "child didMove(in)", "parent didAppear",
        "child didAppear",
      ])
  }

  @Test("a container can forward appearance calls to its children itself")
  func manual() async {
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let parent = Manual()
    window.rootViewController = parent
    let child = LoggingController("child", callLog)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    await settle(window)
    _ = callLog.take()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    await settle(window)
    #expect(callLog.take() == ["child willAppear", "child isAppearing", "child didAppear"])
    window.rootViewController = nil
    await settle(window)
    #expect(callLog.take().isEmpty)
  }

  @Test("adding a child to a second container removes the child from the first", .countsWarnings)
  func adopted() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    child.didMove(toParent: first)
    second.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
    expectWarnings()
  }

  @Test("a child's view can be inside another subview of its parent's view")
  func deeper() {
    let (parent, child) = (UIViewController(), UIViewController())
    let navigation = UINavigationController(rootViewController: parent)
    let wrapper = UIView()
    parent.view.addSubview(wrapper)
    parent.addChild(child)
    wrapper.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.view.superview === wrapper)
    #expect(child.navigationController === navigation)
    #expect(navigation.navigationController == nil)
    #expect(child.view.next === child && child.next === wrapper)
  }

  #if !canImport(UIKit)  // UIKit raises an exception, and iOS has no exit tests.
    @Test(
      "adding a child's view to another controller's view raises an exception",
      .bug("https://github.com/100grams/HGPageScrollView/issues/5"))
    nonisolated func wrongParent() async {
      let ended = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        final class Stranger: UIViewController {}
        let (parent, stranger) = (UIViewController(), Stranger())
        let child = UIViewController()
        parent.addChild(child)
        stranger.view.addSubview(child.view)
      }
      expectException(
        """
        child view controller:<UIViewController> should have parent view controller:<Stranger> \
        but actual parent is:<UIViewController>
        """, in: ended)
    }
  #endif
}
