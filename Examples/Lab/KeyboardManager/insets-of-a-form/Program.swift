import Foundation
import KeyboardManager

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A form of 375 × 812 points, with a safe area of 34 points at the bottom.
final class Form: KeyboardAvoiding {
  let bounds = CGRect(x: 0, y: 0, width: 375, height: 812)
  var contentInsets = ContentInsets(bottom: 20)
  var indicatorInsets = ContentInsets()
  let automaticBottomInset: CGFloat = 34
  let focusedRect: CGRect? = nil
  func rect(fromScreen screenRect: CGRect) -> CGRect? { screenRect }
  func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
}

struct AtOnce: KeyboardAnimating {
  func animate(with timing: KeyboardTiming, _ changes: @escaping @MainActor () -> Void) {
    changes()
  }
}

let form = Form()
let center = NotificationCenter()
let keyboard = KeyboardInsetsManager(view: form, center: center, animator: AtOnce())
keyboard.beginObserving()

func post(_ notification: KeyboardNotification, height: CGFloat) {
  let frame = CGRect(x: 0, y: 812 - height, width: 375, height: height)
  center.post(
    name: notification.name, object: nil,
    userInfo: [KeyboardInfoKey.frameEnd.rawValue: frame])
}

post(.willShow, height: 304)
print("keyboard of 304 points: \(Int(form.contentInsets.bottom))")
form.contentInsets.bottom = 50
post(.willChangeFrame, height: 304)
print("the form set its inset to 50: \(Int(form.contentInsets.bottom))")
post(.willHide, height: 304)
print("keyboard hidden: \(Int(form.contentInsets.bottom))")
post(.willShow, height: 55)
print("hardware keyboard, bar of 55 points: \(Int(form.contentInsets.bottom))")
