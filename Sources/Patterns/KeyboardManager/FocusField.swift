/// A text input that can take the focus and give it up.
///
/// The requirements are `UIResponder`'s own, so that a `UITextField` meets them as it is.
@MainActor
public protocol FocusField: AnyObject {
  /// Whether the field has the focus.
  var isFirstResponder: Bool { get }
  /// Whether the field would take the focus: a disabled one would not.
  var canBecomeFirstResponder: Bool { get }
  /// Asks the field to take the focus; `false` where it refuses.
  @discardableResult func becomeFirstResponder() -> Bool
  /// Asks the field to give the focus up; `false` where it refuses.
  @discardableResult func resignFirstResponder() -> Bool
}
