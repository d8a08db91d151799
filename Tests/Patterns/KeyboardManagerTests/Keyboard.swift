import Foundation

/// Posts what UIKit posts, in UIKit's words: the strings are written out here, so that a slip in
/// the pattern's own constants fails a test.
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
