import HeadlessUI
import Testing

@Suite("Backspace and characters of several parts")
@MainActor struct HeldBackspaceTests {
  @Test(
    "flags, skin tones and combined marks are deleted as whole characters",
    arguments: ["🇩🇪", "👍🏽", "👨‍🚀", "o\u{308}", "한", "1️⃣", "\r\n"])
  func wholeCharacter(_ character: String) {
    let field = UITextField()
    field.text = "a" + character
    field.deleteBackward()
    #expect(field.text == "a")
  }

  @Test("the character before the caret is deleted, not the last one")
  func caret() throws {
    let field = UITextField()
    field.text = "a🇩🇪b"
    let place = try #require(field.position(from: field.beginningOfDocument, offset: 5))
    field.selectedTextRange = field.textRange(from: place, to: place)
    field.deleteBackward()
    #expect(field.text == "ab")
  }
}
