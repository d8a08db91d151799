import SourceMeasures
import Testing

@Suite("A source is measured by what it does, not by how it is spelt")
struct SourceTests {
  private func source(_ text: String) -> SwiftSource {
    SwiftSource(path: "Sources/Screens/Any/File.swift", text: text)
  }

  @Test("blank lines and comments are no code; lines inside a text are")
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
    "a decision point is where the way parts",
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
      ("\"if a && b { for } \\(c ? 1 : 2)\" // if", 1),
      ("let a = try? b() ; let c = d as? E ; f! && g!", 1),
      ("label: for a in b { continue label }", 1),
    ])
  func decisions(_ text: String, _ count: Int) {
    #expect(source(text).decisions.count == count)
  }

  @Test("types are counted, nested ones too; class members, labels and extensions are none")
  func types() {
    let text = """
      public final class A<B>: C where B: D { class func e() {} ; class var f: Int { 1 } }
      struct G { enum H: String { case class_, `struct` } }
      protocol I: AnyObject {}
      extension A { actor J {} }
      func k(actor l: Int) { let actor = l; m.protocol() }
      typealias N = A<Int>
      """
    let types = source(text).types()
    #expect(types.map(\.name) == ["A", "G", "H", "I", "J"])
    #expect(types.map(\.depth) == [0, 0, 1, 0, 1])
    #expect(types.filter(\.isProtocol).map(\.name) == ["I"])
    #expect(source(text).types(includingAliases: true).last?.name == "N")
  }

  @Test("a function has a name with its labels, and the lines of its body")
  func functions() {
    let text = """
      protocol A {
        func b()
        var c: Int { get }
        init(d: Int)
      }
      func e(
        _ f: @escaping (Int, Int) -> Void = { _, _ in }, in g: [Int: Int]
      ) async throws -> Int?
      where G: H {
        "}"
      }
      struct I {
        var j = 1
        var k: Int { 2 }
        lazy var l: Int = {
          3
        }()
        init() { self.init(d: 1) }
        subscript(m: Int) -> Int { m }
        deinit {}
      }
      """
    #expect(
      source(text).functions.map(\.name) == [
        "c", "e(_:in:)", "k", "l", "init()", "subscript(m:)", "deinit",
      ])
    #expect(source(text).functions[1].lines == 6...11)
  }

  @Test("the longest function is the one with the most lines of code, not of comment")
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
    #expect(longest?.function.name == "b()")
    #expect(longest?.codeLines == 3)
  }

  @Test("modules are named once, whatever stands around them")
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

  @Test("a section goes from its mark to the next, and its mark is no code")
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

  @Test("what stands behind a dot names no type of its own")
  func names() {
    let names = source("let a: Person.ID = B.c(D.self) // E").names
    #expect(names == ["a", "Person", "B", "D"])
  }
}
