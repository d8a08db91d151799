import Foundation
import KeyboardManager
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("An undocked keyboard of any height")
struct HeldUndockedKeyboardTests {
  @Test("for a `willHide` notification, `screenFrame` is nil, whatever the keyboard's height is")
  func anyHeight() throws {
    for height in 1...500 {
      let end = CGRect(x: 100, y: 150, width: 500, height: CGFloat(height))
      let change = try #require(
        KeyboardChange(
          Notification(
            name: KeyboardNotification.willHide.name,
            userInfo: [KeyboardInfoKey.frameEnd.rawValue: end])))
      #expect(change.screenFrame == nil)
    }
  }
}
