import HeadlessUI
import TestSupport
import Testing

@Suite("ViewController: containment", .tags(.uiKitRule))
@MainActor struct ContainmentTests {
  private func makeParent(_ diary: Diary) -> (parent: DiaryController, window: Window) {
    let parent = DiaryController("parent", diary)
    let window = makeWindow(parent)
    _ = diary.take()
    return (parent, window)
  }

  /// In: addChild, add the view, didMove. Out: willMove(nil), take the view out, removeFromParent.
  @Test("a child comes in and goes out in UIKit's order")
  func inAndOut() {
    let diary = Diary()
    let (parent, window) = makeParent(diary)
    let child = DiaryController("child", diary)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(
      diary.take() == [
        "child willMove(in)", "child load", "child didLoad", "child willAppear",
        "child isAppearing", "child didAppear", "child didMove(in)",
      ])
    #expect(parent.children == [child] && child.parent === parent)
    child.willMove(toParent: nil)
    child.view.removeFromSuperview()
    child.removeFromParent()
    #expect(
      diary.take() == [
        "child willMove(out)", "child willDisappear", "child didDisappear", "child didMove(out)",
      ])
    #expect(parent.children.isEmpty && child.parent == nil)
    withExtendedLifetime(window) {}
  }

  /// A child that is there before its parent is shown appears with it.
  @Test("children appear and disappear with their parent")
  func together() {
    let diary = Diary()
    let parent = DiaryController("parent", diary)
    let child = DiaryController("child", diary)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    child.didMove(toParent: parent)
    _ = diary.take()
    let window = makeWindow(parent)
    #expect(
      diary.take() == [
        "parent willAppear", "child willAppear", "parent isAppearing", "child isAppearing",
        "parent didAppear", "child didAppear",
      ])
    window.rootViewController = nil
    #expect(
      diary.take() == [
        "parent willDisappear", "child willDisappear", "parent didDisappear", "child didDisappear",
      ])
  }

  @Test("a child that is added while its parent appears is shown after it")
  func addedWhileAppearing() {
    final class Parent: ViewController {
      var child: ViewController?
      var diary: Diary?
      override func viewIsAppearing(_ animated: Bool) {
        guard let child else { return }
        addChild(child)
        view.addSubview(child.view)
        child.didMove(toParent: self)
      }
      override func viewDidAppear(_ animated: Bool) { diary?.write("parent didAppear") }
    }
    let (parent, diary) = (Parent(), Diary())
    parent.child = DiaryController("child", diary)
    parent.diary = diary
    let window = makeWindow(parent)
    #expect(
      diary.take().suffix(5) == [
        "child willAppear", "child isAppearing", "child didMove(in)", "parent didAppear",
        "child didAppear",
      ])
    withExtendedLifetime(window) {}
  }

  /// A container that returns `false` for `shouldAutomaticallyForwardAppearanceMethods` forwards
  /// appearance calls itself.
  @Test("a container may forward appearance calls itself")
  func manual() {
    final class Manual: ViewController {
      override var shouldAutomaticallyForwardAppearanceMethods: Bool { false }
    }
    let diary = Diary()
    let parent = Manual()
    let window = makeWindow(parent)
    let child = DiaryController("child", diary)
    parent.addChild(child)
    parent.view.addSubview(child.view)
    _ = diary.take()
    child.beginAppearanceTransition(true, animated: false)
    child.endAppearanceTransition()
    #expect(diary.take() == ["child willAppear", "child isAppearing", "child didAppear"])
    window.rootViewController = nil
    #expect(diary.take().isEmpty)
  }

  @Test("a child of one container that another adds leaves the first", .recordsViolations)
  func adopted() {
    let (first, second, child) = (ViewController(), ViewController(), ViewController())
    first.addChild(child)
    child.didMove(toParent: first)
    second.addChild(child)
    second.addChild(child)
    #expect(first.children.isEmpty)
    #expect(second.children == [child])
  }

  /// `UIViewControllerHierarchyInconsistency`.
  @Test("a child's view belongs into its parent's view", .recordsViolations)
  func wrongParent() {
    final class Stranger: ViewController {}
    let (parent, stranger, child) = (ViewController(), Stranger(), ViewController())
    parent.addChild(child)
    stranger.view.addSubview(child.view)
    #expect(
      takeViolations() == [
        Violation(
          .exception,
          """
          child view controller:<ViewController> should have parent view controller:<Stranger> \
          but actual parent is:<ViewController>
          """)
      ])
  }

  @Test("a child's view may lie deeper in its parent's view, and its container is found")
  func deeper() {
    let (parent, child) = (ViewController(), ViewController())
    let navigation = NavigationController(rootViewController: parent)
    let wrapper = View()
    parent.view.addSubview(wrapper)
    parent.addChild(child)
    wrapper.addSubview(child.view)
    child.didMove(toParent: parent)
    #expect(child.view.superview === wrapper)
    #expect(child.navigationController === navigation)
    #expect(navigation.navigationController == nil)
    #expect(child.view.next === child && child.next === wrapper)
  }

  /// UIKit asks for these calls in its documentation, and does not check them. Ours warns.
  @Test(
    "each half of the containment protocol that is left out draws a warning", .recordsViolations)
  func halves() {
    let (parent, other, child) = (ViewController(), ViewController(), ViewController())
    parent.addChild(child)
    child.willMove(toParent: nil)
    child.removeFromParent()
    #expect(takeViolations().map(\.message).allSatisfy { $0.contains("leaves its parent without") })
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

  /// `transition(from:to:…)` exchanges the views, with appearance calls in order.
  @Test("a transition exchanges two children")
  func transition() {
    let diary = Diary()
    let (parent, window) = makeParent(diary)
    let (old, new) = (DiaryController("old", diary), DiaryController("new", diary))
    for child in [old, new] {
      parent.addChild(child)
      child.didMove(toParent: parent)
    }
    parent.view.addSubview(old.view)
    new.loadViewIfNeeded()
    _ = diary.take()
    parent.transition(from: old, to: new, duration: 0.3) {
      diary.write("animates for \(View.inheritedAnimationDuration)")
    } completion: {
      diary.write("completed \($0)")
    }
    #expect(
      diary.take() == [
        "old willDisappear", "new willAppear", "new isAppearing", "animates for 0.3",
        "old didDisappear", "new didAppear", "completed true",
      ])
    #expect(parent.view.subviews == [new.view])
    withExtendedLifetime(window) {}
  }

  @Test("a transition between strangers raises", .recordsViolations)
  func strangers() {
    ViewController().transition(
      from: ViewController(), to: ViewController(), duration: 0, animations: nil)
    #expect(takeViolations().map(\.severity) == [.exception])
  }
}
