public import Foundation

/// All that the new-post composer does about the keyboard, in one object (row D7).
///
/// Keeps the composer's content clear of the keyboard, moves the focus from field to field with
/// Return or a touch, keeps the focused field in sight, and sends on the last Return. The composer
/// forwards three appearance calls, the touch and the key, and knows nothing of frames.
///
/// - Lifetime: the composer holds this object; it holds scroll view and fields weakly, and `send`
///   strongly: let that hold the composer weakly.
@MainActor
public final class NewPostKeyboardManager {
  private let insets: KeyboardInsetsManager
  private let order: FocusOrder

  /// A manager for the composer's scroll view and its fields, first to last.
  ///
  /// - Parameters:
  ///   - scrollView: what makes room for the keyboard.
  ///   - fields: the inputs in the order of the focus.
  ///   - center: where the keyboard's notifications are posted.
  ///   - animator: moves the insets in step with the keyboard.
  ///   - send: called when Return is pressed in the last field.
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

  /// For `viewDidAppear`: follows the keyboard and gives the first field the focus, which no field
  /// takes before its view is in a window.
  public func composerDidAppear() {
    insets.beginObserving()
    order.focusFirst()
  }

  /// For `viewDidLayoutSubviews`: the view may have turned under the keyboard.
  public func composerDidLayout() {
    insets.layoutDidChange()
  }

  /// For `viewWillDisappear`: puts the keyboard away and gives the original insets back.
  public func composerWillDisappear() {
    order.dismiss()
    insets.endObserving()
  }

  /// For `textFieldDidBeginEditing`: scrolls a field that was touched under a standing keyboard
  /// into sight.
  public func fieldDidBeginEditing() { order.fieldDidBeginEditing() }

  /// For `textFieldShouldReturn`: moves on, or sends.
  @discardableResult
  public func returnPressed() -> ReturnKey { order.returnPressed() }
}
