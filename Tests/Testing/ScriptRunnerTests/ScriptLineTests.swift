import ScriptRunner
import TestSupport
import Testing

@Suite("A script's line is split into words")
struct ScriptLineTests {
  @Test(
    "spaces part words, quotes keep them together",
    arguments: [
      ("add Ada Lovelace", ["add", "Ada", "Lovelace"]),
      ("  add\t\"Ada King\"  'of Lovelace'", ["add", "Ada King", "of Lovelace"]),
      ("add \"\" Lovelace", ["add", "", "Lovelace"]),
      ("add Conan O'Brien", ["add", "Conan", "O'Brien"]),
      ("add \"O'Brien\" 'a \"b\" c'", ["add", "O'Brien", "a \"b\" c"]),
      ("add A\"da K\"ing", ["add", "Ada King"]),
      ("show # the list", ["show"]), ("add C# x", ["add", "C#", "x"]),
    ])
  func words(_ text: String, _ expected: [String]) throws {
    let line = try #require(try ScriptLine(text, number: 7))
    #expect(line.words == expected)
    #expect(line.number == 7)
  }

  @Test("the command is read in any case")
  func command() throws {
    let line = try #require(try ScriptLine("SHOW Me", number: 1))
    #expect(line.command == "show")
    #expect(line.arguments == ["Me"])
  }

  @Test("a blank line or a comment is no command", arguments: ["", "  ", "# add Ada", "\t#"])
  func blank(_ text: String) throws {
    let line = try ScriptLine(text, number: 1)
    #expect(line == nil)
  }

  @Test("a quote that is not closed names its line")
  func unclosed() {
    let error = ScriptError("a \" is not closed", line: 3)
    #expect(throws: error) { try ScriptLine("add \"Ada", number: 3) }
    #expect(error.description == "line 3: a \" is not closed")
  }
}
