import Foundation
import KeyboardManager

/// The form's keyboard handling: insets, scrolling to the focused field, and the Return key.
///
/// The form holds this object, which holds the form's views weakly and `submit` strongly.
@MainActor
final class PersonFormKeyboard {
  /// The order of the fields. The fields' delegate passes taps and the Return key to this object.
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

  /// Starts observing the keyboard. Call it from `viewWillAppear`.
  func formWillAppear() {
    insets.beginObserving()
  }

  /// Updates the insets after a rotation. Call it from `viewDidLayoutSubviews`.
  func formDidLayout() {
    insets.layoutDidChange()
  }

  /// Hides the keyboard and restores the insets. Call it from `viewWillDisappear`.
  func formWillDisappear() {
    order.dismiss()
    insets.endObserving()
  }
}
