// The keyboard covers a form. The first manager shows three bugs, and the second manager avoids
// them.

import HeadlessUI
import KeyboardManager

/// A form with two fields on a phone with a home indicator, and a simulated keyboard.
@MainActor
struct Form {
  let window = UIWindow(size: CGSize(width: 390, height: 844))
  let scrollView = UIScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let title = UITextField(frame: CGRect(x: 16, y: 16, width: 358, height: 44))
  let text = UITextField(frame: CGRect(x: 16, y: 720, width: 358, height: 44))
  let center = NotificationCenter()
  let keyboard: KeyboardSimulator

  init() {
    window.safeArea = UIEdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    scrollView.contentInset = UIEdgeInsets(top: 8, left: 16, bottom: 20, right: 16)
    for field in [title, text] { scrollView.addSubview(field) }
    window.addSubview(scrollView)
    window.makeKeyAndVisible()
    keyboard = KeyboardSimulator(window: window, center: center)
  }

  func report(_ moment: String) {
    let inset = scrollView.contentInset
    let sides = [inset.top, inset.left, inset.bottom, inset.right].map { "\(Int($0))" }
    let padded = moment.padding(toLength: 30, withPad: " ", startingAt: 0)
    print("  \(padded) top, left, bottom, right: \(sides.joined(separator: ", "))")
  }

  /// Focuses the title field, then removes the focus.
  func showAndHideKeyboard() {
    report("Before")
    title.becomeFirstResponder()
    report("Keyboard visible")
    title.resignFirstResponder()
    window.displayIfNeeded()
    report("Keyboard hidden")
  }
}

print("The problem: this manager uses the keyboard's height as the overlap, sets the left and")
print("right insets to zero, and does not restore the bottom inset.")
let before = Form()
let document = DocumentKeyboardManager(tableView: before.scrollView, center: before.center)
document.beginObservingKeyboard()
before.showAndHideKeyboard()

print("\nThe pattern: only the bottom inset changes, by the overlap, and the original is restored.")
let after = Form()
let manager = KeyboardInsetsManager(
  view: after.scrollView, center: after.center, animator: KeyboardAnimator())
manager.beginObserving()
after.showAndHideKeyboard()

print("\nA floating keyboard and a hardware keyboard do not cover the bottom.")
after.title.becomeFirstResponder()
after.keyboard.float()
after.report("Floating")
after.keyboard.dock()
after.report("Docked again")
after.keyboard.connectHardwareKeyboard(barHeight: 55)
after.report("Hardware, with a 55-point bar")
after.keyboard.dock()

print("\nReturn focuses the next field. In the last field, Return sends the form.")
let order = FocusOrder([after.title, after.text]) {
  manager.scrollToFocus(animated: true)
} onSubmit: {
  print("  Sent. No field has the focus: \(after.window.firstResponder == nil).")
}
after.title.becomeFirstResponder()
let offset = { "scrolled by \(Int(after.scrollView.contentOffset.y)) points" }
print("  Action of Return: \(order.returnPressed()). The form is \(offset()).")
order.returnPressed()
after.window.displayIfNeeded()

print("\nClosing a screen with a visible keyboard restores the insets.")
after.text.becomeFirstResponder()
after.report("Keyboard visible")
manager.endObserving()
after.report("Screen closed")
