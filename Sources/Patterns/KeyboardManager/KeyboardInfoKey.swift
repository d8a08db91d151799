/// The keys under which a keyboard notification carries its values, by UIKit's own strings.
///
/// - Source: Apple, `UIResponder.keyboardFrameEndUserInfoKey` and its neighbours.
public nonisolated enum KeyboardInfoKey: String, CaseIterable, Sendable {
  /// A rectangle in screen coordinates: where the keyboard ends.
  case frameEnd = "UIKeyboardFrameEndUserInfoKey"
  /// A number of seconds: how long the keyboard's own animation takes.
  case duration = "UIKeyboardAnimationDurationUserInfoKey"
  /// A whole number: the keyboard's animation curve. UIKit posts 7, which has no public name.
  case curve = "UIKeyboardAnimationCurveUserInfoKey"
  /// A Boolean: whether the keyboard belongs to this app. Beside another app it may be theirs.
  case isLocal = "UIKeyboardIsLocalUserInfoKey"
}
