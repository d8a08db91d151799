import Foundation
import TestSupport
import Testing

/// A program that shows a screen. If it has several screens, `choice` selects one.
private struct ScreenProgram: CustomTestStringConvertible {
  let name: String
  var choice: [String] = []

  static let all = [
    ScreenProgram(name: "contacts"), ScreenProgram(name: "profile"), ScreenProgram(name: "posts"),
    ScreenProgram(name: "grocery"),
  ]
  /// All programs, and `grocery` at stage 1, which opens its database itself.
  static let withDatabases =
    all + [ScreenProgram(name: "grocery", choice: ["--stage", "1"])]

  var testDescription: String { ([name] + choice).joined(separator: " ") }
}

@Suite("The options of every program with a screen")
struct OptionTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func run(
    _ program: ScreenProgram, _ arguments: [String], input: String = ""
  ) async throws -> Program.Result {
    try await Program(program.name).run(program.choice + arguments, input: input, home: home.url)
  }

  @Test("`--help` prints the help and does nothing else", arguments: ScreenProgram.all)
  fileprivate func help(_ program: ScreenProgram) async throws {
    let result = try await run(program, ["--help"])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    try Golden("\(program.name)-help").expect(result.output)
  }

  @Test(
    "`--version` prints one line with the program's name", arguments: ScreenProgram.all.cases(1))
  fileprivate func version(_ program: ScreenProgram) async throws {
    let result = try await run(program, ["--version"])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let pattern = try Regex("\(program.name) [0-9]+\\.[0-9]+\\.[0-9]+(\\+dev)?\n")
    let match = try pattern.wholeMatch(in: result.output)
    #expect(match != nil, "\(result.output)")
  }

  @Test(
    "a bad command line prints the reason and the usage, and exits with status 64",
    arguments: ScreenProgram.all.cases(1),
    [
      (["--bd", "x"], "Unknown option --bd."), (["--size", "big"], "Write --size as 80x24"),
      (["--locale", "xx_YY"], "Unknown locale “xx_YY”"), (["--db"], "--db needs a value"),
      (["show"], "“show” is not an option"),
    ].cases(3))
  fileprivate func usage(
    _ program: ScreenProgram, _ call: (arguments: [String], complaint: String)
  ) async throws {
    let result = try await run(program, call.arguments)
    #expect(result.status == 64)
    #expect(result.errors.hasPrefix("\(program.name): "))
    #expect(result.errors.contains(call.complaint))
    #expect(result.errors.contains("\nusage: \(program.name)"))
    #expect(result.output.isEmpty)
  }

  @Test("a missing script ends the program with status 66", arguments: ScreenProgram.all.cases(1))
  fileprivate func noScript(_ program: ScreenProgram) async throws {
    try await expectMissing("nowhere", of: "--script", to: program)
  }

  @Test(
    "a missing card file or storyboard file ends the program with status 66",
    arguments: [
      (ScreenProgram(name: "contacts"), "--import"),
      (ScreenProgram(name: "posts"), "--storyboard"),
    ])
  fileprivate func noFile(_ program: ScreenProgram, _ option: String) async throws {
    try await expectMissing("nowhere", of: option, to: program)
  }

  private func expectMissing(
    _ file: String, of option: String, to program: ScreenProgram
  ) async throws {
    let result = try await run(program, ["--db", "a.sqlite", option, file])
    #expect(result.status == 66)
    #expect(result.errors.contains(file))
    #expect(result.output.isEmpty)
  }

  @Test(
    "a file that is not a database ends the program with status 65 and stays unchanged",
    arguments: ScreenProgram.withDatabases.cases(2))
  fileprivate func notADatabase(_ program: ScreenProgram) async throws {
    let notes = String(repeating: "These are notes. ", count: 20)
    let path = try home.write(notes, to: "notes")
    let result = try await run(program, ["--db", path], input: "show\n")
    #expect(result.status == 65)
    #expect(result.errors.contains("“\(path)” is not a database"))
    let kept = try home.read("notes")
    #expect(kept == notes)
  }

  @Test(
    "a database path in a missing folder ends the program with status 74",
    arguments: ScreenProgram.withDatabases.cases(2))
  fileprivate func noFolder(_ program: ScreenProgram) async throws {
    let result = try await run(program, ["--db", "no/such/folder/a.sqlite"], input: "show\n")
    #expect(result.status == 74)
    #expect(result.errors.contains("no/such/folder/a.sqlite” cannot be opened"))
    #expect(result.output.isEmpty)
  }
}

@Suite("Screens at any size")
struct AnySizeTests {
  private static let sizes =
    Program.runsAll
    ? ["1x1", "2x20", "3x3", "3x10", "1x50", "200x2", "400x400"] : ["1x1", "200x2"]

  @Test(
    "the tour is drawn at an extreme size without an error",
    arguments: sizes.map { ("contacts", $0) }
      + ["posts", "grocery"].flatMap { [($0, "1x1"), ($0, "200x2")] }.cases(2))
  func draws(_ program: String, _ size: String) async throws {
    let home = try TemporaryFolder()
    let result = try await Program(program).run(["--size", size], home: home.url)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
  }

  @Test("`profile` runs a script at extreme terminal sizes, and all lines fit", arguments: sizes)
  func drawsProfile(_ size: String) async throws {
    let home = try TemporaryFolder()
    let result = try await Program("profile").run(
      ["--size", size],
      input: "show\nfollowers\nopen 1\ntap Follow\ntap Cancel\nback\nback\npost A B\n",
      home: home.url)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let (columns, rows) = (size.split(separator: "x").first, size.split(separator: "x").last)
    let lines = result.output.split(separator: "\n", omittingEmptySubsequences: false)
    #expect(lines.allSatisfy { $0.count <= columns.flatMap { Int($0) } ?? 0 })
    #expect(lines.count <= 2 * ((rows.flatMap { Int($0) } ?? 0) + 2))
  }
}

@Suite("The database after a run")
struct OneFileTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  @Test(
    "the database is one file, and a copy of this file contains all data",
    arguments: [
      ["contacts", "add Ada Lovelace", "Ada Lovelace"],
      ["contacts --screen massive", "add Ada Lovelace", "Ada Lovelace"],
      ["grocery --stage 1", "add Party", "Party"], ["grocery", "add Party", "Party"],
      ["posts", "write Written", "Written"], ["profile", "post Written", "Written"],
    ].cases(3))
  func copied(_ words: [String]) async throws {
    let call = words[0].split(separator: " ").map(String.init)
    let program = try Program(call[0])
    let options = Array(call.dropFirst())
    let first = try await program.run(
      options + ["--db", "a.sqlite"], input: words[1] + "\n", home: home.url)
    #expect(first.errors.isEmpty)
    try FileManager.default.copyItem(
      at: home.url.appending(path: "a.sqlite"), to: home.url.appending(path: "b.sqlite"))
    let second = try await program.run(options + ["--db", "b.sqlite"], home: home.url)
    #expect(second.output.contains(words[2]))
  }
}
