import Foundation
import HeadlessAdapters
import HeadlessUI
import KeyboardManager

/// The form's keyboard handling: insets, scrolling to the focused field, and the Return key.
///
/// The form holds this object, which holds the form's views weakly and `submit` strongly.
@MainActor
final class PersonFormKeyboard {
  private let insets: KeyboardInsetsManager
  private let order: FocusOrder
  private let fieldDelegate: FocusOrderTextFieldDelegate

  init(
    _ scrollView: ScrollView, _ fields: [TextField], _ notifications: NotificationCenter,
    submit: @escaping @MainActor () -> Void
  ) {
    let insets = KeyboardInsetsManager(
      view: scrollView, center: notifications, animator: KeyboardAnimator())
    self.insets = insets
    order = FocusOrder(
      fields, onFocus: { insets.scrollToFocus(animated: true) }, onSubmit: submit)
    fieldDelegate = FocusOrderTextFieldDelegate(order: order, textFields: fields, lastKey: .done)
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
