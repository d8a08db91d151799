import HeadlessUI
import TestSupport
import Testing

@Suite("UINavigationController: the coordinator of a swipe back", .recordsViolations)
@MainActor struct TransitionCoordinatorTests {
  private func makeStack() -> (navigation: UINavigationController, window: UIWindow) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = makeWindow(navigation)
    window.holdsTransitions = true
    return (navigation, window)
  }

  @Test(
    "the coordinator's completion is called when the transition finishes or is cancelled",
    arguments: [true, false])
  func completionIsCalled(_ isCancelled: Bool) {
    let (navigation, _) = makeStack()
    navigation.pushViewController(UIViewController(), animated: false)
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
