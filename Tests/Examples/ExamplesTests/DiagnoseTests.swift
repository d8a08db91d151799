import Foundation
import TestSupport
import Testing

@Suite("The program `diagnose`")
struct DiagnoseTests {
  private static let massive = SourceFile.root
    .appending(path: "Sources/Screens/MassivePeopleList").path

  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func diagnose(_ arguments: String...) async throws -> Program.Result {
    try await Program("diagnose").run(arguments, home: home.url)
  }

  @Test("`--help` explains the options and the exit status")
  func help() async throws {
    let result = try await diagnose("--help")
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    try Golden("diagnose-help").expect(result.output)
  }

  @Test("`diagnose` reports a controller, and exits with 1 if the controller exceeds `--fail-over`")
  func massive() async throws {
    let result = try await diagnose("--fail-over", "400", Self.massive)
    #expect(result.status == 1)
    #expect(result.output.hasPrefix("PeopleListViewController   "))
    #expect(result.errors.contains("lines of code, more than 400."))
    let large = try await diagnose("--fail-over", "4000", Self.massive)
    #expect(large.status == 0)
    #expect(large.errors.isEmpty)
  }

  @Test("the example in the guide is a part of the report on the massive list")
  func guide() async throws {
    let report = try await diagnose(Self.massive).output
    let guide = SourceFile.root.appending(path: "Guides/Diagnose.md")
    let text = try String(contentsOf: guide, encoding: .utf8)
    let example = text.components(separatedBy: "```text\n").last?
      .components(separatedBy: "\n```").first?.split(separator: "\n")
    let lines = try #require(example)
    #expect(lines.count == 3)
    #expect(report.contains(lines.map { "  \($0)\n" }.joined()))
  }

  @Test(
    "a bad command line prints the usage and exits with status 64",
    arguments: [
      [], ["--json", "--markdown", "."], ["--fail-over", "many", "."], ["--xml", "."],
      ["--marks", ".", ".", "."], ["--marks", ".", "--fail-over", "1", "."],
    ].cases(2))
  func usage(_ arguments: [String]) async throws {
    let result = try await Program("diagnose").run(arguments, home: home.url)
    #expect(result.status == 64)
    #expect(result.errors.contains("\nusage: diagnose"))
  }

  @Test(
    "the exit status is 66 if a path or the marks folder is missing or a folder has no Swift file",
    arguments: [
      (["nowhere"], "“nowhere” cannot be read."), (["--marks", "nowhere", "."], "nowhere: "),
      (["."], "There is no Swift file in .."),
    ])
  func missing(_ arguments: [String], _ reason: String) async throws {
    let result = try await Program("diagnose").run(arguments, home: home.url)
    #expect(result.status == 66)
    #expect(result.errors.contains(reason), "\(result.errors)")
  }

  @Test("`diagnose` names a file with an unmatched bracket and diagnoses the other files")
  func problem() async throws {
    try home.write("class A {", to: "A.swift")
    try home.write("class B: UIViewController {}", to: "B.swift")
    let result = try await diagnose("A.swift", "B.swift")
    #expect(result.status == 0)
    #expect(result.errors.contains("A.swift:1: The bracket “{” has no partner"))
    #expect(result.output.contains("1 view controller in 2 Swift files"))
  }

  @Test(
    "`diagnose` treats a marked file `A.swift` and the folder `A` beside this file as one app")
  func marks() async throws {
    try home.write(
      "class A: UIViewController {\n  func tap() { Archive.keep() }\n}", to: "code/A.swift")
    try home.write("controller: A 1-3\njobs:\npersistence 2", to: "marks/A.marks")
    let arguments = ["--marks", "marks", "--verbose", "code"]
    let alone = try await Program("diagnose").run(arguments, home: home.url)
    #expect(alone.output.contains("code/A.swift:2: missed persistence"))
    try home.write(
      "enum Archive { static func keep() { UserDefaults.standard.set(1, forKey: \"a\") } }",
      to: "code/A/Archive.swift")
    let beside = try await Program("diagnose").run(arguments, home: home.url)
    #expect(beside.status == 0)
    #expect(!beside.output.contains("missed"))
  }

  @Test(
    "`diagnose` counts `.marks` files without a source file, and exits with 66 if no source exists")
  func missingSources() async throws {
    try home.write("class A: UIViewController {}", to: "code/A.swift")
    try home.write("controller: A 1\njobs:\nviews 1", to: "marks/A.marks")
    try home.write("controller: B 1\njobs:\nviews 1", to: "marks/B.marks")
    let some = try await Program("diagnose").run(["--marks", "marks", "code"], home: home.url)
    #expect(some.status == 0)
    #expect(some.errors.contains("1 of 2 marked files have no source in code."))
    let none = try await Program("diagnose").run(["--marks", "marks", "marks"], home: home.url)
    #expect(none.status == 66)
    #expect(none.output.isEmpty)
  }
}
