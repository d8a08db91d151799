import Foundation
import KeyboardManager

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A field that takes the focus from the other fields of its form.
@MainActor
final class MockField: FocusField {
  final class Form {
    weak var focused: MockField?
  }

  let name: String
  var isEnabled = true
  var refuses = false
  /// Called when the field takes the focus.
  var onFocus: () -> Void = {}
  /// Called when `resignFirstResponder()` removes the focus.
  var onResign: () -> Void = {}
  private let form: Form

  init(_ name: String, in form: Form) {
    self.name = name
    self.form = form
  }

  var isFirstResponder: Bool { form.focused === self }
  var canBecomeFirstResponder: Bool { isEnabled }

  func becomeFirstResponder() -> Bool {
    guard isEnabled, !refuses else { return false }
    form.focused = self
    onFocus()
    return true
  }

  func resignFirstResponder() -> Bool {
    if isFirstResponder {
      form.focused = nil
      onResign()
    }
    return true
  }
}

/// A scroll view with stored properties, at `screenOrigin` on the screen.
@MainActor
final class MockScrollView: KeyboardAvoiding {
  var bounds: CGRect
  var contentInsets = ContentInsets(top: 8, left: 16, bottom: 20, right: 16)
  var indicatorInsets = ContentInsets(top: 4, left: 0, bottom: 2, right: 1)
  var automaticBottomInset: CGFloat
  var focusedRect: CGRect?
  var screenOrigin: CGPoint? = .zero
  private(set) var scrolledTo: [CGRect] = []
  private(set) var isScrollAnimated: Bool?

  init(
    bounds: CGRect = CGRect(x: 0, y: 0, width: 375, height: 812), automaticBottomInset: CGFloat = 34
  ) {
    self.bounds = bounds
    self.automaticBottomInset = automaticBottomInset
  }

  func rect(fromScreen screenRect: CGRect) -> CGRect? {
    guard let screenOrigin else { return nil }
    return screenRect.offsetBy(
      dx: bounds.minX - screenOrigin.x, dy: bounds.minY - screenOrigin.y)
  }

  func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    scrolledTo.append(rect)
    isScrollAnimated = animated
  }
}

/// An animator that runs changes at once and records the timing.
@MainActor
final class SpyAnimator: KeyboardAnimating {
  private(set) var timings: [KeyboardTiming] = []

  func animate(with timing: KeyboardTiming, _ changes: @escaping @MainActor () -> Void) {
    timings.append(timing)
    changes()
  }
}

/// A keyboard that posts UIKit's notifications.
///
/// The names are literal strings, so that a test fails if a constant of `KeyboardManager` is wrong.
struct Keyboard {
  static let docked = CGRect(x: 0, y: 508, width: 375, height: 304)
  static let away = CGRect(x: 0, y: 812, width: 375, height: 304)

  let center: NotificationCenter

  func show(_ frame: CGRect = docked) {
    willChangeFrame(frame)
    post("UIKeyboardWillShowNotification", frame)
    post("UIKeyboardDidChangeFrameNotification", frame)
    post("UIKeyboardDidShowNotification", frame)
  }

  func hide(_ frame: CGRect = away) {
    willChangeFrame(frame)
    post("UIKeyboardWillHideNotification", frame)
    post("UIKeyboardDidChangeFrameNotification", frame)
    post("UIKeyboardDidHideNotification", frame)
  }

  func willChangeFrame(_ frame: CGRect, isLocal: Bool = true) {
    post("UIKeyboardWillChangeFrameNotification", frame, isLocal: isLocal)
  }

  func post(_ name: String, _ frame: CGRect, isLocal: Bool = true) {
    center.post(
      name: Notification.Name(name), object: nil,
      userInfo: [
        "UIKeyboardFrameEndUserInfoKey": frame,
        "UIKeyboardAnimationDurationUserInfoKey": 0.25,
        "UIKeyboardAnimationCurveUserInfoKey": 7,
        "UIKeyboardIsLocalUserInfoKey": isLocal,
      ])
  }
}
