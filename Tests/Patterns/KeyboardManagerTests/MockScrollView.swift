import Foundation
import KeyboardManager

/// A scroll view that is nothing but its values: it stands at `screenOrigin` on the screen.
@MainActor
final class MockScrollView: KeyboardAvoiding {
  var bounds: CGRect
  var contentInsets = ContentInsets(top: 8, left: 16, bottom: 20, right: 16)
  var indicatorInsets = ContentInsets(top: 4, left: 0, bottom: 2, right: 1)
  var automaticBottomInset: CGFloat
  var focusedRect: CGRect?
  var screenOrigin: CGPoint? = .zero
  private(set) var scrolledTo: [CGRect] = []

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
  }
}
