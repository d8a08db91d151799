import Foundation

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
