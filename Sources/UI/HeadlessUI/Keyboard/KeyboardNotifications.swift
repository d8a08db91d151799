public import Foundation

/// UIKit's constants, with UIKit's own strings behind them, so that code that listens by name
/// hears a device's keyboard and a simulated one alike.
extension Responder {
  /// Posted before the keyboard comes in, docked.
  public nonisolated static let keyboardWillShowNotification = Notification.Name(
    "UIKeyboardWillShowNotification")
  /// Posted after the keyboard came in.
  public nonisolated static let keyboardDidShowNotification = Notification.Name(
    "UIKeyboardDidShowNotification")
  /// Posted before the keyboard leaves the bottom of the screen: it goes, or it floats.
  public nonisolated static let keyboardWillHideNotification = Notification.Name(
    "UIKeyboardWillHideNotification")
  /// Posted after the keyboard left.
  public nonisolated static let keyboardDidHideNotification = Notification.Name(
    "UIKeyboardDidHideNotification")
  /// Posted before every change of its frame, and before the show or hide that belongs to it.
  public nonisolated static let keyboardWillChangeFrameNotification = Notification.Name(
    "UIKeyboardWillChangeFrameNotification")
  /// Posted after every change of its frame.
  public nonisolated static let keyboardDidChangeFrameNotification = Notification.Name(
    "UIKeyboardDidChangeFrameNotification")

  /// Where it was: a rectangle in screen coordinates.
  public nonisolated static let keyboardFrameBeginUserInfoKey = "UIKeyboardFrameBeginUserInfoKey"
  /// Where it will be: a rectangle in screen coordinates.
  public nonisolated static let keyboardFrameEndUserInfoKey = "UIKeyboardFrameEndUserInfoKey"
  /// How long it moves, in seconds.
  public nonisolated static let keyboardAnimationDurationUserInfoKey =
    "UIKeyboardAnimationDurationUserInfoKey"
  /// The raw value of its curve.
  public nonisolated static let keyboardAnimationCurveUserInfoKey =
    "UIKeyboardAnimationCurveUserInfoKey"
  /// Whether it belongs to this app.
  public nonisolated static let keyboardIsLocalUserInfoKey = "UIKeyboardIsLocalUserInfoKey"
}

/// One movement of the keyboard, as the four notifications in which UIKit tells of it.
struct KeyboardPosting {
  enum Change {
    case show
    case hide
    /// Neither comes nor goes, as far as UIKit tells.
    case changeOnly
  }

  let change: Change
  let begin: CGRect
  let end: CGRect
  let isLocal: Bool

  func postWill(to center: NotificationCenter) {
    post(Responder.keyboardWillChangeFrameNotification, to: center)
    switch change {
    case .show: post(Responder.keyboardWillShowNotification, to: center)
    case .hide: post(Responder.keyboardWillHideNotification, to: center)
    case .changeOnly: break
    }
  }

  func postDid(to center: NotificationCenter) {
    post(Responder.keyboardDidChangeFrameNotification, to: center)
    switch change {
    case .show: post(Responder.keyboardDidShowNotification, to: center)
    case .hide: post(Responder.keyboardDidHideNotification, to: center)
    case .changeOnly: break
    }
  }

  /// The curve is UIKit's own 7, which is no case of `UIView.AnimationCurve`.
  private func post(_ name: Notification.Name, to center: NotificationCenter) {
    center.post(
      name: name, object: nil,
      userInfo: [
        Responder.keyboardFrameBeginUserInfoKey: begin,
        Responder.keyboardFrameEndUserInfoKey: end,
        Responder.keyboardAnimationDurationUserInfoKey: 0.25,
        Responder.keyboardAnimationCurveUserInfoKey: 7,
        Responder.keyboardIsLocalUserInfoKey: isLocal,
      ])
  }
}
