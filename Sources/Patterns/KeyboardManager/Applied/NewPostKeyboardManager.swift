public import Foundation

/// The keyboard handling of the new-post composer.
///
/// This object insets the content, moves the focus with Return, scrolls to the focused field and
/// sends the post after the last Return. The composer forwards five calls and handles no frames.
///
/// - Lifetime: the composer retains this object. It holds the scroll view and the fields weakly, and
///   retains `send`, which must capture the composer weakly.
@MainActor
public final class NewPostKeyboardManager {
  private let insets: KeyboardInsetsManager
  private let order: FocusOrder

  /// Creates a manager for the composer's scroll view and fields.
  ///
  /// - Parameters:
  ///   - scrollView: the scroll view that makes room for the keyboard.
  ///   - fields: the text inputs in the order of the focus.
  ///   - center: the notification center of the keyboard.
  ///   - animator: runs the changes of the insets.
  ///   - send: called after Return in the last field.
  public init(
    scrollView: any KeyboardAvoiding, fields: [any FocusField], center: NotificationCenter,
    animator: any KeyboardAnimating, send: @escaping @MainActor () -> Void
  ) {
    let insets = KeyboardInsetsManager(view: scrollView, center: center, animator: animator)
    self.insets = insets
    order = FocusOrder(
      fields, onFocus: { insets.scrollToFocus(animated: true) },
      onSubmit: send)
  }

  /// Observes the keyboard and focuses the first field. Call it from `viewDidAppear`.
  ///
  /// A field can become the first responder only after the composer's view is in a window.
  public func composerDidAppear() {
    insets.beginObserving()
    order.focusFirst()
  }

  /// Updates the insets, for example after a rotation. Call it from `viewDidLayoutSubviews`.
  public func composerDidLayout() {
    insets.layoutDidChange()
  }

  /// Hides the keyboard and restores the original insets. Call it from `viewWillDisappear`.
  public func composerWillDisappear() {
    order.dismiss()
    insets.endObserving()
  }

  /// Scrolls to a touched field. Call it from `textFieldDidBeginEditing`.
  public func fieldDidBeginEditing() { order.fieldDidBeginEditing() }

  /// Focuses the next field, or sends the post. Call it from `textFieldShouldReturn`.
  @discardableResult
  public func returnPressed() -> ReturnKey { order.returnPressed() }
}
