import SourceMeasures
import Testing

@Suite("Swift tokens")
struct SwiftTokenTests {
  private func tokens(_ source: String) -> [String] {
    SwiftToken.tokens(of: source).map(\.text)
  }

  private func kinds(_ source: String) -> [SwiftToken.Kind] {
    SwiftToken.tokens(of: source).map(\.kind)
  }

  @Test("nested block comments are one token")
  func nestedComments() {
    #expect(tokens("a /* b /* { */ if */ c") == ["a", "/* b /* { */ if */", "c"])
  }

  @Test("a comment can contain quotes, and a string literal can contain comment signs")
  func quotesAndComments() {
    #expect(tokens("// \"\nlet a = \"// /* \"") == ["// \"", "let", "a", "=", "\"// /* \""])
  }

  @Test("a string literal with interpolations is one token")
  func interpolation() {
    #expect(
      tokens(#"print("a \(b ?? "c \(d) }") e")"#) == [
        "print", "(", #""a \(b ?? "c \(d) }") e""#, ")",
      ])
    #expect(tokens(#""\(f((1)))" x"#) == [#""\(f((1)))""#, "x"])
  }

  @Test("only a quote with the same number of hashes ends a raw string literal")
  func rawTexts() {
    #expect(tokens(##"#"a \(b) " c"# d"##) == [##"#"a \(b) " c"#"##, "d"])
    #expect(tokens(##"#"a \#("b") c"# d"##) == [##"#"a \#("b") c"#"##, "d"])
  }

  @Test("a raw string literal can contain quotes, on one line or across several lines")
  func rawQuotes() {
    #expect(tokens("#\"\"\"\"# a") == ["#\"\"\"\"#", "a"])
    #expect(tokens("#\"\"\"#\na") == ["#\"\"\"#", "a"])
    #expect(tokens("#\"\"\"\n\"# {\n\"\"\"# a") == ["#\"\"\"\n\"# {\n\"\"\"#", "a"])
  }

  @Test("a multi-line string literal can contain quotes and ends at three quotes")
  func multilineTexts() {
    let source = "\"\"\"\n  say \"hello\" {\n  \\\"\"\"\n  \"\"\"\nnext"
    #expect(tokens(source).count == 2)
    #expect(SwiftToken.tokens(of: source).last?.line == 5)
  }

  @Test("an escaped quote does not end a string literal")
  func escapes() {
    #expect(tokens(#""\"" a "\\" b"#) == [#""\"""#, "a", #""\\""#, "b"])
  }

  @Test("a string literal without a closing quote ends with its line")
  func openText() {
    #expect(tokens("let a = \"b\nc") == ["let", "a", "=", "\"b", "c"])
  }

  @Test("keywords in backticks or after a dot are identifiers")
  func escapedWords() {
    #expect(kinds("`class`") == [.identifier])
    #expect(kinds("a.default") == [.identifier, .punctuation, .identifier])
    #expect(kinds("default") == [.keyword])
  }

  @Test("a number, a range operator, an attribute or a directive is one token")
  func others() {
    #expect(tokens("1...0xF_F") == ["1", "...", "0xF_F"])
    #expect(kinds("@MainActor #if DEBUG") == [.directive, .directive, .identifier])
  }

  @Test("identifiers can contain letters beyond ASCII, and each token's range matches its text")
  func unicode() {
    let source = "let å = \"日本\" // ö"
    #expect(tokens(source) == ["let", "å", "=", "\"日本\"", "// ö"])
    let bytes = Array(source.utf8)
    for token in SwiftToken.tokens(of: source) {
      #expect(String(decoding: bytes[token.range], as: UTF8.self) == token.text)
    }
  }

  @Test("no token of an incomplete file extends past the end of the file")
  func truncated() {
    let source = ##"func a() { /* b */ print("c \(d ?? "e")", #"f \#(g)"#, """ h """); /i{/ }"##
    for length in 0...source.count {
      let part = String(source.prefix(length))
      #expect(SwiftToken.tokens(of: part).last?.range.upperBound ?? 0 <= part.utf8.count)
    }
  }
}
