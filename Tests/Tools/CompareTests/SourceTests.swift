import SourceMeasures
import Testing

@Suite("Swift source")
struct SourceTests {
  private func source(_ text: String) -> SwiftSource {
    SwiftSource(path: "Sources/Screens/Any/File.swift", text: text)
  }

  @Test("code lines include the lines of a string literal, but no blank lines and no comment lines")
  func codeLines() {
    let text = """
      // a
      import A

      /* b
         c */ let d = 1  // e
      let f = \"""
        // g

        h
        \"""
      /* i */
      """
    #expect(source(text).codeLines == [2, 5, 6, 7, 9, 10])
  }

  @Test(
    "each branch, loop, `case`, `catch`, `&&`, `||`, `??` and `?:` is a decision point",
    arguments: [
      ("if a {} else if b {} else {}", 2),
      ("guard let a, a > 1 else { return }", 1),
      ("for a in b where a {} ; while c {} ; repeat {} while d", 3),
      ("do {} catch A.b {} catch {}", 2),
      ("switch a { case .b, .c: 1; case .d: 2; default: 3 }", 2),
      ("switch a { case .b: if c, case .d = e {} }", 2),
      ("switch a { case .b: switch c { case 1: 1; case 2: 2 }; case .f: 3 }", 4),
      ("switch (a.first { $0 }) { case nil: 1; default: 2 }", 1),
      ("enum A { case b, c; case d(if: Int) }", 0),
      ("if case .a = b {} ; guard case .c = d else {} ; for case let e? in f {}", 3),
      ("a && b || c ?? d", 3),
      ("let a = b ? c : d", 1),
      ("let a: Int? = b?.c ; let e: Int?? = f", 0),
      ("a.reduce(true, &&)", 0),
      ("let a = b ?? .zero", 1),
      ("a\n  ?? b", 1),
      ("#if A && B\nc()\n#elseif D || E\n#endif", 0),
      ("cell(for: path, if: a) ; func b(for c: Int, while d: Int) {}", 0),
      ("\"if a && b { for } \\(c ? 1 : 2)\" // if", 0),
      ("let a = try? b() ; let c = d as? E ; f! && g!", 1),
      ("label: for a in b { continue label }", 1),
    ])
  func decisions(_ text: String, _ count: Int) {
    #expect(source(text).decisions.count == count)
  }

  @Test("`types` contains the declared types, but no class members, labels or extensions")
  func types() {
    let text = """
      public final class A<B>: C where B: D { class func e() {} ; class var f: Int { 1 } }
      struct G { enum H: String { case class_, `struct` } }
      protocol I: AnyObject {}
      extension A { actor J {} }
      func k(actor l: Int) { let actor = l; m.protocol() }
      typealias N = A<Int>
      """
    let types = source(text).types.filter { !$0.isAlias }
    #expect(types.map(\.name) == ["A", "G", "H", "I", "J"])
    #expect(types.map(\.isTopLevel) == [true, true, false, true, false])
    #expect(types.filter(\.isProtocol).map(\.name) == ["I"])
    #expect(source(text).types.filter(\.isAlias).map(\.name) == ["N"])
  }

  @Test(
    "a function's lines end at its closing brace, and protocol requirements are not counted",
    arguments: [
      (
        "func a(\n  _ b: @escaping () -> Void = { _ in }\n) -> Int\nwhere C: D {\n  \"}\"\n}", "a",
        6
      ),
      ("init() { self.init(d: 1) }", "init", 1),
      ("subscript(m: Int) -> Int {\n  m\n}", "subscript", 3),
      ("protocol A {\n  func b()\n  func c()\n}\nfunc d() {\n}", "d", 2),
    ])
  func functions(_ text: String, _ name: String, _ lines: Int) {
    let longest = source(text).longestFunction
    #expect(longest?.name == name)
    #expect(longest?.codeLines == lines)
  }

  @Test("the longest function has the most lines of code, and comment lines do not count")
  func longest() {
    let text = """
      func a() {
        // one
        // two

        // three
      }
      func b() {
        c()
      }
      """
    let longest = source(text).longestFunction
    #expect(longest?.name == "b")
    #expect(longest?.codeLines == 3)
  }

  @Test("a line with a compiler directive is not a code line")
  func directives() {
    let text = """
      #if canImport(UIKit)
        import UIKit
      #else
        import HeadlessUI
      #endif
      let isDirective = #isolation
      """
    #expect(source(text).codeLines == [2, 4, 6])
  }

  @Test("`imports` lists each imported module once")
  func imports() {
    let text = """
      @testable import A
      public import B
      import struct C.D
      import A
      // import E
      let f = "import G"
      """
    #expect(source(text).imports == ["A", "B", "C"])
    #expect(!source(text).importsViews)
    #expect(source("import HeadlessUI").importsViews)
  }

  @Test("a section ends at the next `MARK`, and a `MARK` is not code")
  func sections() {
    let text = """
      import A
      // MARK: Double
      struct B {}

      // MARK: - Test
      struct C {
        // d
      }
      """
    #expect(source(text).codeLines(inSection: "Double") == 1)
    #expect(source(text).codeLines(inSection: "Test") == 2)
    #expect(source(text).codeLines(inSection: "None") == nil)
  }

  @Test("`names` contains no identifier that follows a dot")
  func names() {
    let names = source("let a: Person.ID = B.c(D.self) // E").names
    #expect(names == ["a", "Person", "B", "D"])
  }
}
