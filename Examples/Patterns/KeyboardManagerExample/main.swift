// The keyboard comes over a form. First the document's manager looks after it, faults and all;
// then the cure does, on the same form.

import Foundation
import HeadlessAdapters
import HeadlessUI
import KeyboardManager

/// A form of two fields on a phone with a home indicator, and the phone's keyboard.
@MainActor
struct Form {
  let window = Window(size: CGSize(width: 390, height: 844))
  let scrollView = ScrollView(frame: CGRect(x: 0, y: 0, width: 390, height: 844))
  let title = TextField(frame: CGRect(x: 16, y: 16, width: 358, height: 44))
  let text = TextField(frame: CGRect(x: 16, y: 720, width: 358, height: 44))
  let center = NotificationCenter()
  let keyboard: KeyboardSimulator

  init() {
    window.safeArea = EdgeInsets(top: 0, left: 0, bottom: 34, right: 0)
    scrollView.contentInset = EdgeInsets(top: 8, left: 16, bottom: 20, right: 16)
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

  /// Somebody types into the title, turns to the text, and is done.
  func play() {
    report("at first")
    title.becomeFirstResponder()
    report("the keyboard is up")
    title.resignFirstResponder()
    window.displayIfNeeded()
    report("the keyboard is away")
  }
}

print("The pain: the document's manager takes the keyboard's height for the overlap, sets the")
print("sides to zero, and gives back an inset that it never saved.")
let before = Form()
let document = DocumentKeyboardManager(tableView: before.scrollView, center: before.center)
document.beginObservingKeyboard()
before.play()

print("\nThe cure: only the bottom follows, by what is truly covered, and the original comes back.")
let after = Form()
let manager = KeyboardInsetsManager(
  view: after.scrollView, center: after.center, animator: KeyboardAnimator())
manager.beginObserving()
after.play()

print("\nA keyboard that floats, and one made of plastic, cover no bottom.")
after.title.becomeFirstResponder()
after.keyboard.float()
after.report("it floats")
after.keyboard.dock()
after.report("it is docked again")
after.keyboard.connectHardwareKeyboard(barHeight: 55)
after.report("a bar of 55 points is left")
after.keyboard.dock()

print("\nReturn moves on; the last Return sends.")
let order = FocusOrder([after.title, after.text]) {
  manager.scrollToFocus(animated: true)
} onSubmit: {
  print("  sent, and the focus is given up: \(after.window.firstResponder == nil)")
}
after.title.becomeFirstResponder()
let offset = { "scrolled by \(Int(after.scrollView.contentOffset.y))" }
print("  Return says: \(order.returnPressed()), and the text field is \(offset())")
order.returnPressed()
after.window.displayIfNeeded()

print("\nA screen that goes while the keyboard is up leaves nothing behind.")
after.text.becomeFirstResponder()
after.report("the keyboard is up")
manager.endObserving()
after.report("the screen is gone")
