import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: https://developer.apple.com/documentation/uikit/uicontrol/addaction(_:for:)
/// https://developer.apple.com/documentation/uikit/uicontrol/sendactions(for:)
/// https://developer.apple.com/documentation/uikit/uibarbuttonitem
/// https://developer.apple.com/documentation/uikit/uibutton
@Suite("UIControl, UIButton and UIBarButtonItem")
@MainActor struct ControlTests {
  /// Source: observed behavior, not documented.
  @Test("the actions for an event run once each, in the order in which they were added")
  func order() {
    let control = UIControl()
    var runs: [String] = []
    control.addAction(UIAction { _ in runs.append("both") }, for: [.valueChanged, .touchUpInside])
    control.addAction(UIAction { _ in runs.append("value") }, for: .valueChanged)
    control.addAction(UIAction { _ in runs.append("touch") }, for: .touchUpInside)
    control.sendActions(for: [.valueChanged, .touchUpInside])
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .editingChanged)
    #expect(runs == ["both", "value", "touch", "both", "value"])
  }

  @Test("an added action replaces the action with the same identifier for the event")
  func identifier() {
    let control = UIControl()
    var runs: [String] = []
    let identifier = UIAction.Identifier("save")
    let events: UIControl.Event = [.valueChanged, .touchUpInside]
    control.addAction(UIAction(identifier: identifier) { _ in runs.append("old") }, for: events)
    let new = UIAction(identifier: identifier) { _ in runs.append("new") }
    control.addAction(new, for: .touchUpInside)
    control.sendActions(for: .valueChanged)
    control.sendActions(for: .touchUpInside)
    #expect(runs == ["old", "new"])
    control.removeAction(new, for: .touchUpInside)
    control.removeAction(identifiedBy: identifier, for: .valueChanged)
    control.sendActions(for: events)
    #expect(runs.count == 2)
    #expect(UIAction { _ in }.identifier != UIAction { _ in }.identifier)
    #expect(UIAction.Identifier(rawValue: "save") == identifier)
  }

  /// Source: observed behavior, not documented.
  @Test("the `sender` of an action is set only while the action runs")
  func sender() {
    let control = UIControl()
    var senderWasControl = false
    let action = UIAction { senderWasControl = $0.sender as? UIControl === control }
    control.addAction(action, for: .touchUpInside)
    tap(control)
    #expect(senderWasControl && action.sender == nil)
  }

  @Test("a button shows the title of its primary action, and a tap runs the action")
  func primaryAction() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in taps += 1 })
    #expect(button.currentTitle == "Save" && button.titleLabel?.text == "Save")
    button.addAction(UIAction { _ in taps += 10 }, for: .touchUpInside)
    #expect(tap(button))
    #expect(taps == 11)
    #expect(UIButton(frame: .zero, primaryAction: nil).currentTitle == nil)
  }

  @Test("a button state without a title shows the title of the normal state")
  func titles() {
    let button = UIButton()
    button.setTitle("Save", for: .normal)
    button.setTitle("Saving…", for: .disabled)
    #expect(button.currentTitle == "Save")
    button.isEnabled = false
    #expect(button.currentTitle == "Saving…" && button.titleLabel?.text == "Saving…")
    button.isSelected = true
    button.isHighlighted = true
    #expect(button.state == [.disabled, .selected, .highlighted])
    #expect(button.currentTitle == "Save")
    #expect(button.title(for: .disabled) == "Saving…" && button.title(for: .selected) == nil)
  }

  @Test("a tap on a bar button runs its action unless the item is disabled")
  func barButton() {
    var taps = 0
    let item = UIBarButtonItem(primaryAction: UIAction(title: "Save") { _ in taps += 1 })
    #expect(item.title == "Save")
    #expect(tap(item))
    item.isEnabled = false
    #expect(!tap(item))
    #expect(taps == 1)
    #expect(tap(UIBarButtonItem(title: "Nothing")))
  }

  /// Apple: "The title and image of the item update to match the primary action's." An action with
  /// an empty title therefore removes the title of the item.
  @Test(
    "setting a primary action replaces the title of a bar button item, except for system items",
    .bug("https://github.com/nextcloud/talk-ios/pull/1425"))
  func barButtonTakesTitle() {
    let item = UIBarButtonItem(title: "Refresh")
    item.primaryAction = UIAction { _ in }
    #expect(item.title == "")
    item.primaryAction = UIAction(title: "Stop") { _ in }
    #expect(item.title == "Stop")
    item.primaryAction = nil
    #expect(item.title == "Stop")
    let add = UIBarButtonItem(systemItem: .add)
    add.primaryAction = UIAction(title: "New") { _ in }
    #expect(add.title == nil)
  }

  /// Source: observed behavior, not documented.
  @Test("a text view whose text is set to nil is empty")
  func textViewWithoutText() {
    let view = UITextView()
    view.text = "a"
    view.text = nil
    #expect(view.text == "")
  }

  /// Source: observed behavior, not documented.
  @Test("setting `rightBarButtonItem` replaces all right items")
  func navigationItem() {
    let item = UIViewController().navigationItem
    let add = UIBarButtonItem(systemItem: .add)
    item.rightBarButtonItems = [add, UIBarButtonItem(title: "More")]
    item.leftBarButtonItem = UIBarButtonItem(title: "Back")
    #expect(item.rightBarButtonItem === add)
    #expect(item.leftBarButtonItems?.count == 1)
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
    item.rightBarButtonItem = add
    #expect(item.rightBarButtonItems == [add])
    #expect(UINavigationItem(title: "Loose").title == "Loose")
  }

  /// Source: Apple, `hidesWhenStopped` of `UIActivityIndicatorView`.
  @Test("a stopped activity indicator is hidden")
  func spinner() {
    let spinner = UIActivityIndicatorView(style: .large)
    #expect(spinner.isHidden && !spinner.isAnimating)
    spinner.startAnimating()
    #expect(!spinner.isHidden && spinner.isAnimating)
    spinner.stopAnimating()
    #expect(spinner.isHidden)
    #expect(UIActivityIndicatorView(frame: .zero).style == .medium)
  }
}
