import Composition
import TestSupport
import Testing

@Suite("ChildSlot: transitions", .tags(.mockInjection))
@MainActor
struct ChildTransitionTests {
  @Test("the old child is removed when the transition ends")
  func ends() {
    let scene = makeSlotScene()
    scene.show("a")
    scene.takeCalls()

    scene.show("b", with: scene.transition)
    #expect(
      scene.takeCalls() == [
        .willMove("a", isEntering: false), .addChild("b"), .addView("b"),
        .transition(from: "a", to: "b"),
      ])
    scene.transition.end()
    #expect(
      scene.takeCalls() == [
        .removeView("a"), .removeFromParent("a"), .didMove("b", isEntering: true),
      ])
  }

  @Test("a second swap ends the first transition, whose completion then has no effect")
  func interrupted() {
    let scene = makeSlotScene()
    scene.show("a")
    scene.show("b", with: scene.transition)
    scene.takeCalls()

    scene.show("c", with: scene.transition)
    #expect(
      scene.takeCalls() == [
        .removeView("a"), .removeFromParent("a"), .didMove("b", isEntering: true),
        .willMove("b", isEntering: false), .addChild("c"), .addView("c"),
        .transition(from: "b", to: "c"),
      ])
    scene.transition.end()
    #expect(scene.takeCalls() == [])
    scene.transition.end(1)
    scene.transition.end(1)
    #expect(
      scene.takeCalls() == [
        .removeView("b"), .removeFromParent("b"), .didMove("c", isEntering: true),
      ])
    #expect(scene.container.children.map(\.name) == ["c"])
  }

  @Test("a completion that is called again during `didMove` has no effect")
  func reentrant() {
    let scene = makeSlotScene()
    let child = scene.show("a", with: scene.transition)
    child?.onDidMove = { scene.transition.end() }
    scene.transition.end()
    #expect(scene.calls.last == .didMove("a", isEntering: true))
    #expect(scene.calls.count == 4)
  }

  @Test("the old child can be shown again during a transition")
  func backAgain() {
    let scene = makeSlotScene()
    let a = ContainmentSpy("a", scene.log)
    scene.slot.show(a)
    scene.show("b", with: scene.transition)
    scene.slot.show(a, with: scene.transition)
    scene.transition.end(1)
    #expect(scene.container.children.map(\.name) == ["a"])
    #expect(scene.slot.child === a)
  }

  @Test("a transition from or to an empty slot receives nil for the missing view")
  func missingView() {
    let scene = makeSlotScene()
    scene.show("a", with: scene.transition)
    scene.show(nil, with: scene.transition)
    #expect(scene.calls.contains(.transition(from: nil, to: "a")))
    #expect(scene.calls.contains(.transition(from: "a", to: nil)))
  }

  @Test("a transition that never ends retains neither the slot nor the children", .tags(.memory))
  func neverEnds() async {
    let stuck = ManualChildTransition(ContainmentLog())
    await expectFreed {
      let scene = makeSlotScene()
      scene.show("a", with: stuck)
      return scene.slot
    }
    await expectFreed {
      let scene = makeSlotScene()
      return scene.show("a", with: stuck) ?? scene.container
    }
    for completion in stuck.completions { completion() }
  }

  @Test("a slot does not retain its container during a transition", .tags(.memory))
  func containerNotRetained() async throws {
    let stuck = ManualChildTransition(ContainmentLog())
    var slots: [ChildSlot<ContainmentSpy>] = []
    await expectFreed {
      let scene = makeSlotScene()
      slots.append(scene.slot)
      scene.show("a", with: stuck)
      return scene.container
    }
    try await expectFreed {
      let scene = makeSlotScene()
      slots.append(scene.slot)
      scene.show("a", with: stuck)
      return try #require(scene.container.view)
    }
    for completion in stuck.completions { completion() }
    #expect(slots.count == 2)
  }
}
