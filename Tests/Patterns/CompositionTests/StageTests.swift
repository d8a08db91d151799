import Composition
import Foundation
import HeadlessAdapters
import HeadlessUI
import TestSupport
import Testing

@Suite("Composition: on a stage with UIKit's rules", .recordsViolations, .tags(.uiKitRule))
@MainActor
struct StageTests {
  @Test("on screen, a child is told in UIKit's order, and finds its superview in didMove")
  func embeds() {
    let container = Container()
    let window = container.shown()
    let child = RecordingController()
    let slot = ChildSlot(in: container as ViewController)
    slot.show(child)
    #expect(
      child.takeEvents() == [
        .willMove(isEntering: true), .willAppear, .didAppear,
        .didMove(isEntering: true, hasSuperview: true),
      ])
    slot.show(nil)
    #expect(
      child.takeEvents() == [
        .willMove(isEntering: false), .willDisappear, .didDisappear,
        .didMove(isEntering: false, hasSuperview: false),
      ])
    #expect(container.children.isEmpty)
    #expect(window.rootViewController === container)
  }

  @Test("the document's order: in didMove there is no superview yet", .tags(.trap))
  func documentedOrder() {
    let container = Container()
    let child = RecordingController()
    DocumentedOrder.embed(child, in: container as ViewController)
    withKnownIssue("the document calls didMove before it adds the view (D2)") {
      #expect(child.events.last == .didMove(isEntering: true, hasSuperview: true))
    }
    #expect(child.view.superview === container.view)
  }

  @Test("a child left in place without willMove is what the stage warns of", .tags(.trap))
  func unbalanced() {
    let container = Container()
    let child = RecordingController()
    ChildSlot(in: container as ViewController).show(child)
    child.removeFromParent()
    #expect(takeViolations().map(\.severity) == [.warning])
  }

  @Test("a swap with a fade moves the appearance from one child to the other")
  func swaps() {
    let container = Container()
    let window = container.shown()
    let (first, second) = (RecordingController(), RecordingController())
    let slot = ChildSlot(in: container as ViewController)
    slot.show(first)
    _ = first.takeEvents()
    slot.show(second, with: CrossFade())
    #expect(
      first.takeEvents() == [
        .willMove(isEntering: false), .willDisappear, .didDisappear,
        .didMove(isEntering: false, hasSuperview: false),
      ])
    #expect(
      second.takeEvents() == [
        .willMove(isEntering: true), .willAppear, .didAppear,
        .didMove(isEntering: true, hasSuperview: true),
      ])
    #expect([first.view.alpha, second.view.alpha] == [1, 1])
    #expect(window.rootViewController?.children == [second])
    slot.show(nil, with: CrossFade())
    #expect(second.view.alpha == 1, "a view that faded out may be shown again")
    #expect(container.children.isEmpty)
  }

  @Test("a container that forwards by hand keeps the calls balanced, on and off screen")
  func forwardsByHand() {
    let container = Container(forwardsByHand: true)
    let slot = ChildSlot(in: container as ViewController)
    container.forwarded = .init(
      willAppear: { slot.containerWillAppear(animated: $0) },
      didAppear: { slot.containerDidAppear() },
      willDisappear: { slot.containerWillDisappear(animated: $0) },
      didDisappear: { slot.containerDidDisappear() })
    let (first, second) = (RecordingController(), RecordingController())
    slot.show(first)
    let window = container.shown()
    slot.show(second)
    window.rootViewController = nil

    let forwarded: [RecordingController.Event] = [
      .willAppear, .didAppear, .willDisappear, .didDisappear,
    ]
    #expect(first.events.filter { forwarded.contains($0) } == forwarded)
    #expect(second.events.filter { forwarded.contains($0) } == forwarded)
    #expect(takeViolations() == [])
  }

  @Test("a header of 44 points and the rest follow the size of the screen")
  func headerAndRest() {
    let container = Container()
    let parts = HeaderAndRest(in: container as ViewController)
    container.layOut = { [weak parts] in parts?.layout() }
    let (header, grid) = (ViewController(), ViewController())
    parts.header.show(header)
    parts.rest.show(grid)
    let window = container.shown()
    window.layoutIfNeeded()
    #expect(header.view.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    #expect(grid.view.frame == CGRect(x: 0, y: 44, width: 320, height: 436))

    window.frame.size = CGSize(width: 480, height: 320)
    container.view.frame = window.bounds
    window.layoutIfNeeded()
    #expect(header.view.frame == CGRect(x: 0, y: 0, width: 480, height: 44))
    #expect(grid.view.frame == CGRect(x: 0, y: 44, width: 480, height: 276))
  }

  @Test("a view of the container's own takes the child's view, and gives it back")
  func insideHost() {
    let container = Container()
    let host = View(frame: CGRect(x: 0, y: 0, width: 320, height: 88))
    container.view.addSubview(host)
    let window = container.shown()
    let child = RecordingController()
    let slot = ChildSlot(in: container as ViewController, inside: host)
    slot.show(child)
    #expect(child.view.superview === host)
    #expect(child.parent === container)
    #expect(child.view.frame == host.bounds)
    host.frame.size.width = 480
    slot.layout()
    #expect(child.view.frame.width == 480)
    slot.show(nil)
    #expect(host.subviews.isEmpty)
    #expect(window.rootViewController === container)
  }

  @Test("where that view is gone, no child comes")
  func hostGone() {
    let container = Container()
    let slot = ChildSlot(in: container as ViewController, inside: View())
    slot.show(RecordingController())
    #expect(container.children.isEmpty)
  }

  @Test("container, slots and children are freed together", .tags(.memory))
  func freed() async {
    await expectFreed {
      let container = Container()
      let parts = HeaderAndRest(in: container as ViewController)
      container.layOut = { [weak parts] in parts?.layout() }
      parts.header.show(RecordingController())
      parts.rest.show(RecordingController(), with: CrossFade())
      _ = container.shown()
      return container
    }
  }
}
