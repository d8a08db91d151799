import HeadlessUI
import TestSupport
import Testing

@Suite("UIViewController: containment", .tags(.uiKitRule))
@MainActor struct ContainmentTests {
  private func makeParent(_ callLog: CallLog) -> (parent: LoggingController, window: UIWindow) {
    let parent = LoggingController("parent", callLog)
    let window = makeWindow(parent)
    _ = callLog.take()
    return (parent, window)
  }

  /// To add a child, UIKit requires `addChild`, adding the view, and `didMove`. To remove a child,
  /// UIKit requires `willMove` with nil, removing the view, and `removeFromParent`.
  @Test("adding and removing a child makes the same calls as UIKit, in the same order")
  func inAndOut() {
    let callLog = CallLog()
    let (parent, window) = makeParent(callLog)
    let child = LoggingController("child", callLog)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      callLog.take() == [
        "child willMove(in)", "child load", "child didLoad", "child willAppear",
        "child isAppearing", "child didAppear", "child didMove(in)",
      ])
    #expect(parent.children == [child] && child.parent === parent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      callLog.take() == [
        "child willMove(out)", "child willDisappear", "child didDisappear", "child didMove(out)",
      ])
    #expect(parent.children.isEmpty && child.parent == nil)
    withExtendedLifetime(window) {}
  }

  /// A child that is added before its parent is shown appears together with the parent.
  @Test("children appear and disappear with their parent")
  func together() {
    let callLog = CallLog()
    let parent = LoggingController("parent", callLog)
    let child = LoggingController("child", callLog)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = callLog.take()
    let window = makeWindow(parent)
    #expect(
      callLog.take() == [
        "parent willAppear", "child willAppear", "parent isAppearing", "child isAppearing",
        "parent didAppear", "child didAppear",
      ])
    window.rootViewController = nil
    #expect(
      callLog.take() == [
        "parent willDisappear", "child willDisappear", "parent didDisappear", "child didDisappear",
      ])
  }

  @Test("a child added during `viewIsAppearing` gets `viewDidAppear` after its parent")
  func addedWhileAppearing() {
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
    let (parent, callLog) = (Parent(), CallLog())
    parent.child = LoggingController("child", callLog)
    parent.callLog = callLog
    let window = makeWindow(parent)
    #expect(
      callLog.take().suffix(5) == [
        "child willAppear", "child isAppearing", "child didMove(in)", "parent didAppear",
        "child didAppear",
      ])
    withExtendedLifetime(window) {}
  }

  /// The container returns `false` from `shouldAutomaticallyForwardAppearanceMethods`.
  @Test("a container can forward appearance calls to its children itself")
  func manual() {
    final class Manual: UIViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let callLog = CallLog()
    let parent = Manual()
    let window = makeWindow(parent)
    let child = LoggingController("child", callLog)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    _ = callLog.take()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(callLog.take() == ["child willAppear", "child isAppearing", "child didAppear"])
    window.rootViewController = nil
    #expect(callLog.take().isEmpty)
  }

  @Test("adding a child to a second container removes the child from the first", .recordsViolations)
  func adopted() {
    let (first, second, child) = (UIViewController(), UIViewController(), UIViewController())
    first.addChild(child)
    child.didMove(toParent: first)
    second.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
  }

  /// UIKit's exception for this case is `UIViewControllerHierarchyInconsistency`.
  @Test(
    "adding a child's view to another controller's view raises an exception", .recordsViolations)
  func wrongParent() {
    final class Stranger: UIViewController {}
    let (parent, stranger, child) = (UIViewController(), Stranger(), UIViewController())
    parent.addChild(child)
    stranger.view.addSubview(child.view)
    #expect(
      takeViolations() == [
        Violation(
          .exception,
          """
          child view controller:<UIViewController> should have parent view controller:<Stranger> \
          but actual parent is:<UIViewController>
          """)
      ])
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

  /// UIKit requires these calls but does not check them. HeadlessUI warns if a call is missing.
  @Test(
    "each missing containment call causes a warning", .recordsViolations)
  func halves() {
    let (parent, other, child) = (UIViewController(), UIViewController(), UIViewController())
    parent.addChild(child)
    child.willMove(toParent: nil)
    child.removeFromParent()
    let messages = takeViolations().map(\.message)
    #expect(messages.allSatisfy { $0.contains("leaves its parent without") })
    #expect(messages.allSatisfy { $0.hasSuffix("UIKit reports nothing here.") })
    parent.addChild(child)
    child.didMove(toParent: parent)
    child.removeFromParent()
    #expect(
      takeViolations().map(\.message).allSatisfy { $0.contains("without willMove(toParent: nil)") })
    parent.addChild(child)
    child.didMove(toParent: other)
    #expect(
      takeViolations().map(\.message).allSatisfy { $0.contains("which is not its parent") })
  }

  /// `transition(from:to:…)` replaces the view and makes the appearance calls in order.
  @Test("a transition replaces one child's view with another child's view")
  func transition() {
    let callLog = CallLog()
    let (parent, window) = makeParent(callLog)
    let (old, new) = (LoggingController("old", callLog), LoggingController("new", callLog))
    for child in [old, new] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(old.view)
    new.loadViewIfNeeded()
    _ = callLog.take()
    parent.transition(from: old, to: new, duration: 0.3) {
      callLog.write("animates for \(UIView.inheritedAnimationDuration)")
    } completion: {
      callLog.write("completed \($0)")
    }
    #expect(
      callLog.take() == [
        "old willDisappear", "new willAppear", "new isAppearing", "animates for 0.3",
        "old didDisappear", "new didAppear", "completed true",
      ])
    #expect(parent.view.subviews == [new.view])
    withExtendedLifetime(window) {}
  }

  @Test(
    "a transition between controllers that are not children raises an exception", .recordsViolations
  )
  func strangers() {
    UIViewController().transition(
      from: UIViewController(), to: UIViewController(), duration: 0, animations: nil)
    #expect(takeViolations().map(\.severity) == [.exception])
  }
}
