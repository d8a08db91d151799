import Foundation
import KeyboardManager
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("Slim: the keyboard hides")
@MainActor
struct KeyboardHidesTests {
  // MARK: Double
  private final class Form: KeyboardAvoiding, KeyboardAnimating {
    let bounds = CGRect(x: 0, y: 0, width: 390, height: 844)
    var contentInsets = ContentInsets(bottom: 20)
    var indicatorInsets = ContentInsets()
    let automaticBottomInset: CGFloat = 0
    let focusedRect: CGRect? = nil

    func rect(fromScreen screenRect: CGRect) -> CGRect? { screenRect }
    func scrollRectToVisible(_ rect: CGRect, animated: Bool) {}
    func animate(with timing: KeyboardTiming, _ changes: @escaping @MainActor () -> Void) {
      changes()
    }
  }

  // MARK: Test
  @Test("the form restores its original inset")
  func decides() {
    let (form, center) = (Form(), NotificationCenter())
    let keyboard = FormKeyboard(scrollView: form, fields: [], center: center, animator: form) {}
    keyboard.beginObserving()
    let frame = [KeyboardInfoKey.frameEnd.rawValue: CGRect(x: 0, y: 540, width: 390, height: 304)]
    center.post(name: KeyboardNotification.willShow.name, object: nil, userInfo: frame)
    #expect(form.contentInsets.bottom == 304)
    center.post(name: KeyboardNotification.willHide.name, object: nil)
    #expect(form.contentInsets.bottom == 20)
  }
}
