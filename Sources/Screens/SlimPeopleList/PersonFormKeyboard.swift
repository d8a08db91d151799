import Foundation
import KeyboardManager

/// All that the form does about the keyboard (row D7): its content stays clear of it, the field that
/// is typed into stays in sight, Return moves on, and in the last field it submits.
///
/// It knows no view, only what the pattern asks of one. The form holds it; it holds the form's views
/// weakly, and `submit`.
@MainActor
final class PersonFormKeyboard {
  /// The order of the fields; the fields' delegate tells it of touches and of Return.
  let order: FocusOrder
  private let insets: KeyboardInsetsManager

  init(
    _ scrollView: any KeyboardAvoiding, _ fields: [any FocusField],
    _ notifications: NotificationCenter, _ animator: any KeyboardAnimating,
    submit: @escaping @MainActor () -> Void
  ) {
    let insets = KeyboardInsetsManager(
      view: scrollView, center: notifications, animator: animator)
    self.insets = insets
    order = FocusOrder(
      fields, onFocus: { insets.scrollToFocus(animated: true) },
      onSubmit: submit)
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
}
