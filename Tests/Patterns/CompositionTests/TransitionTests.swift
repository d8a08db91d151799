import Composition
import TestSupport
import Testing

@Suite("Composition: one child gives way to another", .tags(.mockInjection))
@MainActor
struct TransitionTests {
  @Test("both views are there while the transition runs; the calls end when it does")
  func ends() {
    let scene = makeScene()
    scene.show("a")
    scene.takeCalls()

    scene.show("b", with: scene.transition)
    #expect(
      scene.takeCalls() == [
        .willMove("a", isEntering: false), .addChild("b"), .addView("b"),
        .transition(from: "a", to: "b"),
      ])
    scene.transition.completions[0]()
    #expect(
      scene.takeCalls() == [
        .removeView("a"), .removeFromParent("a"), .didMove("b", isEntering: true),
      ])
  }

  @Test("a swap during a swap brings the first to its end, and its late completion changes nothing")
  func interrupted() {
    let scene = makeScene()
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
    scene.transition.completions[0]()
    #expect(scene.takeCalls() == [])
    scene.transition.completions[1]()
    scene.transition.completions[1]()
    #expect(
      scene.takeCalls() == [
        .removeView("b"), .removeFromParent("b"), .didMove("c", isEntering: true),
      ])
    #expect(scene.container.children.map(\.name) == ["c"])
  }

  @Test("a completion that comes again while the calls are made changes nothing")
  func reentrant() {
    let scene = makeScene()
    let child = scene.show("a", with: scene.transition)
    child?.uponMoving = { scene.transition.completions[0]() }
    scene.transition.completions[0]()
    #expect(scene.calls.last == .didMove("a", isEntering: true))
    #expect(scene.calls.count == 4)
  }

  @Test("back to the first child in mid-transition: it comes in again, in order")
  func backAgain() {
    let scene = makeScene()
    let a = SpyController("a", scene.journal)
    scene.slot.show(a)
    scene.show("b", with: scene.transition)
    scene.slot.show(a, with: scene.transition)
    scene.transition.completions[1]()
    #expect(scene.container.children.map(\.name) == ["a"])
    #expect(scene.slot.child === a)
  }

  @Test("into an empty slot and out of a full one, the other side is nil")
  func oneSided() {
    let scene = makeScene()
    scene.show("a", with: scene.transition)
    scene.show(nil, with: scene.transition)
    #expect(scene.calls.contains(.transition(from: nil, to: "a")))
    #expect(scene.calls.contains(.transition(from: "a", to: nil)))
  }

  @Test("a transition that never ends keeps neither slot nor children alive", .tags(.memory))
  func neverEnds() async {
    let stuck = HeldTransition(Journal())
    await expectFreed {
      let scene = makeScene()
      scene.show("a", with: stuck)
      return scene.slot
    }
    await expectFreed {
      let scene = makeScene()
      return scene.show("a", with: stuck) ?? scene.container
    }
    for completion in stuck.completions { completion() }
  }

  @Test("a slot that outlives its container in mid-transition keeps nothing of it", .tags(.memory))
  func containerGone() async throws {
    let stuck = HeldTransition(Journal())
    var slots: [ChildSlot<SpyController>] = []
    await expectFreed {
      let scene = makeScene()
      slots.append(scene.slot)
      scene.show("a", with: stuck)
      return scene.container
    }
    try await expectFreed {
      let scene = makeScene()
      slots.append(scene.slot)
      scene.show("a", with: stuck)
      return try #require(scene.container.view)
    }
    for completion in stuck.completions { completion() }
    #expect(slots.count == 2)
  }
}
