import HeadlessUI
import TestSupport
import Testing

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
    firstDelegate = FieldDelegate("first", of: first, callLog)
    secondDelegate = FieldDelegate("second", of: second, callLog)
    window = makeWindow(root)
    root.view.addSubview(first)
    root.view.addSubview(second)
  }

  @Test("setting `text` to its current value does not redraw the window")
  func sameText() {
    let field = UITextField()
    field.text = "Ada"
    let window = makeWindow(containing: field)
    #expect(countDisplays(of: window) { field.text = "Ada" } == 0)
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

  @Test(
    "the Return key ends editing if an action handles `editingDidEndOnExit`",
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

  @Test("the Return key calls the delegate, then sends the primary action")
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
