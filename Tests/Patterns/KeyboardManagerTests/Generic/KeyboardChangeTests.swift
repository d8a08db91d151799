import Foundation
import KeyboardManager
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("KeyboardChange")
struct KeyboardChangeTests {
  private static let frame = CGRect(x: 0, y: 508, width: 375, height: 304)

  private func note(
    _ info: [AnyHashable: Any]?, named name: String = "UIKeyboardWillShowNotification"
  ) -> Notification {
    Notification(name: Notification.Name(name), object: nil, userInfo: info)
  }

  @Test("a change contains the frame, the timing and `isLocal` from UIKit's keys")
  func readsAll() throws {
    let change = try #require(
      KeyboardChange(
        note([
          "UIKeyboardFrameEndUserInfoKey": Self.frame,
          "UIKeyboardAnimationDurationUserInfoKey": 0.25,
          "UIKeyboardAnimationCurveUserInfoKey": 7,
          "UIKeyboardIsLocalUserInfoKey": false,
        ])))
    #expect(change.screenFrame == Self.frame)
    #expect(change.timing == KeyboardTiming(duration: 0.25, curve: 7))
    #expect(!change.isLocal)
  }

  @Test("values in an `NSValue` or `NSNumber` are unwrapped")
  func readsBoxes() throws {
    let change = try #require(
      KeyboardChange(
        note([
          "UIKeyboardFrameEndUserInfoKey": NSValue(rect: Self.frame),
          "UIKeyboardAnimationDurationUserInfoKey": NSNumber(value: 0.25),
          "UIKeyboardAnimationCurveUserInfoKey": NSNumber(value: 7),
          "UIKeyboardIsLocalUserInfoKey": NSNumber(value: true),
        ])))
    #expect(change.screenFrame == Self.frame)
    #expect(change.timing == KeyboardTiming(duration: 0.25, curve: 7))
    #expect(change.isLocal)
  }

  @Test("if a notification contains only a frame, the change is local and has a duration of zero")
  func readsDefaults() throws {
    let change = try #require(KeyboardChange(note(["UIKeyboardFrameEndUserInfoKey": Self.frame])))
    #expect(change.timing == KeyboardTiming(duration: 0, curve: 0))
    #expect(change.isLocal)
  }

  @Test(
    "a change from a `willHide` notification has no frame, whatever end frame UIKit posts",
    .bug("https://github.com/danielamitay/DAKeyboardControl/issues/91"),
    .bug("https://github.com/kgn/KGKeyboardChangeManager/issues/2"),
    arguments: [
      frame, CGRect(x: 0, y: 744, width: 320, height: 216),
      CGRect(x: CGFloat.infinity, y: .infinity, width: 0, height: 0), nil,
    ])
  func hideHasNoFrame(end: CGRect?) throws {
    var info: [AnyHashable: Any] = ["UIKeyboardAnimationDurationUserInfoKey": 0.25]
    info["UIKeyboardFrameEndUserInfoKey"] = end
    let change = try #require(KeyboardChange(note(info, named: "UIKeyboardWillHideNotification")))
    #expect(change.screenFrame == nil)
    #expect(change.timing.duration == 0.25)
  }

  @Test(
    "a `willShow` or `willChangeFrame` notification without a valid end frame is ignored",
    arguments: ["UIKeyboardWillShowNotification", "UIKeyboardWillChangeFrameNotification"])
  func needsFrame(name: String) {
    #expect(
      KeyboardChange(note(["UIKeyboardFrameBeginUserInfoKey": Self.frame], named: name)) == nil)
    #expect(KeyboardChange(note(["UIKeyboardFrameEndUserInfoKey": "508"], named: name)) == nil)
    #expect(KeyboardChange(note(nil, named: name)) == nil)
  }

  @Test("a notification with another name is ignored")
  func otherNames() {
    let info = ["UIKeyboardFrameEndUserInfoKey": Self.frame]
    #expect(KeyboardChange(note(info, named: "UIKeyboardDidShowNotification")) == nil)
    #expect(KeyboardChange(note(info, named: "UIKeyboardDidHideNotification")) == nil)
  }
}
