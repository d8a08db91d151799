import HeadlessUI
import TestSupport
import Testing

@Suite(
  "NavigationController: who tells of a transition's end", .tags(.uiKitRule), .recordsViolations)
@MainActor struct TransitionCoordinatorTests {
  private func makeStack() -> (navigation: NavigationController, window: Window) {
    let navigation = NavigationController(rootViewController: ViewController())
    let window = makeWindow(navigation)
    window.holdsTransitions = true
    return (navigation, window)
  }

  @Test("the coordinator exists during an animated transition")
  func lives() {
    let (navigation, window) = makeStack()
    #expect(navigation.transitionCoordinator == nil)
    navigation.pushViewController(ViewController(), animated: true)
    #expect(navigation.transitionCoordinator != nil)
    window.finishTransitions()
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("a change without animation has no coordinator")
  func notAnimated() {
    let (navigation, _) = makeStack()
    navigation.pushViewController(ViewController(), animated: false)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test(
    "the completion is called when the transition finishes or is cancelled",
    arguments: [true, false])
  func tells(_ isCancelled: Bool) {
    let (navigation, _) = makeStack()
    navigation.pushViewController(ViewController(), animated: false)
    navigation.beginInteractivePop()
    var told: [String] = []
    navigation.transitionCoordinator?.animate(
      alongsideTransition: { _ in told.append("animates") },
      completion: { told.append($0.isCancelled ? "cancelled" : "finished") })
    #expect(told == ["animates"])
    if isCancelled { navigation.cancelInteractivePop() } else { navigation.finishInteractivePop() }
    #expect(told == ["animates", isCancelled ? "cancelled" : "finished"])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("presenter and presented controller share a coordinator while the stack does not change")
  func modal() {
    let (navigation, window) = makeStack()
    let alert = AlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    navigation.topViewController?.present(alert, animated: true)
    #expect(navigation.transitionCoordinator?.viewController(forKey: .to) === alert)
    #expect(alert.transitionCoordinator?.viewController(forKey: .from) === navigation)
    window.finishTransitions()
    #expect(navigation.transitionCoordinator == nil)
    alert.dismiss(animated: true)
    #expect(navigation.topViewController?.transitionCoordinator != nil)
    #expect(navigation.transitionCoordinator?.viewController(forKey: .from) === alert)
    window.finishTransitions()
    #expect(navigation.transitionCoordinator == nil && alert.transitionCoordinator == nil)
  }
}
