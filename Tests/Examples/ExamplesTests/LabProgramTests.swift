import Foundation
import TestSupport
import Testing

@Suite("The program `lab`")
struct LabProgramTests {
  private func run(_ arguments: [String]) async throws -> Program.Result {
    let home = try TemporaryFolder()
    return try await Program("lab").run(
      arguments + ["--root", SourceFile.root.path], home: home.url)
  }

  @Test("`--help` lists the commands")
  func help() async throws {
    let result = try await run(["--help"])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    try Golden("lab-help").expect(result.output)
  }

  @Test(
    "an invalid command line prints the reason and the usage, and exits with status 64",
    arguments: [
      (["strat"], "Did you mean “start”?"),
      (["--root", ".", "start"], "Write “start” before its options."),
      (["start", "--now"], "Unknown option --now."),
      (["hint", "2"], "Write “lab hint”."), (["watch"], "“watch” needs a terminal."),
      (["list", "Navigatr"], "Did you mean “Navigator”?"),
    ].cases(2))
  func usage(_ arguments: [String], _ reason: String) async throws {
    let result = try await run(arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains(reason))
    #expect(result.errors.contains("\nusage: lab"))
  }
}
