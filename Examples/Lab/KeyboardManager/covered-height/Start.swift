import Foundation
import KeyboardManager
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("The covered height")
struct CoveredHeightTests {
  private static let screen = CGRect(x: 0, y: 0, width: 375, height: 812)

  @Test(
    "the overlap is the covered height minus the automatic inset, and zero if the keyboard floats")
  func covers() {
    // Call `keyboardOverlap(of:with:automaticInset:)` with several rectangles. One call is given.
    _ = keyboardOverlap(
      of: CGRect(x: 0, y: 508, width: 375, height: 304), with: Self.screen, automaticInset: 34)
  }
}
