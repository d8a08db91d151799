public import Foundation

/// The keyboard handling of a form: insets, focus and the Return key.
///
/// - Lifetime: the form's controller retains this object, which holds the scroll view and the
///   fields weakly. This object retains `submit`, which must capture the controller weakly.
@MainActor
public final class FormKeyboard {
  /// The focus order of the fields. The fields' delegate forwards touches and the Return key to
  /// this order.
  public let order: FocusOrder
  private let insets: KeyboardInsetsManager

  /// Creates the keyboard handling of a form's scroll view and fields.
  ///
  /// - Parameters:
  ///   - scrollView: the scroll view that makes room for the keyboard.
  ///   - fields: the text inputs in the order of the focus.
  ///   - center: the notification center that posts the keyboard's notifications.
  ///   - animator: runs the changes of the insets.
  ///   - submit: called when Return submits the form.
  public init(
    scrollView: any KeyboardAvoiding, fields: [any FocusField], center: NotificationCenter,
    animator: any KeyboardAnimating, submit: @escaping @MainActor () -> Void
  ) {
    let insets = KeyboardInsetsManager(view: scrollView, center: center, animator: animator)
    self.insets = insets
    order = FocusOrder(
      fields, onFocus: { insets.scrollToFocus(animated: true) }, onSubmit: submit)
  }

  /// Starts observing the keyboard. Call it from `viewWillAppear` or `viewDidAppear`.
  public func beginObserving() { insets.beginObserving() }

  /// Updates the insets, for example after a rotation. Call it from `viewDidLayoutSubviews`.
  public func layoutDidChange() { insets.layoutDidChange() }

  /// Hides the keyboard and restores the original insets. Call it from `viewWillDisappear`.
  public func endObserving() {
    order.dismiss()
    insets.endObserving()
  }
}
