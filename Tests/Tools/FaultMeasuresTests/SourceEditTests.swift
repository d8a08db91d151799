import Foundation
import SourceEdits
import TestSupport
import Testing

@Suite("Source edits")
struct SourceEditTests {
  private static let start = "one\ntwo\nthree\ntwo\nfour\n"

  /// Returns an edit of `a.swift` with one replacement.
  private func edit(_ find: String, _ replace: String = "") throws -> SourceEdit {
    try SourceEdit(parsing: Self.text("a.swift", [(find, replace)]))
  }

  private static func text(_ path: String, _ pairs: [(String, String)]) -> String {
    "file: \(path)\nsays: A change.\n"
      + pairs.map { "<<<<<<< find\n\($0)=======\n\($1)>>>>>>> replace\n" }.joined()
  }

  // MARK: Parsing

  @Test("an edit consists of a sentence, a path, the lines to find and their replacement")
  func parses() throws {
    let edit = try edit("two\nthree\n", "2\n")
    #expect(edit.says == "A change.")
    #expect(edit.paths == ["a.swift"])
    #expect(edit.replacements.map(\.find) == [["two", "three"]])
    #expect(edit.replacements.map(\.replace) == [["2"]])
  }

  @Test("one edit can change several places and several files")
  func several() throws {
    let text =
      Self.text("a.swift", [("one\n", "1\n"), ("four\n", "")])
      + "\nfile: b.swift\n<<<<<<< find\nx\n=======\ny\n>>>>>>> replace\n"
    let edit = try SourceEdit(parsing: text)
    #expect(edit.paths == ["a.swift", "b.swift"])
    let (a, b) = (
      try edit.applied(to: Self.start, of: "a.swift"), try edit.applied(to: "x\n", of: "b.swift")
    )
    #expect(a == "1\ntwo\nthree\ntwo\n")
    #expect(b == "y\n")
  }

  @Test(
    "a malformed edit throws an error with the line number",
    arguments: [
      ("says: A.\n<<<<<<< find\n", 2, "“file:” must come before the first “find”"),
      ("file: a\nsays: A.\n<<<<<<< find\n=======\n", 4, "there are no lines to find"),
      ("file: a\nsays: A.\n<<<<<<< find\nx\n", 4, "the last replacement has no end"),
      ("file: a\nsays: A.\n<<<<<<< find\nx\n=======\n", 5, "the last replacement has no end"),
      ("file: a\n<<<<<<< find\nx\n=======\n>>>>>>> replace\n", 5, "“says:” is missing"),
      ("file: a\nsays: A.\n", 2, "nothing is replaced"),
      ("file: a\nsays: A.\nx\n", 3, "“x” is not expected here"),
      (
        "file: a\nsays: A.\n<<<<<<< find\nx\n=======\nx\n>>>>>>> replace\n", 7,
        "both sides are equal"
      ),
    ])
  func malformed(_ text: String, _ line: Int, _ reason: String) {
    let error = #expect(throws: SourceEditError.self) { try SourceEdit(parsing: text) }
    #expect(error == .malformed(line: line, reason))
    #expect(error?.description == "Line \(line) of the edit is wrong: \(reason).")
  }

  // MARK: Applying

  @Test("an edit replaces the lines that it finds, and an empty replacement removes the lines")
  func applied() throws {
    let replaced = try edit("two\nthree\n", "2\n3\n3\n").applied(to: Self.start, of: "a.swift")
    #expect(replaced == "one\n2\n3\n3\ntwo\nfour\n")
    let removed = try edit("one\n").applied(to: Self.start, of: "a.swift")
    #expect(removed == "two\nthree\ntwo\nfour\n")
  }

  @Test("an edit finds only whole lines, and does not change another file")
  func wholeLines() throws {
    let edit = try edit("wo\n", "x\n")
    #expect(throws: SourceEditError.notFound("a.swift", line: "wo")) {
      try edit.applied(to: Self.start, of: "a.swift")
    }
    let other = try edit.applied(to: Self.start, of: "b.swift")
    #expect(other == Self.start)
  }

  @Test("an edit whose lines occur twice in the file throws an error with both line numbers")
  func twice() throws {
    let edit = try edit("two\n", "2\n")
    let error = #expect(throws: SourceEditError.self) {
      try edit.applied(to: Self.start, of: "a.swift")
    }
    #expect(error == .foundTwice("a.swift", lines: [2, 4]))
    #expect(error?.description.contains("at the lines 2, 4.") == true)
  }

  @Test("an edit keeps CRLF line endings and adds no line break to the last line")
  func lineEndings() throws {
    let crlf = try edit("two\nthree\n", "2\n3\n").applied(
      to: "one\r\ntwo\r\nthree\r\n", of: "a.swift")
    #expect(crlf == "one\r\n2\r\n3\r\n")
    let last = try edit("two\n", "2\n3\n").applied(to: "one\ntwo", of: "a.swift")
    #expect(last == "one\n2\n3")
  }

  @Test("an edit file can have CRLF line endings")
  func editWithCRLF() throws {
    let text = Self.text("a.swift", [("two\nthree\n", "2\n")]).replacing("\n", with: "\r\n")
    let replaced = try SourceEdit(parsing: text).applied(to: Self.start, of: "a.swift")
    #expect(replaced == "one\n2\ntwo\nfour\n")
  }

  // MARK: Folders

  /// Creates a folder with the file `a.swift`.
  private func makeFolder(_ text: String = start) throws -> TemporaryFolder {
    let folder = try TemporaryFolder()
    try folder.write(text, to: "a.swift")
    return folder
  }

  @Test("an edit changes the files of a folder, and undoing restores them")
  func folder() throws {
    let folder = try makeFolder()
    let applied = try edit("one\n", "1\n").apply(to: folder.url)
    var text = try folder.read("a.swift")
    #expect(text.hasPrefix("1\ntwo\n"))
    try applied.undo()
    text = try folder.read("a.swift")
    #expect(text == Self.start)
  }

  @Test("if one file cannot be changed, no file is changed")
  func allOrNothing() throws {
    let edit = try SourceEdit(
      parsing: Self.text("a.swift", [("one\n", "1\n")])
        + "file: b.swift\n<<<<<<< find\nx\n=======\n>>>>>>> replace\n")
    let folder = try makeFolder()
    #expect(throws: SourceEditError.missing("b.swift")) { try edit.apply(to: folder.url) }
    let text = try folder.read("a.swift")
    #expect(text == Self.start)
  }

  @Test("an edit of a file that is not UTF-8 throws an error")
  func unreadable() throws {
    let folder = try makeFolder()
    try Data([0xFF, 0xFE, 0x0A]).write(to: folder.file("a.swift"))
    #expect(throws: SourceEditError.unreadable("a.swift")) {
      try edit("one\n").apply(to: folder.url)
    }
  }

  @Test("undoing an edit does not restore a file that changed after the edit")
  func changedSince() throws {
    let folder = try makeFolder()
    let applied = try edit("one\n", "1\n").apply(to: folder.url)
    try folder.write("mine\n", to: "a.swift")
    #expect(throws: SourceEditError.changedSince("a.swift")) { try applied.undo() }
    let text = try folder.read("a.swift")
    #expect(text == "mine\n")
  }
}
