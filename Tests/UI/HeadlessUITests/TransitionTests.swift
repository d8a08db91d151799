import HeadlessUI
import TestSupport
import Testing

@Suite("NavigationController: in the midst of a transition", .tags(.uiKitRule))
@MainActor struct TransitionTests {
  private let diary = Diary()
  private let list: DiaryController
  private let detail: DiaryController
  private let navigation: NavigationController
  private let window: Window

  init() {
    list = DiaryController("list", diary)
    detail = DiaryController("detail", diary)
    navigation = NavigationController(rootViewController: list)
    window = makeWindow(navigation)
    window.holdsTransitions = true
    detail.loadViewIfNeeded()
    _ = diary.take()
  }

  @Test("a held push has begun, and ends when the window lets it")
  func held() {
    navigation.pushViewController(detail, animated: true)
    #expect(
      diary.take() == [
        "detail willMove(in)", "list willDisappear", "detail willAppear", "detail isAppearing",
      ])
    #expect(navigation.topViewController === detail)
    #expect(navigation.view.subviews == [list.view, detail.view])
    window.finishTransitions()
    #expect(diary.take() == ["list didDisappear", "detail didAppear", "detail didMove(in)"])
    #expect(navigation.view.subviews == [detail.view])
  }

  /// UIKit runs a push that comes meanwhile when the transition has ended (the crash reports of
  /// pushes from a transition coordinator show it).
  @Test("a deep link that arrives meanwhile is followed afterwards")
  func deepLink() {
    let linked = ViewController()
    navigation.pushViewController(detail, animated: true)
    navigation.setViewControllers([list, linked], animated: true)
    #expect(navigation.viewControllers == [list, detail])
    window.finishTransitions()
    #expect(navigation.viewControllers == [list, linked])
    #expect(window.isTransitioning)
    window.finishTransitions()
    #expect(navigation.view.subviews == [linked.view])
    #expect(!window.isTransitioning)
  }

  @Test("what is asked for meanwhile is done, also after a request that comes to nothing")
  func afterNothing() {
    let linked = ViewController()
    navigation.pushViewController(detail, animated: true)
    navigation.popToViewController(detail, animated: true)
    navigation.pushViewController(linked, animated: false)
    window.finishTransitions()
    #expect(navigation.viewControllers == [list, detail, linked])
  }

  @Test("the same push twice in a row raises when its turn comes", .recordsViolations)
  func doubleTap() {
    navigation.pushViewController(detail, animated: true)
    navigation.pushViewController(detail, animated: true)
    #expect(takeViolations().isEmpty)
    window.finishTransitions()
    #expect(takeViolations().map(\.severity) == [.exception])
  }

  /// A controller that leads on as soon as it appears.
  private final class Impatient: ViewController {
    var lead: (@MainActor () -> Void)?
    override func viewDidAppear(_ animated: Bool) {
      lead?()
      lead = nil
    }
  }

  @Test("a push from viewDidAppear comes after all that tells of the first")
  func pushFromDidAppear() {
    final class Delegate: NavigationControllerDelegate {
      var shown: [ViewController] = []
      func navigationController(
        _ navigationController: NavigationController, didShow viewController: ViewController,
        animated: Bool
      ) {
        shown.append(viewController)
      }
    }
    let (delegate, impatient) = (Delegate(), Impatient())
    navigation.delegate = delegate
    window.holdsTransitions = false
    impatient.lead = { [navigation, detail] in
      navigation.pushViewController(detail, animated: true)
    }
    navigation.pushViewController(impatient, animated: true)
    #expect(delegate.shown == [impatient, detail])
    #expect(navigation.viewControllers == [list, impatient, detail])
  }

  @Test("a pop from viewDidAppear is no fault, and returns the top", .recordsViolations)
  func popFromDidAppear() {
    let impatient = Impatient()
    window.holdsTransitions = false
    impatient.lead = { [navigation] in
      #expect(navigation.popViewController(animated: true) === impatient)
    }
    navigation.pushViewController(impatient, animated: true)
    #expect(navigation.viewControllers == [list])
    #expect(takeViolations().isEmpty)
  }

  /// "nested pop animation can result in corrupted navigation bar".
  @Test("a pop meanwhile warns, returns nothing, and follows", .recordsViolations)
  func nestedPop() {
    navigation.pushViewController(detail, animated: true)
    #expect(navigation.popViewController(animated: false) == nil)
    #expect(
      takeViolations() == [
        Violation(.warning, "nested pop animation can result in corrupted navigation bar")
      ])
    window.finishTransitions()
    #expect(navigation.viewControllers == [list])
  }

  @Test("a pop to the root meanwhile returns nothing, and follows")
  func nestedPopToRoot() {
    navigation.pushViewController(detail, animated: true)
    #expect(navigation.popToRootViewController(animated: false) == nil)
    window.finishTransitions()
    #expect(navigation.viewControllers == [list])
  }

  @Test("without animation nothing is held")
  func notAnimated() {
    navigation.pushViewController(detail, animated: false)
    #expect(!window.isTransitioning)
    #expect(detail.parent === navigation && navigation.view.subviews == [detail.view])
  }

  @Test("a root replaced meanwhile leaves no call unbalanced", .recordsViolations)
  func replaced() {
    navigation.pushViewController(detail, animated: true)
    window.rootViewController = ViewController()
    window.finishTransitions()
    #expect(takeViolations().isEmpty)
    #expect(diary.take().suffix(1) == ["detail didMove(in)"])
  }

  /// As `UINavigationController`: the cancelled swipe undoes the begun appearances.
  @Test("a cancelled swipe back lets the lower controller go and the top come again")
  func cancelledSwipe() {
    window.holdsTransitions = false
    navigation.pushViewController(detail, animated: true)
    _ = diary.take()
    #expect(navigation.beginInteractivePop())
    #expect(navigation.viewControllers == [list])
    navigation.cancelInteractivePop()
    #expect(
      diary.take() == [
        "detail willMove(out)", "detail willDisappear", "list willAppear", "list isAppearing",
        "list willDisappear", "list didDisappear", "detail willAppear", "detail isAppearing",
        "detail didAppear",
      ])
    #expect(navigation.viewControllers == [list, detail])
    #expect(navigation.children == [list, detail])
    #expect(navigation.view.subviews == [detail.view])
    #expect(!detail.isMovingFromParent)
  }

  @Test("a finished swipe back is a pop")
  func finishedSwipe() {
    window.holdsTransitions = false
    navigation.pushViewController(detail, animated: true)
    _ = diary.take()
    navigation.beginInteractivePop()
    navigation.finishInteractivePop()
    #expect(
      diary.take() == [
        "detail willMove(out)", "detail willDisappear", "list willAppear", "list isAppearing",
        "detail didDisappear", "list didAppear", "detail didMove(out)",
      ])
  }

  @Test("a push during a swipe waits for its end, cancelled or not", arguments: [true, false])
  func pushDuringSwipe(isCancelled: Bool) {
    window.holdsTransitions = false
    navigation.pushViewController(detail, animated: true)
    let next = ViewController()
    navigation.beginInteractivePop()
    navigation.pushViewController(next, animated: true)
    if isCancelled { navigation.cancelInteractivePop() } else { navigation.finishInteractivePop() }
    #expect(navigation.viewControllers == (isCancelled ? [list, detail, next] : [list, next]))
  }

  @Test("a swipe whose stack leaves the screen leaves no call unbalanced", .recordsViolations)
  func swipedAway() {
    window.holdsTransitions = false
    navigation.pushViewController(detail, animated: true)
    navigation.beginInteractivePop()
    window.rootViewController = ViewController()
    _ = diary.take()
    navigation.cancelInteractivePop()
    #expect(diary.take().isEmpty && takeViolations().isEmpty)
    #expect(navigation.viewControllers == [list, detail])
    detail.removeFromParent()
    #expect(takeViolations().map(\.severity) == [.warning])
  }

  @Test("a swipe needs something to go back to, and leave")
  func noSwipe() {
    window.holdsTransitions = false
    #expect(!navigation.beginInteractivePop())
    navigation.pushViewController(detail, animated: true)
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

  @Test("a transition that no finger moves can be neither cancelled nor finished by one")
  func notInteractive() {
    navigation.pushViewController(detail, animated: true)
    navigation.cancelInteractivePop()
    navigation.finishInteractivePop()
    #expect(navigation.viewControllers == [list, detail] && window.isTransitioning)
    window.finishTransitions()
    #expect(navigation.view.subviews == [detail.view])
  }

  @Test("a held alert calls its handler when it is gone")
  func heldAlert() {
    var called = false
    let alert = AlertController(title: "Delete?", message: nil, preferredStyle: .alert)
    alert.addAction(AlertAction(title: "Delete", style: .destructive) { _ in called = true })
    list.present(alert, animated: true)
    window.finishTransitions()
    alert.tap(alert.actions[0])
    #expect(!called && alert.isBeingDismissed)
    window.finishTransitions()
    #expect(called && list.presentedViewController == nil)
  }
}
