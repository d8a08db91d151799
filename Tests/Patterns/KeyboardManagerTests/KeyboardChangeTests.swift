import Foundation
import KeyboardManager
import Testing

@Suite("Keyboard: reading a notification")
struct KeyboardChangeTests {
  private static let frame = CGRect(x: 0, y: 508, width: 375, height: 304)

  private func note(
    _ info: [AnyHashable: Any]?, named name: String = "UIKeyboardWillShowNotification"
  ) -> Notification {
    Notification(name: Notification.Name(name), object: nil, userInfo: info)
  }

  @Test("frame, duration, curve and owner are read under UIKit's keys")
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

  @Test("values boxed as NSValue and NSNumber are read as well")
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

  @Test("what is missing counts as: at once, and this app's own")
  func readsDefaults() throws {
    let change = try #require(KeyboardChange(note(["UIKeyboardFrameEndUserInfoKey": Self.frame])))
    #expect(change.timing == KeyboardTiming(duration: 0, curve: 0))
    #expect(change.isLocal)
  }

  @Test("a hide has no frame, whatever it carries")
  func hideHasNoFrame() throws {
    let change = try #require(
      KeyboardChange(
        note(
          ["UIKeyboardFrameEndUserInfoKey": Self.frame], named: "UIKeyboardWillHideNotification")))
    #expect(change.screenFrame == nil)
  }

  @Test("a notification that says nothing of the keyboard's end is passed over")
  func refusesOthers() {
    #expect(KeyboardChange(note(["UIKeyboardFrameBeginUserInfoKey": Self.frame])) == nil)
    #expect(KeyboardChange(note(["UIKeyboardFrameEndUserInfoKey": "508"])) == nil)
    #expect(KeyboardChange(note(nil)) == nil)
    #expect(
      KeyboardChange(
        note(
          ["UIKeyboardFrameEndUserInfoKey": Self.frame], named: "UIKeyboardDidShowNotification"))
        == nil)
  }
}
