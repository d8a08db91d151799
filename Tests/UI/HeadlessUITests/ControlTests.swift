import HeadlessUI
import TestSupport
import Testing

@Suite("HeadlessUI: taps on controls and bar buttons")
@MainActor struct ControlTests {
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

  @Test("changing a bar button item of the visible controller causes a display")
  func barButtonChanges() {
    let root = UIViewController()
    let window = makeWindow(root)
    let add = UIBarButtonItem(systemItem: .add)
    root.navigationItem.rightBarButtonItem = add
    #expect(countDisplays(of: window) { add.isEnabled = false } == 1)
  }
}
