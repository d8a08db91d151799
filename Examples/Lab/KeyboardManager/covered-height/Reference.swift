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
    #expect(overlap(0, 508, 375, 304) == 304)
    #expect(overlap(0, 508, 375, 304, automaticInset: 34) == 270)
    #expect(overlap(0, 757, 375, 368) == 55)
    let short = CGRect(x: 0, y: 0, width: 375, height: 600)
    #expect(overlap(0, 508, 375, 304, bounds: short) == 92)
    let scrolled = CGRect(x: 0, y: 1_000, width: 375, height: 812)
    #expect(overlap(0, 1_508, 375, 304, bounds: scrolled) == 304)
    #expect(overlap(20, 300, 320, 260) == 0)
    #expect(overlap(0, -64, 0, 0) == 0)
    #expect(overlap(0, 790, 375, 304, automaticInset: 34) == 0)
  }

  private func overlap(
    _ x: CGFloat, _ y: CGFloat, _ width: CGFloat, _ height: CGFloat, bounds: CGRect = Self.screen,
    automaticInset: CGFloat = 0
  ) -> CGFloat {
    let keyboard = CGRect(x: x, y: y, width: width, height: height)
    return keyboardOverlap(of: keyboard, with: bounds, automaticInset: automaticInset)
  }
}
