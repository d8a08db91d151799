public import Foundation

/// The keyboard notifications that matter to a layout, by the names that UIKit posts.
///
/// A raw value is what UIKit's constant holds (`UIResponder.keyboardWillShowNotification` and its
/// like), so the pattern hears the real keyboard on a device and a simulated one elsewhere.
///
/// UIKit posts the change of frame first and then the show or the hide. A keyboard that is
/// undocked or floats posts changes of frame only, after one hide.
///
/// - Source: Apple, `UIResponder`, "Keyboard notification user info keys"; row D7.
public nonisolated enum KeyboardNotification: String, CaseIterable, Sendable {
  /// The keyboard is about to come in, docked at the screen's bottom.
  case willShow = "UIKeyboardWillShowNotification"
  /// The keyboard is about to change its frame: it comes, goes, turns, grows, docks or floats.
  case willChangeFrame = "UIKeyboardWillChangeFrameNotification"
  /// The keyboard is about to leave the screen's bottom: it goes, or it begins to float.
  case willHide = "UIKeyboardWillHideNotification"

  /// The name to observe in a notification centre.
  public var name: Notification.Name { Notification.Name(rawValue) }
}
