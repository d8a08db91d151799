import Testing

@testable import Lab

@Suite("The difference of two texts")
struct CommandDifferenceTests {
  private func difference(_ old: String?, _ new: String) -> String {
    TextDifference.text("a", from: old, to: new)
  }

  @Test(
    "texts that are equal or differ only in comments have no difference",
    arguments: ["1\n// two\n", "1\n  /// 2\n\n"])
  func equal(_ new: String) {
    #expect(difference("1\n// two\n", new).isEmpty)
  }

  @Test("a difference begins with file and line, and shows two lines before and after a change")
  func changed() {
    let old = (1...9).map { "\($0)\n" }.joined()
    #expect(
      difference(old, old.replacing("5", with: "five\nnew")) == """
        a:3
          3
          4
        - 5
        + five
        + new
          6
          7


        """)
  }

  @Test("distant changes are shown separately, and the lines of a new file have no `+`")
  func separate() {
    let old = (1...20).map { "\($0)\n" }.joined()
    let text = difference(old, "0\n" + old + "21\n")
    #expect(text == "a:1\n+ 0\n  1\n  2\n\na:19\n  19\n  20\n+ 21\n\n")
    #expect(difference(nil, "x\n") == "a (new file)\nx\n\n")
  }
}
