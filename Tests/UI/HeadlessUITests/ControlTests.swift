import HeadlessUI
import TestSupport
import Testing

@Suite("Control, Button, UIBarButtonItem", .tags(.uiKitRule))
@MainActor struct ControlTests {
  /// `sendActions(for:)` runs an action once, even if several of its events are sent.
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

  @Test("the `sender` of an action is set only while the action runs")
  func sender() {
    let control = UIControl()
    var senderWasControl = false
    let action = UIAction { senderWasControl = $0.sender as? UIControl === control }
    control.addAction(action, for: .touchUpInside)
    control.tap()
    #expect(senderWasControl && action.sender == nil)
  }

  @Test("`tap()` fails for a disabled, hidden or non-interactive button")
  func noTouch() {
    let button = UIButton(type: .system)
    #expect(button.tap())
    button.isEnabled = false
    #expect(!button.tap())
    button.isEnabled = true
    button.isHidden = true
    #expect(!button.tap())
    button.isHidden = false
    button.isUserInteractionEnabled = false
    #expect(!button.tap())
  }

  @Test("a button shows the title of its primary action, and a tap runs the action")
  func primaryAction() {
    var taps = 0
    let button = UIButton(type: .system, primaryAction: UIAction(title: "Save") { _ in taps += 1 })
    #expect(button.currentTitle == "Save" && button.titleLabel?.text == "Save")
    button.addAction(UIAction { _ in taps += 10 }, for: .touchUpInside)
    button.tap()
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
    #expect(item.title == "Save" && item.tap())
    item.isEnabled = false
    #expect(!item.tap())
    #expect(taps == 1)
    #expect(UIBarButtonItem(title: "Nothing").tap())
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

  /// A system item has no title, but VoiceOver reads a name.
  @Test(
    "a system item has an accessibility label and no title",
    arguments: zip(
      [UIBarButtonItem.SystemItem.add, .cancel, .done, .edit, .refresh, .save, .search],
      ["Add", "Cancel", "Done", "Edit", "Refresh", "Save", "Search"]))
  func systemItem(item: UIBarButtonItem.SystemItem, name: String) {
    let button = UIBarButtonItem(systemItem: item)
    #expect(button.title == nil && button.systemItem == item)
    #expect(button.accessibilityLabel == name)
    button.accessibilityLabel = "Own"
    #expect(button.accessibilityLabel == "Own")
  }

  @Test("bar button items have the same raw values as in UIKit")
  func barItemRawValues() {
    typealias Item = UIBarButtonItem.SystemItem
    let items: [Item] = [.done, .cancel, .edit, .save, .add, .search, .refresh]
    #expect(items.map(\.rawValue) == [0, 1, 2, 3, 4, 12, 13])
    #expect(UIBarButtonItem.Style.plain.rawValue == 0)
    #expect(UIBarButtonItem.Style.prominent.rawValue == 2)
    #expect(UIBarButtonItem.Style.done == .prominent)
  }

  @Test("text alignments and Return keys have the same raw values as in UIKit")
  func textRawValues() {
    let alignments: [NSTextAlignment] = [.left, .center, .right, .justified, .natural]
    #expect(alignments.map(\.rawValue) == [0, 1, 2, 3, 4])
    let keys: [UIReturnKeyType] = [.default, .go, .next, .search, .send, .done, .continue]
    #expect(keys.map(\.rawValue) == [0, 1, 4, 6, 7, 9, 11])
  }

  @Test("a text view whose text is set to nil is empty")
  func textViewWithoutText() {
    let view = UITextView()
    view.text = "a"
    view.text = nil
    #expect(view.text == "")
  }

  @Test(
    "setting `rightBarButtonItem` replaces all right items, and changing an item causes a display")
  func navigationItem() {
    let root = UIViewController()
    let window = makeWindow(root)
    let item = root.navigationItem
    let add = UIBarButtonItem(systemItem: .add)
    item.rightBarButtonItems = [add, UIBarButtonItem(title: "More")]
    item.leftBarButtonItem = UIBarButtonItem(title: "Back")
    #expect(item.rightBarButtonItem === add)
    #expect(item.leftBarButtonItems?.count == 1)
    item.rightBarButtonItem = nil
    #expect(item.rightBarButtonItems == nil)
    item.rightBarButtonItem = add
    window.displayIfNeeded()
    var displays = 0
    let observation = window.addDisplayObserver { displays += 1 }
    add.isEnabled = false
    window.displayIfNeeded()
    #expect(displays == 1)
    #expect(UINavigationItem(title: "Loose").title == "Loose")
    withExtendedLifetime(observation) {}
  }

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
