import HeadlessUI
import TestSupport
import Testing

/// UIKit hides the keyboard during a presentation and shows it again after the dismissal.
@Suite(
  "The first responder during a presentation", .tags(.uiKitRule),
  .bug("https://github.com/sberrevoets/SDCAlertView/issues/119"))
@MainActor struct PresentedFocusTests {
  private let root = UIViewController()
  private let field = UITextField()
  private let other = UITextField()
  private let window: UIWindow

  init() {
    window = makeWindow(root)
    root.view.addSubview(field)
    root.view.addSubview(other)
  }

  private func makeAlert() -> UIAlertController {
    UIAlertController(title: "Not saved.", message: nil, preferredStyle: .alert)
  }

  @Test(
    "a presentation ends editing, and its dismissal begins editing again",
    arguments: [UIModalPresentationStyle.automatic, .fullScreen, .overFullScreen], [true, false])
  func restores(style: UIModalPresentationStyle, animated: Bool) {
    var events: [String] = []
    field.addAction(UIAction { _ in events.append("begin") }, for: .editingDidBegin)
    field.addAction(UIAction { _ in events.append("end") }, for: .editingDidEnd)
    field.becomeFirstResponder()
    let modal = UIViewController()
    modal.modalPresentationStyle = style
    root.present(modal, animated: animated)
    #expect(window.firstResponder == nil)
    window.finishTransitions()
    var isFirstAtCompletion = false
    root.dismiss(animated: animated) { [field] in isFirstAtCompletion = field.isFirstResponder }
    window.finishTransitions()
    #expect(isFirstAtCompletion)
    #expect(events == ["begin", "end", "begin"])
  }

  @Test("dismissing an alert with a text field returns the focus to the presenter's field")
  func alertWithField() {
    field.becomeFirstResponder()
    let alert = makeAlert()
    alert.addTextField()
    root.present(alert, animated: false)
    #expect(alert.textFields?.first?.isFirstResponder == true)
    root.dismiss(animated: false)
    #expect(field.isFirstResponder)
  }

  @Test("dismissing an alert over another alert returns the focus to the other alert's field")
  func alertOverForm() throws {
    let form = makeAlert()
    form.addTextField()
    form.addTextField()
    root.present(form, animated: false)
    let last = try #require(form.textFields?.last)
    last.becomeFirstResponder()
    form.present(makeAlert(), animated: false)
    form.dismiss(animated: false)
    #expect(last.isFirstResponder)
  }

  @Test("dismissing two controllers at once returns the focus to the lowest presenter's field")
  func stack() {
    field.becomeFirstResponder()
    let form = makeAlert()
    form.addTextField()
    root.present(form, animated: false)
    form.present(makeAlert(), animated: false)
    root.dismiss(animated: false)
    #expect(field.isFirstResponder)
  }

  @Test("a field that became first responder during the dismissal keeps the focus")
  func anotherField() {
    field.becomeFirstResponder()
    window.holdsTransitions = true
    root.present(makeAlert(), animated: true)
    window.finishTransitions()
    root.dismiss(animated: true)
    other.becomeFirstResponder()
    window.finishTransitions()
    #expect(other.isFirstResponder)
  }

  @Test(
    "a field that left the window or was disabled gets no focus", arguments: [true, false])
  func unavailable(isRemoved: Bool) {
    field.becomeFirstResponder()
    root.present(makeAlert(), animated: false)
    if isRemoved { field.removeFromSuperview() } else { field.isEnabled = false }
    root.dismiss(animated: false)
    #expect(window.firstResponder == nil)
  }

  @Test("if no field has the focus before a presentation, the dismissal sets no focus")
  func noResponder() {
    field.becomeFirstResponder()
    root.present(makeAlert(), animated: false)
    root.dismiss(animated: false)
    field.resignFirstResponder()
    root.present(makeAlert(), animated: false)
    root.dismiss(animated: false)
    #expect(window.firstResponder == nil)
  }

  @Test("a field whose delegate refuses to end editing stays first responder")
  func refuses() {
    final class Refusing: NSObject, UITextFieldDelegate {
      func textFieldShouldEndEditing(_ textField: UITextField) -> Bool { false }
    }
    let delegate = Refusing()
    field.delegate = delegate
    field.becomeFirstResponder()
    root.present(makeAlert(), animated: false)
    #expect(field.isFirstResponder)
    root.dismiss(animated: false)
    #expect(field.isFirstResponder)
  }
}

@Suite(
  "UINavigationController: the transition coordinator", .tags(.uiKitRule), .recordsViolations)
@MainActor struct TransitionCoordinatorTests {
  private func makeStack() -> (navigation: UINavigationController, window: UIWindow) {
    let navigation = UINavigationController(rootViewController: UIViewController())
    let window = makeWindow(navigation)
    window.holdsTransitions = true
    return (navigation, window)
  }

  @Test("the coordinator exists only during an animated transition")
  func existsDuringTransition() {
    let (navigation, window) = makeStack()
    #expect(navigation.transitionCoordinator == nil)
    navigation.pushViewController(UIViewController(), animated: true)
    #expect(navigation.transitionCoordinator != nil)
    window.finishTransitions()
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("a change without animation has no coordinator")
  func notAnimated() {
    let (navigation, _) = makeStack()
    navigation.pushViewController(UIViewController(), animated: false)
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test(
    "the coordinator's completion is called when the transition finishes or is cancelled",
    arguments: [true, false])
  func completionIsCalled(_ isCancelled: Bool) {
    let (navigation, _) = makeStack()
    navigation.pushViewController(UIViewController(), animated: false)
    navigation.beginInteractivePop()
    var calls: [String] = []
    navigation.transitionCoordinator?.animate(
      alongsideTransition: { _ in calls.append("animates") },
      completion: { calls.append($0.isCancelled ? "cancelled" : "finished") })
    #expect(calls == ["animates"])
    if isCancelled { navigation.cancelInteractivePop() } else { navigation.finishInteractivePop() }
    #expect(calls == ["animates", isCancelled ? "cancelled" : "finished"])
    #expect(navigation.transitionCoordinator == nil)
  }

  @Test("the coordinator is still set while it calls its completion")
  func setInCompletion() {
    let (navigation, window) = makeStack()
    var isSet = false
    navigation.pushViewController(UIViewController(), animated: true)
    navigation.transitionCoordinator?.animate(alongsideTransition: nil) { _ in
      isSet = navigation.transitionCoordinator != nil
    }
    window.finishTransitions()
    #expect(isSet)
  }

  @Test("the presenting and the presented controller share a coordinator in a modal transition")
  func modal() {
    let (navigation, window) = makeStack()
    let alert = UIAlertController(title: "Sure?", message: nil, preferredStyle: .alert)
    navigation.topViewController?.present(alert, animated: true)
    #expect(navigation.transitionCoordinator?.viewController(forKey: .to) === alert)
    #expect(alert.transitionCoordinator?.viewController(forKey: .from) === navigation)
    window.finishTransitions()
    #expect(navigation.transitionCoordinator == nil)
    alert.dismiss(animated: true)
    #expect(navigation.topViewController?.transitionCoordinator != nil)
    #expect(navigation.transitionCoordinator?.viewController(forKey: .from) === alert)
    window.finishTransitions()
    #expect(navigation.transitionCoordinator == nil && alert.transitionCoordinator == nil)
  }
}
