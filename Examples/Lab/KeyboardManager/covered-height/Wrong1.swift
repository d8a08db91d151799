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
    let docked = CGRect(x: 0, y: 508, width: 375, height: 304)
    #expect(keyboardOverlap(of: docked, with: Self.screen, automaticInset: 34) == 270)
    #expect(keyboardOverlap(of: docked, with: Self.screen, automaticInset: 0) == 304)
  }
}
