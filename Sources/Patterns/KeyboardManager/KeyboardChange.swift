public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The keyboard notifications that affect a layout, with UIKit's names.
///
/// The raw values equal UIKit's constants, such as `UIResponder.keyboardWillShowNotification`. So
/// the pattern works with the device's keyboard and with a simulated one.
///
/// UIKit posts `willChangeFrame` before `willShow` or `willHide`. If the keyboard is undocked or
/// floats, UIKit posts `willHide` once, and after that only `willChangeFrame`.
public nonisolated enum KeyboardNotification: String, CaseIterable, Sendable {
  /// The keyboard will appear, docked at the bottom of the screen.
  case willShow = "UIKeyboardWillShowNotification"
  /// The keyboard's frame will change.
  case willChangeFrame = "UIKeyboardWillChangeFrameNotification"
  /// The keyboard will leave the bottom of the screen, because it disappears or starts to float.
  case willHide = "UIKeyboardWillHideNotification"

  /// The name of the notification.
  public var name: Notification.Name { Notification.Name(rawValue) }
}

/// The keys of a keyboard notification's user info, with UIKit's strings.
public nonisolated enum KeyboardInfoKey: String, CaseIterable, Sendable {
  /// The keyboard's end frame, a rectangle in screen coordinates.
  case frameEnd = "UIKeyboardFrameEndUserInfoKey"
  /// The duration of the keyboard's animation, in seconds.
  case duration = "UIKeyboardAnimationDurationUserInfoKey"
  /// The curve of the keyboard's animation, an integer. UIKit posts 7, which has no public name.
  case curve = "UIKeyboardAnimationCurveUserInfoKey"
  /// A Boolean: whether the keyboard belongs to this app. In Split View, it may belong to another
  /// app.
  case isLocal = "UIKeyboardIsLocalUserInfoKey"
}

/// The duration and curve of the keyboard's animation.
public nonisolated struct KeyboardTiming: Equatable, Sendable {
  /// The duration in seconds.
  public let duration: TimeInterval
  /// The raw value of the animation curve.
  ///
  /// UIKit posts 7, which is not a case of `UIView.AnimationCurve`. Do not convert it to that type.
  public let curve: Int

  /// Creates a timing from a duration in seconds and the raw value of a curve.
  public init(duration: TimeInterval, curve: Int) {
    self.duration = duration
    self.curve = curve
  }
}

/// The content of a keyboard notification.
///
/// Unlike `Notification`, this value is `Sendable`, so an observer can send it to the main actor.
public nonisolated struct KeyboardChange: Equatable, Sendable {
  /// The keyboard's end frame in screen coordinates, or nil.
  ///
  /// The value is nil for `willHide`, even if the keyboard starts to float and stays visible.
  public let screenFrame: CGRect?
  /// The timing of the keyboard's animation.
  public let timing: KeyboardTiming
  /// Whether the keyboard belongs to this app.
  public let isLocal: Bool

  /// Reads a notification.
  ///
  /// Returns nil for any other notification, and for `willShow` or `willChangeFrame` without an end
  /// frame. UIKit posts no end frame while the user drags an undocked keyboard. The end frame of
  /// `willHide` is not read, because UIKit can post any rectangle there.
  ///
  /// A missing duration or curve becomes zero. If the `isLocal` key is missing, the keyboard
  /// belongs to this app.
  public init?(_ notification: Notification) {
    guard let kind = KeyboardNotification(rawValue: notification.name.rawValue) else { return nil }
    let info = notification.userInfo ?? [:]
    if kind == .willHide {
      screenFrame = nil
    } else if let frame = Self.rectangle(info[KeyboardInfoKey.frameEnd.rawValue]) {
      screenFrame = frame
    } else {
      return nil
    }
    timing = KeyboardTiming(
      duration: info[KeyboardInfoKey.duration.rawValue] as? Double ?? 0,
      curve: info[KeyboardInfoKey.curve.rawValue] as? Int ?? 0)
    isLocal = info[KeyboardInfoKey.isLocal.rawValue] as? Bool ?? true
  }

  /// Unwraps a rectangle. A cast from `NSValue` to `CGRect` succeeds only on Apple's systems.
  private static func rectangle(_ value: Any?) -> CGRect? {
    if let rectangle = value as? CGRect { return rectangle }
    #if canImport(ObjectiveC)
      return nil
    #else
      return (value as? NSValue)?.rectValue
    #endif
  }
}
