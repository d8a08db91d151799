import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: https://developer.apple.com/documentation/uikit/uiresponder/becomefirstresponder()
/// https://developer.apple.com/documentation/uikit/uitextfielddelegate
/// https://developer.apple.com/documentation/uikit/uiresponder/next
@Suite("UITextField and UITextView")
@MainActor struct TextFieldTests {
  private let callLog = CallLog()
  private let first = UITextField()
  private let second = UITextField()
  private let firstDelegate: FieldDelegate
  private let secondDelegate: FieldDelegate
  private let root = UIViewController()
  private let window: UIWindow

  init() async {
    firstDelegate = FieldDelegate("first", of: first, callLog)
    secondDelegate = FieldDelegate("second", of: second, callLog)
    window = makeWindow(root)
    await settle(window)
    root.view.addSubview(first)
    root.view.addSubview(second)
  }

  @Test("moving the focus calls the delegates in UIKit's order")
  func focus() {
    first.becomeFirstResponder()
    #expect(callLog.take() == ["first didBegin"])
    #expect(second.becomeFirstResponder() && second.becomeFirstResponder())
    #expect(callLog.take() == ["first shouldEnd", "second didBegin"])
    #expect(!first.isEditing && second.isEditing && firstResponder(in: window) === second)
    second.resignFirstResponder()
    second.resignFirstResponder()
    #expect(callLog.take() == ["second shouldEnd"])
  }

  @Test("a delegate can prevent a field from ending editing")
  func refusal() {
    firstDelegate.refuses = ["shouldEnd"]
    #expect(first.becomeFirstResponder())
    #expect(!second.becomeFirstResponder())
    #expect(!first.resignFirstResponder() && first.isFirstResponder)
  }

  /// Source: observed behavior, not documented.
  @Test("a field that leaves the window resigns first responder")
  func leavesWindow() {
    first.addAction(UIAction { [callLog] _ in callLog.write("did end") }, for: .editingDidEnd)
    first.becomeFirstResponder()
    root.view.removeFromSuperview()
    #expect(firstResponder(in: window) == nil)
    #expect(callLog.take().last == "did end")
  }

  /// Source: observed behavior, not documented.
  @Test("typing in a text view changes the text")
  func textView() {
    let view = UITextView()
    #expect(!view.becomeFirstResponder() && view.resignFirstResponder())
    root.view.addSubview(view)
    #expect(view.becomeFirstResponder() && view.becomeFirstResponder())
    view.insertText("ab")
    view.deleteBackward()
    #expect(view.text == "a" && view.resignFirstResponder())
    view.text = ""
    view.deleteBackward()
    #expect(view.text == "")
  }

  @Test("a responder that cannot resign stays first responder")
  func cannotResign() {
    final class Stubborn: UIView {
      override var canBecomeFirstResponder: Bool { true }
      override func resignFirstResponder() -> Bool { false }
    }
    let stubborn = Stubborn()
    root.view.addSubview(stubborn)
    #expect(stubborn.becomeFirstResponder())
    #expect(!first.becomeFirstResponder())
    #expect(stubborn.isFirstResponder && root.next === window && root.view.next === root)
    #expect(!root.becomeFirstResponder() && UIResponder().next == nil)
    #expect(!UIResponder().becomeFirstResponder())
  }

  @Test("a field outside a window and a plain view cannot become first responder")
  func outside() {
    #expect(!UITextField().becomeFirstResponder())
    #expect(!UIView().becomeFirstResponder())
  }

  /// Source: observed behavior, not documented.
  @Test("setting a field's text sends no event and posts no notification")
  func setText() {
    var changes = 0
    first.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: first, queue: nil
    ) { [callLog] _ in
      MainActor.assumeIsolated { callLog.write("posted") }
    }
    first.text = "A"
    #expect(changes == 0 && callLog.take().isEmpty)
    first.text = nil
    #expect(first.text == "" && !first.hasText)
    NotificationCenter.default.removeObserver(token)
  }
}
