import HeadlessUI
import Observation
import TestSupport
import Testing

@MainActor @Observable private final class Inbox {
  var messages: [String] = []
}

/// A controller that shows a text while its inbox is empty.
private final class InboxController: UIViewController {
  let inbox = Inbox()
  private(set) var updates = 0

  override func updateContentUnavailableConfiguration(
    using state: UIContentUnavailableConfigurationState
  ) {
    updates += 1
    var empty = UIContentUnavailableConfiguration.empty()
    empty.text = "No messages"
    contentUnavailableConfiguration = inbox.messages.isEmpty ? empty : nil
  }
}

@Suite("contentUnavailableConfiguration")
@MainActor struct ContentUnavailableTests {
  private let root = UIViewController()
  private let window: UIWindow

  init() { window = makeWindow(root) }

  private func views<Kind: UIView>(_ kind: Kind.Type, in view: UIView? = nil) -> [Kind] {
    guard let view = view ?? root.viewIfLoaded, !view.isHidden else { return [] }
    return [view as? Kind].compactMap(\.self) + view.subviews.flatMap { views(kind, in: $0) }
  }

  private var texts: [String?] {
    views(UILabel.self).filter { !($0.superview is UIButton) }.map(\.text)
  }

  @Test("the configuration's view covers the controller's view, in front of other subviews")
  func shownTexts() {
    var content = UIContentUnavailableConfiguration.empty()
    content.text = "Nothing"
    content.secondaryText = "Add something."
    root.contentUnavailableConfiguration = content
    root.view.addSubview(UIView())
    window.layoutIfNeeded()
    #expect(texts == ["Nothing", "Add something."])
    #expect(root.view.subviews.last is UIContentUnavailableView)
    #expect(root.view.subviews.last?.frame == root.view.bounds)
  }

  @Test("a configuration that is set before the view is loaded is shown")
  func beforeLoading() {
    let next = UIViewController()
    next.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    window.rootViewController = next
    window.layoutIfNeeded()
    #expect(next.view.subviews.contains { $0 is UIContentUnavailableView })
  }

  @Test("setting the configuration to nil removes the configuration's view")
  func removed() {
    root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
    root.contentUnavailableConfiguration = nil
    #expect(views(UIContentUnavailableView.self).isEmpty)
  }

  @Test("a new configuration of the same type reuses the previous configuration's view")
  func kept() {
    root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
    let view = views(UIContentUnavailableView.self).first
    root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    #expect(views(UIContentUnavailableView.self) == [view])
  }

  @Test("`loading()` shows an animating indicator")
  func loading() {
    root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    #expect(views(UIActivityIndicatorView.self).map(\.isAnimating) == [true])
    #expect(texts == ["Loading…"])
    root.contentUnavailableConfiguration = UIContentUnavailableConfiguration.empty()
    #expect(views(UIActivityIndicatorView.self).isEmpty)
  }

  @Test("an empty text and an empty title are not shown")
  func emptyTexts() {
    var content = UIContentUnavailableConfiguration.empty()
    content.text = "Nothing"
    content.secondaryText = ""
    content.button.title = ""
    root.contentUnavailableConfiguration = content
    #expect(texts == ["Nothing"])
    #expect(views(UIButton.self).isEmpty)
  }

  @Test("a text that is wider than the view gets several lines")
  func severalLines() throws {
    var content = UIContentUnavailableConfiguration.empty()
    content.text = "Nothing"
    content.secondaryText = String(repeating: "Add something. ", count: 20)
    root.contentUnavailableConfiguration = content
    window.layoutIfNeeded()
    let heights = views(UILabel.self).map(\.frame.height)
    #expect(heights[1] > heights[0])
  }

  @Test("the button shows the configured title, and a tap calls the action")
  func button() throws {
    var taps = 0
    var content = UIContentUnavailableConfiguration.empty()
    content.button.title = "Add"
    content.buttonProperties.primaryAction = UIAction { _ in taps += 1 }
    root.contentUnavailableConfiguration = content
    window.layoutIfNeeded()
    let button = try #require(views(UIButton.self).first)
    #expect(button.currentTitle == "Add")
    #expect(button.tap())
    #expect(taps == 1)
  }

  @Test("a disabled button accepts no tap")
  func disabled() throws {
    var content = UIContentUnavailableConfiguration.empty()
    content.buttonProperties.primaryAction = UIAction(title: "Add") { _ in }
    content.buttonProperties.isEnabled = false
    root.contentUnavailableConfiguration = content
    let button = try #require(views(UIButton.self).first)
    #expect(!button.tap())
  }

  @Test("in a scrolled table, the configuration's view covers the visible part")
  func table() {
    let list = UITableViewController(style: .plain)
    window.rootViewController = list
    list.contentUnavailableConfiguration = UIContentUnavailableConfiguration.loading()
    list.tableView.contentOffset.y = 30
    window.layoutIfNeeded()
    let view = list.tableView.subviews.first { $0 is UIContentUnavailableView }
    #expect(view?.frame == list.tableView.bounds)
  }
}

@Suite("updateContentUnavailableConfiguration(using:)")
@MainActor struct ContentUnavailableUpdateTests {
  private let root = InboxController()
  private let window: UIWindow

  init() {
    window = makeWindow(root)
    window.displayIfNeeded()
  }

  @Test("showing the controller calls the update method once")
  func first() {
    #expect(root.updates == 1)
    #expect(root.contentUnavailableConfiguration != nil)
  }

  @Test("a change of an observable property that the update method reads calls the method again")
  func observed() {
    root.inbox.messages = ["Hello"]
    window.layoutIfNeeded()
    #expect(root.updates == 2)
    #expect(root.contentUnavailableConfiguration == nil)
  }

  @Test("a controller with a content-unavailable view is deallocated", .tags(.memory))
  func freed() async {
    await expectFreed {
      let controller = InboxController()
      makeWindow(controller).layoutIfNeeded()
      return controller
    }
  }
}
