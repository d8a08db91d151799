import HeadlessUI
import Observation
import Testing

/// A model with one property for property updates and two for layouts.
@MainActor @Observable final class Counter {
  var title = "a"
  var height: CGFloat = 10
  var unread = 0
}

/// A view that reads `title` in its property update and `height` in its layout.
final class CounterView: UIView {
  let counter: Counter
  private let log: CallLog
  private let label = UILabel()

  init(_ counter: Counter, _ log: CallLog) {
    self.counter = counter
    self.log = log
    super.init(frame: .zero)
    addSubview(label)
  }

  required init?(coder: NSCoder) { nil }

  var title: String? { label.text }

  override func updateProperties() {
    super.updateProperties()
    label.text = counter.title
    log.write("view properties")
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame.size.height = counter.height
    log.write("view layout")
  }
}

/// A controller that reads `title` in its property update and `unread` before a layout.
final class CounterController: UIViewController {
  let counter = Counter()
  let log = CallLog()
  private(set) lazy var counterView = CounterView(counter, log)
  var readsUnread = true

  override func loadView() { view = counterView }
  override func updateProperties() {
    super.updateProperties()
    title = counter.title
    log.write("properties")
  }
  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    if readsUnread { _ = counter.unread }
    log.write("will layout")
  }
  override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    log.write("did layout")
  }
}

@Suite("updateProperties()")
@MainActor struct UpdatePropertiesTests {
  private let root = CounterController()
  private let window: UIWindow

  init() { window = makeWindow(root) }

  @Test("the controller updates its properties before its view, and then the layout begins")
  func order() {
    root.log.expect(
      "properties", "view properties", "will layout", "view layout", "did layout")
  }

  @Test("two calls of `setNeedsUpdateProperties()` cause one update of properties and no layout")
  func requested() {
    _ = root.log.take()
    root.counterView.setNeedsUpdateProperties()
    root.counterView.setNeedsUpdateProperties()
    #expect(root.log.take() == [])
    window.layoutIfNeeded()
    #expect(root.log.take() == ["view properties"])
  }

  @Test("a controller's `setNeedsUpdateProperties()` does not update its view's properties")
  func controllerRequest() {
    _ = root.log.take()
    root.setNeedsUpdateProperties()
    window.layoutIfNeeded()
    #expect(root.log.take() == ["properties"])
  }

  @Test("`updatePropertiesIfNeeded()` performs requested updates at once, without a layout")
  func atOnce() {
    _ = root.log.take()
    root.setNeedsUpdateProperties()
    root.counterView.setNeedsUpdateProperties()
    root.counterView.setNeedsLayout()
    root.updatePropertiesIfNeeded()
    root.updatePropertiesIfNeeded()
    #expect(root.log.take() == ["properties", "view properties"])
  }

  @Test("`updatePropertiesIfNeeded()` also updates the subviews")
  func subviews() {
    let inner = CounterView(Counter(), CallLog())
    root.view.addSubview(inner)
    root.view.updatePropertiesIfNeeded()
    #expect(inner.title == "a")
  }

  @Test("`updatePropertiesIfNeeded()` does nothing if no property that was read has changed")
  func unchanged() {
    _ = root.log.take()
    root.counter.unread = 1
    root.updatePropertiesIfNeeded()
    #expect(root.log.take() == [])
  }

  @Test("a layout does not update the properties")
  func layoutOnly() {
    _ = root.log.take()
    root.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(root.log.take() == ["will layout", "view layout", "did layout"])
  }

  @Test("a subview that a layout adds updates its properties before its own layout")
  func addedByLayout() {
    final class Adding: UIView {
      let added: CounterView
      init(_ added: CounterView) {
        self.added = added
        super.init(frame: .zero)
      }
      required init?(coder: NSCoder) { nil }
      override func layoutSubviews() { addSubview(added) }
    }
    let log = CallLog()
    Adding(CounterView(Counter(), log)).layoutIfNeeded()
    #expect(log.take() == ["view properties", "view layout"])
  }

  @Test("a property update increments `updatePropertiesCount`, and a layout `layoutCount`")
  func counted() {
    let (properties, layouts) = (root.updatePropertiesCount, root.counterView.layoutCount)
    root.setNeedsUpdateProperties()
    root.view.setNeedsLayout()
    window.layoutIfNeeded()
    #expect(root.updatePropertiesCount == properties + 1)
    #expect(root.counterView.updatePropertiesCount == 1)
    #expect(root.counterView.layoutCount == layouts + 1)
    #expect(root.layoutCount == layouts + 1)
  }
}
