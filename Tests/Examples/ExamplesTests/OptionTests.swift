import TestSupport
import Testing

/// A program that shows a screen, with what chooses the screen where it has more than one.
private struct ScreenProgram: CustomTestStringConvertible {
  let name: String
  var choice: [String] = []

  static let all = [
    ScreenProgram(name: "contacts"), ScreenProgram(name: "profile"), ScreenProgram(name: "posts"),
    ScreenProgram(name: "grocery"), ScreenProgram(name: "grocery", choice: ["--massive"]),
  ]

  var testDescription: String { ([name] + choice).joined(separator: " ") }
}

@Suite("The options that every program with a screen has, the same in each")
struct OptionTests {
  private let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
  }

  private func run(
    _ program: ScreenProgram, _ arguments: [String], input: String = ""
  ) async throws -> Program.Result {
    try await Program(program.name).run(program.choice + arguments, input: input, home: home.url)
  }

  @Test("help is printed, and nothing else happens", arguments: ScreenProgram.all)
  fileprivate func help(_ program: ScreenProgram) async throws {
    let result = try await run(program, ["--help"])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    try Golden("\(program.name)-help").expect(result.output)
  }

  @Test("the version is one line with the program's name", arguments: ScreenProgram.all)
  fileprivate func version(_ program: ScreenProgram) async throws {
    let result = try await run(program, ["--version"])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let pattern = try Regex("\(program.name) [0-9]+\\.[0-9]+\\.[0-9]+\n")
    let match = try pattern.wholeMatch(in: result.output)
    #expect(match != nil, "\(result.output)")
  }

  @Test(
    "a wrong call is answered with the reason and the usage, status 64",
    arguments: ScreenProgram.all,
    [
      (["--bd", "x"], "unknown option --bd"), (["--size", "big"], "--size is written 80x24"),
      (["--locale", "xx_YY"], "--locale knows no “xx_YY”"), (["--db"], "--db needs a value"),
      (["show"], "“show” is no option"),
    ])
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

  @Test("a script that is not there is named, status 66", arguments: ScreenProgram.all)
  fileprivate func noScript(_ program: ScreenProgram) async throws {
    try await expectMissing("nowhere", of: "--script", to: program)
  }

  @Test(
    "so is any other file to read",
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
    "a file that is no database is named and left as it is, status 65",
    arguments: ScreenProgram.all)
  fileprivate func notADatabase(_ program: ScreenProgram) async throws {
    let notes = String(repeating: "These are notes. ", count: 20)
    let path = try home.write(notes, to: "notes")
    let result = try await run(program, ["--db", path], input: "show\n")
    #expect(result.status == 65)
    #expect(result.errors.contains("“\(path)” is not a database"))
    let kept = try home.read("notes")
    #expect(kept == notes)
  }

  @Test("a folder that does not exist is named, status 74", arguments: ScreenProgram.all)
  fileprivate func noFolder(_ program: ScreenProgram) async throws {
    let result = try await run(program, ["--db", "no/such/folder/a.sqlite"], input: "show\n")
    #expect(result.status == 74)
    #expect(result.errors.contains("no/such/folder/a.sqlite” cannot be opened"))
    #expect(result.output.isEmpty)
  }
}
