import Foundation
import TestSupport
import Testing

@Suite("The program `kit`")
struct KitProgramTests {
  private let home: TemporaryHome

  init() throws {
    home = try TemporaryHome()
  }

  private func run(_ arguments: [String]) async throws -> Program.Result {
    try await Program("kit").run(
      arguments + ["--root", SourceFile.root.path], home: home.url)
  }

  @Test("without a command, the help is printed")
  func help() async throws {
    let result = try await Program("kit").run([], home: home.url)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    try Golden("kit-help").expect(result.output)
  }

  @Test(
    "a call that cannot work prints the reason, and exits with its status",
    arguments: [
      (["stats"], 64, "Did you mean “status”?"), (["add", "--now"], 64, "Unknown option --now."),
      (["add"], 64, "Write “kit add PATTERN…”."),
      (["add", "Bindin"], 64, "Did you mean “Binding”?"),
      (["add", "Binding", "--to", SourceFile.root.path], 64, "is inside the kit."),
      (["status"], 66, "the file .unmassive/manifest.json is missing"),
      (["verify", "--to", "nowhere"], 66, "There is no folder"),
    ])
  func refused(_ arguments: [String], _ status: Int32, _ reason: String) async throws {
    let result = try await run(arguments)
    #expect(result.status == status)
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test("a damaged manifest exits with 65, a file in place of a folder with 74")
  func files() async throws {
    try FileManager.default.createDirectory(
      at: home.url.appending(path: ".unmassive"), withIntermediateDirectories: true)
    _ = try home.write("{", to: ".unmassive/manifest.json")
    let damaged = try await run(["status"])
    #expect(damaged.status == 65)
    try FileManager.default.removeItem(at: home.url.appending(path: ".unmassive"))
    _ = try home.write("", to: "Binding")
    let blocked = try await run(["add", "Binding", "--module-name", "MyApp"])
    #expect(blocked.status == 74)
  }

  @Test("after an edit, `status` lists one file, and `update` copies nothing")
  func story() async throws {
    let added = try await run(["add", "Presenter", "--module-name", "MyApp"])
    #expect(added.status == 0, "\(added.errors)")
    #expect(added.output.contains("and the kit's licence."))
    let repeated = try await run(["add", "Presenter", "--module-name", "MyApp"])
    #expect(repeated.status == 1)
    let text = try home.read("Presenter/Plurals.swift")
    _ = try home.write(text + "// edited\n", to: "Presenter/Plurals.swift")
    let status = try await run(["status"])
    #expect(status.output.hasPrefix("  Presenter/Plurals.swift  edited\n"))
    let json = try await run(["status", "--json"])
    #expect(json.output.contains(#""state" : "edited""#))
    let diff = try await run(["diff"])
    #expect(diff.output.contains("\n+// edited\n"))
    let update = try await run(["update"])
    #expect(update.output == "The kit changed none of your files.\n")
    #expect(update.status == 0)
  }
}
