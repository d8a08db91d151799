import HeadlessUI
import TestSupport
import Testing

@testable import TerminalUI

@Suite("Live screen: focus and memory")
@MainActor
struct LiveFocusTests {
  private let root = UIViewController()
  private let window = UIWindow(size: CGSize(width: 640, height: 968))
  private let screen: LiveScreen

  init() {
    window.rootViewController = root
    window.makeKeyAndVisible()
    screen = LiveScreen(window)
    draw()
  }

  private func draw() { _ = screen.frame(of: .standard) }

  private func press(_ keys: Key...) {
    for key in keys {
      screen.press(key)
      draw()
    }
  }

  private func makeAlert(
    _ buttons: [(title: String, style: UIAlertAction.Style)],
    _ tapped: @escaping @MainActor (String) -> Void = { _ in }
  ) -> UIAlertController {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    for button in buttons {
      alert.addAction(
        UIAlertAction(title: button.title, style: button.style) { _ in tapped(button.title) })
    }
    return alert
  }

  /// Presents a form with `count` fields, and returns the fields.
  private func presentForm(fields count: Int) -> [UITextField] {
    let form = UIViewController()
    let fields = (0..<count).map { row in
      UITextField(frame: CGRect(x: 0, y: CGFloat(row) * 44, width: 300, height: 44))
    }
    for field in fields { form.view.addSubview(field) }
    root.present(form, animated: false)
    return fields
  }

  /// The object whose deallocation the test checks.
  enum Part: CaseIterable {
    case controller, table, button, alert
  }

  @Test(
    "a dismissed screen and its table, button and alert are deallocated", .tags(.memory),
    arguments: Part.allCases)
  func freed(_ part: Part) async {
    await expectFreed { () -> AnyObject in
      let list = OneRow()
      let button = UIBarButtonItem(title: "Sort")
      list.navigationItem.rightBarButtonItem = button
      root.present(UINavigationController(rootViewController: list), animated: false)
      press(.left, .tab)
      let alert = makeAlert([("OK", .default)])
      list.present(alert, animated: false)
      press(.right)
      root.dismiss(animated: false)
      return switch part {
      case .controller: list
      case .table: list.tableView
      case .button: button
      case .alert: alert
      }
    }
  }

  @Test("if the focused alert button is disabled, an enabled button gets the focus")
  func switchedOff() {
    var tapped: [String] = []
    let alert = makeAlert([("Save", .default), ("Cancel", .cancel)]) { tapped.append($0) }
    root.present(alert, animated: false)
    draw()
    alert.actions[0].isEnabled = false
    press(.return)
    #expect(tapped == ["Cancel"])
  }

  @Test("Escape does not close an alert with two buttons and no Cancel button")
  func noWayOut() {
    var tapped: [String] = []
    root.present(
      makeAlert([("Left", .default), ("Right", .default)]) { tapped.append($0) }, animated: false)
    press(.escape)
    #expect(tapped.isEmpty)
    #expect(root.presentedViewController != nil)
  }

  @Test("the first field of a form under an alert gets no focus")
  func underAlert() {
    let fields = presentForm(fields: 1)
    root.presentedViewController?.present(makeAlert([("OK", .cancel)]), animated: false)
    draw()
    #expect(!fields[0].isFirstResponder)
  }

  @Test("a field that the form has focused keeps the focus")
  func ownFocus() {
    let fields = presentForm(fields: 2)
    fields[1].becomeFirstResponder()
    draw()
    #expect(fields[1].isFirstResponder)
  }

  @Test("after the form has hidden its keyboard, text is typed into the last focused field")
  func lastFocused() {
    let fields = presentForm(fields: 2)
    fields[1].becomeFirstResponder()
    press(.character("1"))
    fields[1].resignFirstResponder()
    press(.character("z"))
    #expect(fields.map(\.text) == ["", "1z"])
  }

  @Test("if the form moves the focus on Return, the live screen does not move the focus again")
  func movedByItself() {
    let fields = presentForm(fields: 3)
    draw()
    fields[0].addAction(
      UIAction { _ in fields[2].becomeFirstResponder() }, for: .editingDidEndOnExit)
    press(.return)
    #expect(fields[2].isFirstResponder)
  }

  @Test("Escape taps a bar item with the title “Cancel”")
  func calledCancel() {
    var cancelled = 0
    let next = UIViewController()
    next.navigationItem.leftBarButtonItem = UIBarButtonItem(
      title: "Cancel", primaryAction: UIAction { _ in cancelled += 1 })
    root.present(UINavigationController(rootViewController: next), animated: false)
    press(.escape)
    #expect(cancelled == 1)
    #expect(root.presentedViewController != nil)
  }
}

/// A list with one row.
private final class OneRow: UITableViewController {
  override func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 1 }
  override func tableView(
    _ tableView: UITableView, cellForRowAt indexPath: IndexPath
  ) -> UITableViewCell {
    UITableViewCell(style: .default, reuseIdentifier: nil)
  }
}
