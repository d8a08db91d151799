import HeadlessUI
import Observation
import TestSupport
import Testing

@Suite("Automatic observation tracking")
@MainActor struct ObservationTrackingTests {
  private let root = CounterController()
  private let window: UIWindow

  init() {
    window = makeWindow(root)
    window.displayIfNeeded()
    _ = root.log.take()
  }

  @Test("a change of a property that `updateProperties()` reads causes no layout")
  func properties() {
    root.counter.title = "b"
    window.layoutIfNeeded()
    #expect(root.log.take() == ["properties", "view properties"])
    #expect(root.title == "b")
    #expect(root.counterView.title == "b")
  }

  @Test("a change of a property that `layoutSubviews()` reads causes a new layout")
  func layout() {
    root.counter.height = 20
    window.layoutIfNeeded()
    #expect(root.log.take() == ["will layout", "view layout", "did layout"])
  }

  @Test("a change of a property that `viewWillLayoutSubviews()` reads causes a new layout")
  func willLayout() {
    root.counter.unread = 1
    window.layoutIfNeeded()
    #expect(root.log.take() == ["will layout", "view layout", "did layout"])
  }

  @Test("several changes cause one update of the properties, at the next display")
  func coalesced() async {
    for number in 1...10 { root.counter.title = "\(number)" }
    #expect(root.log.take() == [])
    await window.nextDisplay()
    #expect(root.log.take() == ["properties", "view properties"])
    #expect(root.counterView.title == "10")
  }

  @Test("updating the properties requests no further display")
  func noFurtherDisplay() async {
    root.setNeedsUpdateProperties()
    window.displayIfNeeded()
    var displays = 0
    let observation = window.addDisplayObserver { displays += 1 }
    for _ in 0..<10 { await Task.yield() }
    #expect(displays == 0)
    withExtendedLifetime(observation) {}
  }

  @Test("`settle()` updates properties at once, and again after the end of a transition")
  func settled() {
    root.counter.title = "b"
    window.settle()
    #expect(root.counterView.title == "b")
    root.present(UIViewController(), animated: true) { [root] in root.counter.title = "c" }
    window.settle()
    #expect(root.counterView.title == "c")
  }

  @Test("each change of a property is observed, not only the first change")
  func again() {
    for title in ["b", "c", "d"] {
      root.counter.title = title
      window.layoutIfNeeded()
      #expect(root.counterView.title == title)
    }
  }

  @Test("a change of a property that a method no longer reads does not call the method")
  func noLongerRead() {
    root.readsUnread = false
    root.view.setNeedsLayout()
    window.layoutIfNeeded()
    _ = root.log.take()
    root.counter.unread = 1
    window.layoutIfNeeded()
    #expect(root.log.take() == [])
  }

  @Test("after a change, the next layout of a view outside a window updates the view's properties")
  func outside() {
    let view = CounterView(root.counter, CallLog())
    view.layoutIfNeeded()
    root.counter.title = "b"
    #expect(view.title == "a")
    view.layoutIfNeeded()
    #expect(view.title == "b")
  }

  @Test("a change of a property on another thread causes an update")
  func otherThread() async {
    final class Shared: Sendable, Observable {
      private let registrar = ObservationRegistrar()
      var value: Int {
        registrar.access(self, keyPath: \.value)
        return 1
      }
      func change() { registrar.withMutation(of: self, keyPath: \.value) {} }
    }
    final class SharedView: UIView {
      let shared = Shared()
      override func updateProperties() { _ = shared.value }
    }
    let view = SharedView()
    root.view.addSubview(view)
    window.displayIfNeeded()
    await Task.detached { [shared = view.shared] in shared.change() }.value
    window.layoutIfNeeded()
    #expect(view.updatePropertiesCount == 2)
  }

  @Test("an observed model does not retain the view that reads the model", .tags(.memory))
  func freed() async {
    let counter = Counter()
    await expectFreed {
      let view = CounterView(counter, CallLog())
      makeWindow().rootViewController?.view.addSubview(view)
      view.layoutIfNeeded()
      return view
    }
    counter.title = "b"
  }
}
