import HeadlessUI
import KeyboardManager
import Testing

@testable import MassivePeopleList

@Suite("The form's fields and its keyboard inset")
@MainActor struct PersonFormViewTests {
  // MARK: Double
  private final class Animator: KeyboardAnimating {
    var animationCount = 0

    func animate(with timing: KeyboardTiming, _ changes: @escaping @MainActor () -> Void) {
      animationCount += 1
      changes()
    }
  }

  // MARK: Tests
  private let form = PersonFormView()
  private let center = NotificationCenter()
  private let window = UIWindow(size: CGSize(width: 390, height: 844))

  init() {
    let controller = UIViewController()
    controller.view = form
    window.rootViewController = controller
    window.makeKeyAndVisible()
  }

  @Test("fields are in focus order, and fields and indicator fill the width between the margins")
  func layout() {
    #expect(form.fields == [form.firstNameField, form.lastNameField, form.birthdayField])
    #expect(
      form.fields.map(\.placeholder) == ["First Name", "Last Name", "Birthday (YYYY-MM-DD)"])
    form.layoutIfNeeded()
    #expect(form.birthdayField.frame == CGRect(x: 16, y: 88, width: 358, height: 44))
    #expect(form.indicator.frame == CGRect(x: 16, y: 132, width: 358, height: 44))
    #expect(form.contentSize.height == 176)
  }

  @Test("the form is inset by the keyboard's height until the keyboard hides")
  func keyboard() {
    let animator = Animator()
    let keyboard = FormKeyboard(
      scrollView: form, fields: form.fields, center: center, animator: animator, submit: {})
    form.contentInset.bottom = 20
    keyboard.beginObserving()
    let frame = CGRect(x: 0, y: 540, width: 390, height: 304)
    center.post(
      name: KeyboardNotification.willShow.name, object: nil,
      userInfo: [KeyboardInfoKey.frameEnd.rawValue: frame])
    #expect(form.contentInset.bottom == 304)
    center.post(name: KeyboardNotification.willHide.name, object: nil)
    #expect(form.contentInset.bottom == 20)
    #expect(animator.animationCount == 2)
  }

  @Test("the Return key focuses the next field, and in the last field submits the form")
  func returnKey() {
    var submitCount = 0
    let keyboard = FormKeyboard(
      scrollView: form, fields: form.fields, center: center, animator: Animator(),
      submit: { submitCount += 1 })
    form.firstNameField.becomeFirstResponder()
    keyboard.order.returnPressed()
    #expect(form.lastNameField.isFirstResponder)
    keyboard.order.returnPressed()
    keyboard.order.returnPressed()
    #expect(submitCount == 1)
  }
}
