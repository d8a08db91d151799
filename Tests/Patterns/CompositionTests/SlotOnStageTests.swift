import Composition
import HeadlessUI
import TestSupport
import Testing

@Suite("ChildSlot: on HeadlessUI with UIKit's rules", .recordsViolations)
@MainActor
struct SlotOnStageTests {
  @Test("a child gets its containment and appearance calls in UIKit's order")
  func embeds() {
    let container = Container()
    let window = container.shown()
    let child = RecordingController()
    let slot = ChildSlot(in: container as UIViewController)
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

  @Test(
    "`DocumentedOrder` calls `didMove` before the child's view has a superview",
    .tags(.trap))
  func documentedOrder() {
    let container = Container()
    let child = RecordingController()
    DocumentedOrder.embed(child, in: container as UIViewController)
    withKnownIssue("the document calls `didMove` before it adds the view") {
      #expect(child.events.last == .didMove(isEntering: true, hasSuperview: true))
    }
    #expect(child.events.last == .didMove(isEntering: true, hasSuperview: false))
    #expect(child.view.superview === container.view)
  }

  @Test("a swap with a cross-fade calls the appearance methods of both children")
  func swaps() {
    let container = Container()
    let window = container.shown()
    let (first, second) = (RecordingController(), RecordingController())
    let slot = ChildSlot(in: container as UIViewController)
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
    #expect(second.view.alpha == 1, "the alpha of a removed view is restored")
    #expect(container.children.isEmpty)
  }

  @Test("if the container forwards appearance calls, each child receives each call once")
  func forwardsByHand() {
    let container = Container(forwardsByHand: true)
    let slot = ChildSlot(in: container as UIViewController)
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

  @Test("container, slots and children are deallocated together", .tags(.memory))
  func freed() async {
    await expectFreed {
      let container = Container()
      let parts = HeaderAndRest(in: container as UIViewController)
      container.layOut = { [weak parts] in parts?.layout() }
      parts.header.show(RecordingController())
      parts.rest.show(RecordingController(), with: CrossFade())
      _ = container.shown()
      return container
    }
  }
}

/// A child that records its calls, and in `didMove` also whether its view has a superview.
final class RecordingController: UIViewController {
  enum Event: Equatable {
    case willMove(isEntering: Bool)
    case willAppear
    case didAppear
    case didMove(isEntering: Bool, hasSuperview: Bool)
    case willDisappear
    case didDisappear
  }

  private(set) var events: [Event] = []

  func takeEvents() -> [Event] {
    defer { events = [] }
    return events
  }

  override func willMove(toParent parent: UIViewController?) {
    super.willMove(toParent: parent)
    events.append(.willMove(isEntering: parent != nil))
  }

  override func didMove(toParent parent: UIViewController?) {
    super.didMove(toParent: parent)
    events.append(.didMove(isEntering: parent != nil, hasSuperview: view.superview != nil))
  }

  override func viewWillAppear(_ animated: Bool) { events.append(.willAppear) }
  override func viewDidAppear(_ animated: Bool) { events.append(.didAppear) }
  override func viewWillDisappear(_ animated: Bool) { events.append(.willDisappear) }
  override func viewDidDisappear(_ animated: Bool) { events.append(.didDisappear) }
}

/// A container that calls `forwarded` in its appearance methods and `layOut` after each layout.
final class Container: UIViewController {
  private let forwardsByHand: Bool
  var forwarded = Forwarded()
  var layOut: () -> Void = {}

  struct Forwarded {
    var willAppear: (Bool) -> Void = { _ in }
    var didAppear: () -> Void = {}
    var willDisappear: (Bool) -> Void = { _ in }
    var didDisappear: () -> Void = {}
  }

  init(forwardsByHand: Bool = false) {
    self.forwardsByHand = forwardsByHand
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  override var shouldAutomaticallyForwardAppearanceMethods: Bool { !forwardsByHand }
  override func viewDidLayoutSubviews() { layOut() }
  override func viewWillAppear(_ animated: Bool) { forwarded.willAppear(animated) }
  override func viewDidAppear(_ animated: Bool) { forwarded.didAppear() }
  override func viewWillDisappear(_ animated: Bool) { forwarded.willDisappear(animated) }
  override func viewDidDisappear(_ animated: Bool) { forwarded.didDisappear() }

  /// Returns a window that shows the container.
  func shown() -> UIWindow {
    let window = UIWindow(size: CGSize(width: 320, height: 480))
    window.rootViewController = self
    window.makeKeyAndVisible()
    return window
  }
}
