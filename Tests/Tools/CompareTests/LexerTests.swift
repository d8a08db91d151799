import SourceMeasures
import Testing

@Suite("The lexer tells code from text and comment")
struct LexerTests {
  private func tokens(_ source: String) -> [String] {
    SwiftLexer.tokens(of: source).map(\.text)
  }

  private func kinds(_ source: String) -> [SwiftToken.Kind] {
    SwiftLexer.tokens(of: source).map(\.kind)
  }

  @Test("a block comment ends where the outermost one ends")
  func nestedComments() {
    #expect(tokens("a /* b /* { */ if */ c") == ["a", "/* b /* { */ if */", "c"])
  }

  @Test("quotes in a comment open nothing, and a comment in a text is text")
  func quotesAndComments() {
    #expect(tokens("// \"\nlet a = \"// /* \"") == ["// \"", "let", "a", "=", "\"// /* \""])
  }

  @Test("what is interpolated is code, however deep")
  func interpolation() {
    let source = #"print("a \(b ?? "c \(d) }") e")"#
    #expect(
      tokens(source) == [
        "print", "(", #""a \("#, "b", "??", #""c \("#, "d", #") }""#, #") e""#, ")",
      ])
  }

  @Test("brackets inside an interpolation do not end it")
  func brackets() {
    #expect(tokens(#""\(f((1)))" x"#) == [#""\("#, "f", "(", "(", "1", ")", ")", #")""#, "x"])
  }

  @Test("in a raw text only a hashed backslash interpolates, and only a hashed quote ends it")
  func rawTexts() {
    #expect(tokens(##"#"a \(b) " c"# d"##) == [##"#"a \(b) " c"#"##, "d"])
    #expect(tokens(##"#"a \#(b) c"#"##) == [##"#"a \#("##, "b", ##") c"#"##])
  }

  @Test("a text of several lines may hold quotes, and ends at three")
  func multilineTexts() {
    let source = "\"\"\"\n  say \"hello\" {\n  \\\"\"\"\n  \"\"\"\nnext"
    #expect(tokens(source).count == 2)
    #expect(SwiftLexer.tokens(of: source).last?.line == 5)
  }

  @Test("an escaped quote or backslash ends no text")
  func escapes() {
    #expect(tokens(#""\"" a "\\" b"#) == [#""\"""#, "a", #""\\""#, "b"])
  }

  @Test("a text that is not closed ends with its line")
  func openText() {
    #expect(tokens("let a = \"b\nc") == ["let", "a", "=", "\"b", "c"])
  }

  @Test("a slash begins a regular expression only where a value is expected")
  func regularExpressions() {
    #expect(tokens(#"s.match(of: /a\/"{/)"#).contains(#"/a\/"{/"#))
    #expect(tokens("a / b / c") == ["a", "/", "b", "/", "c"])
    #expect(tokens("(a)/b/c") == ["(", "a", ")", "/", "b", "/", "c"])
    #expect(tokens(#"let a = #/ "{ / /#"#) == ["let", "a", "=", #"#/ "{ / /#"#])
  }

  @Test("words in backticks and behind a dot are no keywords")
  func escapedWords() {
    #expect(kinds("`class`") == [.identifier])
    #expect(kinds("a.default") == [.identifier, .punctuation, .identifier])
    #expect(kinds("default") == [.keyword])
  }

  @Test("numbers, ranges, attributes and directives are one token each")
  func others() {
    #expect(tokens("1.5e-3...0xF_F") == ["1.5e-3", "...", "0xF_F"])
    #expect(kinds("@MainActor #if DEBUG") == [.attribute, .directive, .identifier])
  }

  @Test("letters beyond ASCII are letters, and every byte is where it was")
  func unicode() {
    let source = "let å = \"日本\" // ö"
    #expect(tokens(source) == ["let", "å", "=", "\"日本\"", "// ö"])
    let bytes = Array(source.utf8)
    for token in SwiftLexer.tokens(of: source) {
      #expect(String(decoding: bytes[token.range], as: UTF8.self) == token.text)
    }
  }

  @Test("a file that breaks off anywhere is read to its end")
  func truncated() {
    let source = ##"func a() { /* b */ print("c \(d ?? "e")", #"f \#(g)"#, """ h """); /i{/ }"##
    for length in 0...source.count {
      let part = String(source.prefix(length))
      #expect(SwiftLexer.tokens(of: part).last?.range.upperBound ?? 0 <= part.utf8.count)
    }
  }
}
