import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// UIKit hides the keyboard during a presentation and shows it again after the dismissal.
///
/// Source: the report of the suite's bug trait. The other cases are observed, not documented.
@Suite(
  "The first responder during a presentation",
  .bug("https://github.com/sberrevoets/SDCAlertView/issues/119"))
@MainActor struct PresentedFocusTests {
  private let root = UIViewController()
  private let field = UITextField()
  private let other = UITextField()
  private let window: UIWindow

  init() async {
    window = makeWindow(root)
    await settle(window)
    root.view.addSubview(field)
    root.view.addSubview(other)
  }

  private func makeAlert() -> UIAlertController {
    UIAlertController(title: "Not saved.", message: nil, preferredStyle: .alert)
  }

  @Test(
    "a presentation ends editing, and its dismissal begins editing again",
    arguments: [UIModalPresentationStyle.automatic, .fullScreen, .overFullScreen], [true, false])
  func restores(style: UIModalPresentationStyle, animated: Bool) async {
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    field.becomeFirstResponder()
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    root.present(modal, animated: animated)
    #expect(firstResponder(in: window) == nil)
    await settle(window)
    var isFirstAtCompletion = false
    root.dismiss(animated: animated) { [field] in isFirstAtCompletion = field.isFirstResponder }
    await settle(window)
    #expect(isFirstAtCompletion)
    #expect(events == ["begin", "end", "begin"])
  }

  @Test("dismissing an alert with a text field returns the focus to the presenter's field")
  func alertWithField() async {
    field.becomeFirstResponder()
    let alert = makeAlert()
    alert.addTextField()
    await present(alert, on: root, in: window)
    #expect(alert.textFields?.first?.isFirstResponder == true)
    await dismiss(from: root, in: window)
    #expect(field.isFirstResponder)
  }

  @Test("dismissing an alert over another alert returns the focus to the other alert's field")
  func alertOverForm() async throws {
    let form = makeAlert()
    form.addTextField()
    form.addTextField()
    await present(form, on: root, in: window)
    let last = try #require(form.textFields?.last)
    last.becomeFirstResponder()
    await present(makeAlert(), on: form, in: window)
    await dismiss(from: form, in: window)
    #expect(last.isFirstResponder)
  }

  @Test("dismissing two controllers at once returns the focus to the lowest presenter's field")
  func stack() async {
    field.becomeFirstResponder()
    let form = makeAlert()
    form.addTextField()
    await present(form, on: root, in: window)
    await present(makeAlert(), on: form, in: window)
    await dismiss(from: root, in: window)
    #expect(field.isFirstResponder)
  }

  @Test("a field that became first responder during the dismissal keeps the focus")
  func anotherField() async {
    field.becomeFirstResponder()
    root.present(makeAlert(), animated: true)
    await settle(window)
    root.dismiss(animated: true)
    other.becomeFirstResponder()
    await settle(window)
    #expect(other.isFirstResponder)
  }

  @Test(
    "a dismissal does not focus a field that left the window or was disabled meanwhile",
    arguments: [true, false])
  func unavailable(isRemoved: Bool) async {
    field.becomeFirstResponder()
    await present(makeAlert(), on: root, in: window)
    if isRemoved { field.removeFromSuperview() } else { field.isEnabled = false }
    await dismiss(from: root, in: window)
    #expect(firstResponder(in: window) == nil)
  }

  @Test("if no field has the focus before a presentation, the dismissal sets no focus")
  func noResponder() async {
    field.becomeFirstResponder()
    await present(makeAlert(), on: root, in: window)
    await dismiss(from: root, in: window)
    field.resignFirstResponder()
    await present(makeAlert(), on: root, in: window)
    await dismiss(from: root, in: window)
    #expect(firstResponder(in: window) == nil)
  }

  @Test("a field whose delegate refuses to end editing stays first responder during alerts")
  func refuses() async {
    final class Refusing: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let delegate = Refusing()
    field.delegate = delegate
    field.becomeFirstResponder()
    await present(makeAlert(), on: root, in: window)
    #expect(field.isFirstResponder)
    await dismiss(from: root, in: window)
    #expect(field.isFirstResponder)
  }
}

/// Source: https://developer.apple.com/documentation/uikit/uiviewcontroller/transitioncoordinator
/// https://developer.apple.com/documentation/uikit/uiviewcontrollertransitioncoordinatorcontext
@Suite("UINavigationController: the transition coordinator", .countsWarnings)
@MainActor struct TransitionCoordinatorTests {
  private let navigation = UINavigationController(rootViewController: UIViewController())
  private let window: UIWindow

  init() async {
    window = makeWindow(navigation)
    await settle(window)
  }

  @Test("the coordinator exists only during an animated transition")
  func existsDuringTransition() async {
    #expect(navigation.transitionCoordinator == nil)
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(navigation.transitionCoordinator != nil)
    await settle(window)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("a push without animation has no coordinator")
  func notAnimated() async {
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("`transitionCoordinator` is not nil while the coordinator calls its completion handlers")
  func setInCompletion() async {
    var isSet = false
    navigation.pushViewController(UIViewController(), animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { [navigation] _ in
      isSet = navigation.transitionCoordinator != nil
    }
    await settle(window)
    #expect(isSet)
  }

  @Test("the presenting and the presented controller share a coordinator in a modal transition")
  func modal() async {
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    navigation.topViewController?.present(alert, animated: true)
    #expect(navigation.transitionCoordinator?.viewController(forKey: .to) === alert)
    #expect(alert.transitionCoordinator?.viewController(forKey: .from) === navigation)
    await settle(window)
    #expect(navigation.transitionCoordinator == nil)
    alert.dismiss(animated: true)
    #expect(navigation.topViewController?.transitionCoordinator != nil)
    #expect(navigation.transitionCoordinator?.viewController(forKey: .from) === alert)
    await settle(window)
    #expect(navigation.transitionCoordinator == nil && alert.transitionCoordinator == nil)
  }
}
