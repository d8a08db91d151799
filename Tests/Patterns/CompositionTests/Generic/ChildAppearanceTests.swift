import Composition
import TestSupport
import Testing

@Suite("ChildSlot: appearance calls forwarded by the container")
@MainActor
struct ChildAppearanceTests {
  @Test(
    "the child receives the container's appearance calls, animated or not",
    arguments: [true, false])
  func forwards(animated: Bool) {
    let scene = makeSlotScene(forwardsByHand: true)
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

  @Test("a swap on screen calls the appearance methods of both children")
  func swapOnScreen() {
    let scene = makeSlotScene(forwardsByHand: true)
    scene.show("a")
    scene.slot.containerWillAppear(animated: false)
    scene.slot.containerDidAppear()
    scene.takeCalls()

    scene.show("b", with: scene.transition)
    scene.transition.end()
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

  @Test(
    "the appearance calls of a swap are animated if the transition is animated",
    arguments: [true, false])
  func animated(isAnimated: Bool) {
    let scene = makeSlotScene(forwardsByHand: true)
    scene.slot.containerWillAppear(animated: false)
    scene.slot.containerDidAppear()
    scene.show("a", with: ManualChildTransition(scene.log, isAnimated: isAnimated))
    #expect(
      scene.calls.contains(.beginAppearance("a", isAppearing: true, animated: isAnimated)))
  }

  @Test("a second `containerDidAppear()` has no effect")
  func endsTwice() {
    let scene = makeSlotScene(forwardsByHand: true)
    scene.show("a")
    scene.slot.containerWillAppear(animated: false)
    scene.slot.containerDidAppear()
    scene.takeCalls()
    scene.slot.containerDidAppear()
    #expect(scene.calls == [])
  }

  @Test("a swap off screen calls no appearance methods")
  func swapOffScreen() {
    let scene = makeSlotScene(forwardsByHand: true)
    scene.show("a")
    #expect(appearanceCalls(in: scene) == [])
    scene.slot.containerWillAppear(animated: false)
    scene.slot.containerDidAppear()
    scene.slot.containerWillDisappear(animated: false)
    scene.slot.containerDidDisappear()
    scene.takeCalls()
    scene.show("b")
    #expect(appearanceCalls(in: scene) == [])
  }

  @Test("after a swap while the container appears, each child receives one `endAppearance` call")
  func swapWhileAppearing() {
    let scene = makeSlotScene(forwardsByHand: true)
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

  @Test("if the container disappears during a transition, the slot completes the transition")
  func disappearsDuringTransition() {
    let scene = makeSlotScene(forwardsByHand: true)
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

  @Test("a slot makes no appearance calls if the framework forwards them")
  func automatic() {
    let scene = makeSlotScene()
    scene.show("a")
    scene.slot.containerWillAppear(animated: true)
    scene.slot.containerDidAppear()
    scene.show("b")
    scene.slot.containerWillDisappear(animated: true)
    scene.slot.containerDidDisappear()
    #expect(appearanceCalls(in: scene) == [])
  }

  private func appearanceCalls(in scene: SlotScene) -> [ContainmentLog.Call] {
    scene.calls.filter {
      switch $0 {
      case .beginAppearance, .endAppearance: true
      default: false
      }
    }
  }
}
