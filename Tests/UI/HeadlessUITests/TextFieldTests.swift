import HeadlessUI
import TestSupport
import Testing

/// A delegate that records its calls and returns configured results.
private final class FieldDelegate: NSObject, UITextFieldDelegate {
  let callLog: CallLog
  let name: String
  var refuses: Set<String> = []

  init(_ name: String, _ callLog: CallLog) {
    self.name = name
    self.callLog = callLog
  }

  private func ask(_ question: String) -> Bool {
    callLog.write("\(name) \(question)")
    return !refuses.contains(question)
  }

  func textFieldDidBeginEditing(_ textField: UITextField) { callLog.write("\(name) didBegin") }
  func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { ask("shouldEnd") }
  func textFieldShouldReturn(_ textField: UITextField) -> Bool { ask("shouldReturn") }
  func textField(
    _ textField: UITextField, shouldChangeCharactersIn range: NSRange, replacementString: String
  ) -> Bool {
    ask("change \(range.location)+\(range.length) to '\(replacementString)'")
  }
}

/// A delegate without methods.
private final class SilentDelegate: NSObject, UITextFieldDelegate {}

@Suite("UITextField and UITextView")
@MainActor struct TextFieldTests {
  private let callLog = CallLog()
  private let first = UITextField()
  private let second = UITextField()
  private let firstDelegate: FieldDelegate
  private let secondDelegate: FieldDelegate
  private let root = UIViewController()
  private let window: UIWindow

  init() {
    firstDelegate = FieldDelegate("first", callLog)
    secondDelegate = FieldDelegate("second", callLog)
    window = makeWindow(root)
    first.delegate = firstDelegate
    second.delegate = secondDelegate
    root.view.addSubview(first)
    root.view.addSubview(second)
  }

  @Test("setting `text` to its current value causes no display")
  func sameText() {
    let field = UITextField()
    field.text = "Ada"
    let root = UIViewController()
    let window = makeWindow(root)
    root.view.addSubview(field)
    window.displayIfNeeded()
    var displays = 0
    let observation = window.addDisplayObserver { displays += 1 }
    field.text = "Ada"
    window.displayIfNeeded()
    #expect(displays == 0)
    observation.cancel()
  }

  @Test("a field that is disabled, hidden or not interactive cannot become first responder")
  func cannot() {
    first.isEnabled = false
    #expect(!first.tap())
    first.isEnabled = true
    first.isHidden = true
    #expect(!first.tap())
    second.isUserInteractionEnabled = false
    #expect(!second.tap())
    #expect(callLog.take().isEmpty)
  }

  /// Editing ends even if the action does nothing.
  @Test(
    "Return ends editing if an action handles `editingDidEndOnExit`",
    .bug("https://github.com/honghaoz/AutoKeyboardScrollView/pull/5"))
  func returnEnds() {
    first.becomeFirstResponder()
    first.insertText("\n")
    #expect(first.isFirstResponder)
    first.addAction(UIAction { _ in }, for: .editingDidEndOnExit)
    first.insertText("\n")
    #expect(!first.isFirstResponder)
  }

  @Test("typing sends `editingChanged` and a notification")
  func typing() {
    var changes = 0
    first.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    let token = NotificationCenter.default.addObserver(
      forName: UITextField.textDidChangeNotification, object: first, queue: nil
    ) { [callLog] _ in
      MainActor.assumeIsolated { callLog.write("posted") }
    }
    first.text = "A"
    first.insertText("da")
    #expect(callLog.take() == ["first change 1+0 to 'da'", "posted"])
    first.replaceText(with: "Grace")
    #expect(callLog.take() == ["first change 0+3 to 'Grace'", "posted"])
    #expect(changes == 2 && first.text == "Grace" && first.hasText)
    NotificationCenter.default.removeObserver(token)
  }

  @Test("a delegate can reject typed text")
  func refusedText() {
    firstDelegate.refuses = ["change 0+0 to '1'"]
    first.insertText("1")
    #expect(first.text == "")
  }

  /// Ranges count UTF-16 units. A character can consist of several units.
  @Test(
    "`deleteBackward()` deletes a whole character in one edit",
    arguments: zip(["Ada", "x👩‍👩‍👧", "é", ""], ["Ad", "x", "", ""]))
  func delete(text: String, rest: String) {
    var changes = 0
    first.addAction(UIAction { _ in changes += 1 }, for: .editingChanged)
    first.text = text
    first.deleteBackward()
    #expect(first.text == rest)
    #expect(changes == (text.isEmpty ? 0 : 1))
  }

  @Test("Return calls the delegate, then sends the primary action")
  func pressReturn() {
    var primary = 0
    first.addAction(UIAction { _ in primary += 1 }, for: .primaryActionTriggered)
    first.insertText("\n")
    #expect(callLog.take() == ["first shouldReturn"] && primary == 1 && first.text == "")
    firstDelegate.refuses = ["shouldReturn"]
    first.insertText("\n")
    #expect(primary == 1)
  }

  @Test("a delegate without methods allows every edit")
  func delegateWithoutMethods() {
    let silent = SilentDelegate()
    first.delegate = silent
    first.tap()
    first.insertText("a\u{301}")
    first.insertText("\n")
    #expect(first.text == "á" && first.resignFirstResponder())
  }

  @Test("a text view that is not editable cannot become first responder")
  func notEditable() {
    let view = UITextView()
    root.view.addSubview(view)
    view.isEditable = false
    #expect(!view.becomeFirstResponder())
  }
}
