import Composition
import TestSupport
import Testing

@Suite("Composition: appearance events, where the container forwards by hand")
@MainActor
struct AppearanceTests {
  @Test("the child appears and disappears with the container", arguments: [true, false])
  func forwards(animated: Bool) {
    let scene = makeScene(forwardsByHand: true)
    scene.show("a")
    scene.takeCalls()
    scene.slot.containerWillAppear(animated: animated)
    scene.slot.containerDidAppear()
    scene.slot.containerWillDisappear(animated: animated)
    scene.slot.containerDidDisappear()
    #expect(
      scene.calls == [
        .beginAppearance("a", isAppearing: true, animated: animated), .endAppearance("a"),
        .beginAppearance("a", isAppearing: false, animated: animated), .endAppearance("a"),
      ])
  }

  @Test("on screen, a swap tells both children, around the transition")
  func swapOnScreen() {
    let scene = makeScene(forwardsByHand: true)
    scene.show("a")
    scene.slot.containerWillAppear(animated: false)
    scene.slot.containerDidAppear()
    scene.takeCalls()

    scene.show("b", with: scene.transition)
    scene.transition.completions[0]()
    #expect(
      scene.calls == [
        .willMove("a", isEntering: false), .addChild("b"),
        .beginAppearance("a", isAppearing: false, animated: true),
        .beginAppearance("b", isAppearing: true, animated: true),
        .addView("b"), .transition(from: "a", to: "b"), .removeView("a"),
        .endAppearance("a"), .endAppearance("b"),
        .removeFromParent("a"), .didMove("b", isEntering: true),
      ])
  }

  @Test("a swap tells both children whether it is animated", arguments: [true, false])
  func animated(isAnimated: Bool) {
    let scene = makeScene(forwardsByHand: true)
    scene.slot.containerWillAppear(animated: false)
    scene.slot.containerDidAppear()
    scene.show("a", with: HeldTransition(scene.journal, isAnimated: isAnimated))
    #expect(
      scene.calls.contains(.beginAppearance("a", isAppearing: true, animated: isAnimated)))
  }

  @Test("an end without a beginning is not passed on")
  func endsTwice() {
    let scene = makeScene(forwardsByHand: true)
    scene.show("a")
    scene.slot.containerWillAppear(animated: false)
    scene.slot.containerDidAppear()
    scene.takeCalls()
    scene.slot.containerDidAppear()
    #expect(scene.calls == [])
  }

  @Test("off screen, a swap tells nobody that it appears")
  func swapOffScreen() {
    let scene = makeScene(forwardsByHand: true)
    scene.show("a")
    scene.slot.containerWillAppear(animated: false)
    scene.slot.containerDidAppear()
    scene.slot.containerWillDisappear(animated: false)
    scene.slot.containerDidDisappear()
    scene.takeCalls()
    scene.show("b")
    #expect(appearanceCalls(in: scene) == [])
  }

  @Test("a child that comes in while the container appears is told once, and in full")
  func swapWhileAppearing() {
    let scene = makeScene(forwardsByHand: true)
    let a = scene.show("a")
    scene.slot.containerWillAppear(animated: false)
    scene.show("b")
    scene.slot.containerDidAppear()
    withExtendedLifetime(a) {}
    #expect(
      appearanceCalls(in: scene) == [
        .beginAppearance("a", isAppearing: true, animated: false),
        .beginAppearance("a", isAppearing: false, animated: false),
        .beginAppearance("b", isAppearing: true, animated: false),
        .endAppearance("a"), .endAppearance("b"),
      ])
  }

  @Test("a container that goes in mid-transition first brings it to its end")
  func leavesMidTransition() {
    let scene = makeScene(forwardsByHand: true)
    scene.slot.containerWillAppear(animated: false)
    scene.slot.containerDidAppear()
    scene.show("a", with: scene.transition)
    scene.slot.containerWillDisappear(animated: false)
    scene.slot.containerDidDisappear()
    #expect(
      appearanceCalls(in: scene) == [
        .beginAppearance("a", isAppearing: true, animated: true), .endAppearance("a"),
        .beginAppearance("a", isAppearing: false, animated: false), .endAppearance("a"),
      ])
  }

  @Test("where the framework forwards by itself, nothing is told twice")
  func automatic() {
    let scene = makeScene()
    scene.show("a")
    scene.slot.containerWillAppear(animated: true)
    scene.slot.containerDidAppear()
    scene.show("b")
    scene.slot.containerWillDisappear(animated: true)
    scene.slot.containerDidDisappear()
    #expect(appearanceCalls(in: scene) == [])
  }

  private func appearanceCalls(in scene: Scene) -> [Journal.Call] {
    scene.calls.filter {
      switch $0 {
      case .beginAppearance, .endAppearance: true
      default: false
      }
    }
  }
}
