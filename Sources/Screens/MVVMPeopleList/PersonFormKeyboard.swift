import Foundation
import HeadlessAdapters
import HeadlessUI
import KeyboardManager

/// All that the form does about the keyboard (row D7): its content stays clear of it, the field that
/// is typed into stays in sight, Return moves on, and in the last field it submits.
///
/// The form holds it; it holds the form's views weakly, and `submit`.
@MainActor
final class PersonFormKeyboard: TextFieldDelegate {
  private let insets: KeyboardInsetsManager
  private let order: FocusOrder

  init(
    _ scrollView: ScrollView, _ fields: [TextField], _ notifications: NotificationCenter,
    submit: @escaping @MainActor () -> Void
  ) {
    insets = KeyboardInsetsManager(
      view: scrollView, center: notifications, animator: KeyboardAnimator())
    order = FocusOrder(fields, onSubmit: submit)
    for (index, field) in fields.enumerated() {
      field.delegate = self
      field.returnKeyType = order.returnKey(at: index) == .next ? .next : .done
    }
  }

  /// For `viewWillAppear`: follows the keyboard.
  func formWillAppear() {
    insets.beginObserving()
  }

  /// For `viewDidLayoutSubviews`: the form may have turned under the keyboard.
  func formDidLayout() {
    insets.layoutDidChange()
  }

  /// For `viewWillDisappear`: puts the keyboard away, and gives the original insets back.
  func formWillDisappear() {
    order.dismiss()
    insets.endObserving()
  }

  /// A focus that moves under a keyboard that stands is told by no notification.
  func textFieldDidBeginEditing(_ textField: TextField) {
    insets.scrollToFocus(animated: true)
  }

  /// Moves on or submits; the field inserts no line break.
  func textFieldShouldReturn(_ textField: TextField) -> Bool {
    order.returnPressed()
    return false
  }
}
