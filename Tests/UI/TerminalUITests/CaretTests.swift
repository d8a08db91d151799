import HeadlessUI
import TestSupport
import Testing

@testable import TerminalProbe
@testable import TerminalUI

@Suite("The caret of a text field")
@MainActor
struct CaretTests {
  private let stage = LiveStage()
  private let field: UITextField

  init() throws {
    stage.type("aAda King Lovelace")
    field = try #require(stage.sample.window.firstResponder as? UITextField)
  }

  @Test(
    "keys move the caret, and the next character is inserted at the caret",
    arguments: [
      ([.left], "Ada King Lovelac*e"), ([.left, .right], "Ada King Lovelace*"),
      ([.home], "*Ada King Lovelace"), ([.control("a"), .right], "A*da King Lovelace"),
      ([.home, .end], "Ada King Lovelace*"), ([.home, .control("e")], "Ada King Lovelace*"),
      ([.wordLeft], "Ada King *Lovelace"), ([.wordLeft, .wordLeft], "Ada *King Lovelace"),
      ([.home, .wordRight], "Ada* King Lovelace"),
    ] as [([Key], String)])
  func moves(_ keys: [Key], _ text: String) {
    for key in keys { stage.press(key) }
    stage.type("*")
    #expect(field.text == text)
  }

  @Test(
    "deletion keys remove a character, a word, or all text before or after the caret",
    arguments: [
      ([.left, .backspace], "Ada King Lovelae"), ([.home, .delete], "da King Lovelace"),
      ([.control("w")], "Ada King "), ([.deleteWord], "Ada King "),
      ([.wordLeft, .control("u")], "Lovelace"), ([.wordLeft, .control("k")], "Ada King "),
      ([.home, .backspace], "Ada King Lovelace"), ([.delete], "Ada King Lovelace"),
    ] as [([Key], String)])
  func deletes(_ keys: [Key], _ text: String) {
    for key in keys { stage.press(key) }
    #expect(field.text == text)
  }

  @Test("one key press moves the caret over a whole emoji or deletes a whole emoji")
  func wholeCharacters() {
    stage.press(.control("u"))
    stage.type("a👩‍💻b")
    stage.press(.left, .left)
    stage.type("-")
    #expect(field.text == "a-👩‍💻b")
    stage.press(.right, .backspace)
    #expect(field.text == "a-b")
  }

  @Test("the delegate receives the range of each change and can reject the change")
  func delegate() {
    let letters = Letters()
    field.delegate = letters
    stage.press(.wordLeft)
    stage.type("x1")
    stage.press(.control("w"))
    #expect(
      letters.ranges == [
        NSRange(location: 9, length: 0), NSRange(location: 10, length: 0),
        NSRange(location: 9, length: 1),
      ])
    #expect(field.text == "Ada King Lovelace")
  }

  @Test("setting the text or focusing the field moves the caret to the end")
  func reset() {
    stage.press(.home)
    field.text = "Grace"
    stage.type("!")
    #expect(field.text == "Grace!")
    stage.press(.home, .down, .up)
    stage.type("?")
    #expect(field.text == "Grace!?")
  }

  @Test("the visible part of a long text follows the caret")
  func visiblePart() throws {
    stage.size = GridSize(columns: 30, rows: 12)
    let end = try #require(stage.texts(in: .field).first)
    #expect(end.contains("Lovelace"))
    #expect(!end.contains("Ada"))
    stage.press(.home)
    #expect(stage.texts(in: .caret) == ["A"])
    let start = try #require(stage.lines.first { $0.contains("Ada King") })
    #expect(!start.contains("Lovelace"))
  }
}
