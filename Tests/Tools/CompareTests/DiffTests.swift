import SourceMeasures
import TestSupport
import Testing

@testable import ChangeRequests

@Suite("Unified diffs")
struct DiffTests {
  private static let text = """
    diff --git a/Sources/Kept.swift b/Sources/Kept.swift
    index 0123456..789abcd 100644
    --- a/Sources/Kept.swift
    +++ b/Sources/Kept.swift
    @@ -2,3 +2,4 @@ struct Kept {
       let a = 1
    -  let b = 2
    +  let b = 3
    +  let c = 4
     }
    \\ No newline at end of file
    diff --git a/Sources/Old.swift b/Sources/New.swift
    similarity index 90%
    rename from Sources/Old.swift
    rename to Sources/New.swift
    diff --git a/Sources/Added.swift b/Sources/Added.swift
    new file mode 100644
    --- /dev/null
    +++ b/Sources/Added.swift
    @@ -0,0 +1 @@
    +enum Added {}
    diff --git a/Sources/Gone.swift b/Sources/Gone.swift
    deleted file mode 100644
    --- a/Sources/Gone.swift
    +++ /dev/null
    @@ -1,2 +0,0 @@
    ---- a line that begins with dashes
    -enum Gone {}
    """

  private func makeDiff() throws -> UnifiedDiff { try UnifiedDiff(parsing: Self.text) }

  @Test("a diff lists changed, renamed, new and deleted files")
  func files() throws {
    let files = try makeDiff().files
    #expect(files.map(\.path) == ["Kept", "New", "Added", "Gone"].map { "Sources/\($0).swift" })
    #expect(files.map(\.oldPath)[1] == "Sources/Old.swift")
    #expect(files.map(\.isNew) == [false, false, true, false])
    #expect(files.map(\.isDeleted) == [false, false, false, true])
  }

  @Test("the counts of added and removed lines include a removed line that begins with dashes")
  func counts() throws {
    let files = try makeDiff().files
    #expect(files.map { $0.count(.added) } == [2, 0, 1, 0])
    #expect(files.map { $0.count(.removed) } == [1, 0, 0, 2])
  }

  @Test("a hunk is applied at the position of its lines, even if these lines have moved")
  func applied() throws {
    let file = try makeDiff().files[0]
    let old = ["struct Kept {", "  let a = 1", "  let b = 2", "}"]
    let result = try file.applied(to: old)
    #expect(result.lines == ["struct Kept {", "  let a = 1", "  let b = 3", "  let c = 4", "}"])
    #expect(result.removed == [3])
    #expect(result.added == [3, 4])
    let moved = try file.applied(to: ["import A", ""] + old)
    #expect(moved.lines.count == 7)
    #expect(moved.removed == [5])
  }

  @Test("if the lines of a hunk changed, the error names the file and the line")
  func doesNotApply() throws {
    let file = try makeDiff().files[0]
    #expect(
      throws: UnifiedDiff.Fault(description: "Sources/Kept.swift, line 2: The hunk does not apply.")
    ) {
      try file.applied(to: ["struct Kept {", "  let a = 2", "}"])
    }
  }

  @Test("a diff that ends inside a hunk is refused")
  func tooShort() {
    let text = Self.text.lines.prefix(7).joined(separator: "\n")
    #expect(throws: UnifiedDiff.Fault(description: "The last hunk is too short.")) {
      try UnifiedDiff(parsing: text)
    }
  }

  @Test("a hunk line that does not begin with `+`, `-` or a space is rejected")
  func noSign() {
    let text = Self.text.replacing("+  let c = 4", with: "let c = 4")
    #expect(throws: UnifiedDiff.Fault(description: "Line 9 is not a line of a hunk.")) {
      try UnifiedDiff(parsing: text)
    }
  }
}

@Suite("Scopes of a file")
struct ScopeTests {
  @Test("a scope is a type, an extension or a test, with its lines and its enclosing types")
  func scopes() {
    let text = """
      struct Outer<A> where A: Sendable {
        typealias B = Int
        enum Inner { case a }
        func run() {}
      }
      extension [Outer<Int>] where Element: Sendable {
        class func make() {}
      }
      @Suite struct OuterTests {
        @Test("a { brace in a name", arguments: [1].map { $0 })
        func run() {
          #expect("}" == "}")
        }
      }
      """
    let scopes = SwiftSource(path: "A.swift", text: text).scopes
    #expect(
      scopes == [
        SourceScope(kind: .type, name: "Outer", lines: 1...5),
        SourceScope(kind: .type, name: "Outer.B", lines: 2...2),
        SourceScope(kind: .type, name: "Outer.Inner", lines: 3...3),
        SourceScope(kind: .typeExtension, name: "[Outer<Int>]", lines: 6...8),
        SourceScope(kind: .type, name: "OuterTests", lines: 9...14),
        SourceScope(kind: .test, name: "OuterTests.run", lines: 10...13),
      ])
  }
}

@Suite("Size of a change")
struct ChangeCountsTests {
  private static let files = [
    "Sources/Form.swift": """
    struct Form {
      enum Fault { case empty }
      let name = ""
    }

    extension Form {
      var isValid: Bool { true }
    }
    """,
    "Tests/FormTests.swift": """
    @Suite struct FormTests {
      @Test("a form has a name", arguments: [1].map { $0 })
      func name() {
        #expect(Form().name == "")
      }

      @Test func valid() {
        #expect(Form().isValid)
      }
    }
    """,
  ]

  /// Counts a change that replaces the `removed` lines, which begin at `line`, with `added`.
  private func makeCounts(
    _ path: String, line: Int, removed: [String], added: [String]
  ) throws -> ChangeCounts {
    let hunk = removed.map { "-\($0)" } + added.map { "+\($0)" }
    let head = "@@ -\(line),\(removed.count) +\(line),\(added.count) @@"
    let text = (["diff --git a/\(path) b/\(path)", head] + hunk).joined(separator: "\n")
    return try ChangeCounts(of: UnifiedDiff(parsing: text)) { Self.files[$0, default: ""].lines }
  }

  @Test(
    "a change counts for the innermost type or extension around the line",
    arguments: [
      (2, "  enum Fault { case empty }", "Form.Fault"), (3, "  let name = \"\"", "Form"),
      (7, "  var isValid: Bool { true }", "Form"),
    ])
  func touched(_ line: Int, _ text: String, _ type: String) throws {
    let counts = try makeCounts(
      "Sources/Form.swift", line: line, removed: [text],
      added: [text.replacing("empty", with: "long") + " "])
    #expect(counts.typesTouched == [type])
    #expect(counts.typesAdded.isEmpty)
    #expect(counts.sources == ChangeCounts.Files(files: 1, added: 1, removed: 1))
  }

  @Test("a new type counts as added, and a rewritten line above it counts for the enclosing type")
  func added() throws {
    let name = "  let name = \"\""
    let counts = try makeCounts(
      "Sources/Form.swift", line: 3, removed: [name], added: [name, "  struct Draft {", "  }"])
    #expect(counts.typesAdded == ["Form.Draft"])
    #expect(counts.typesTouched == ["Form"], "the line above was written again")
  }

  @Test("a test counts as changed if its attribute or its body changes")
  func changedTest() throws {
    let body = try makeCounts(
      "Tests/FormTests.swift", line: 4, removed: ["    #expect(Form().name == \"\")"],
      added: ["    #expect(Form().name == \"A\")"])
    #expect(body.changedTests == ["FormTests.name"])
    #expect(body.tests.files == 1)
    let attribute = try makeCounts(
      "Tests/FormTests.swift", line: 7, removed: ["  @Test func valid() {"],
      added: ["  @Test(\"a form is valid\") func valid() {"])
    #expect(attribute.changedTests == ["FormTests.valid"])
  }

  @Test("a deleted test counts as a changed test, and a new test does not")
  func newAndDeletedTests() throws {
    let valid = ["  @Test func valid() {", "    #expect(Form().isValid)", "  }"]
    let new = valid.map { $0.replacing("valid()", with: "long()") }
    let added = try makeCounts(
      "Tests/FormTests.swift", line: 9, removed: ["  }"], added: ["  }"] + new)
    #expect(added.changedTests == ["FormTests.valid"], "its last line was written again")
    let deleted = try makeCounts("Tests/FormTests.swift", line: 7, removed: valid, added: new)
    #expect(deleted.changedTests == ["FormTests.valid"])
  }

  @Test("a changed file that is not Swift is counted in `others` and not in `sources`")
  func others() throws {
    let counts = try makeCounts("Guides/Form.yaml", line: 1, removed: [], added: ["a: 1"])
    #expect(counts.others == ChangeCounts.Files(files: 1, added: 1, removed: 0))
    #expect(counts.sources.files == 0)
  }
}
