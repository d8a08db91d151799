import Foundation
import TestSupport
import Testing

@Suite("The program `kit`")
struct KitProgramTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func run(
    _ arguments: [String], kit: URL = SourceFile.root
  ) async throws -> Program.Result {
    try await Program("kit").run(arguments + ["--root", kit.path], home: home.url)
  }

  /// Creates a kit that contains only the pattern Presenter and that a test can change.
  private func makeKit() throws -> URL {
    let kit = home.url.appending(path: "kit")
    for path in [
      "LICENSE", "Sources/Patterns/Presenter", "Tests/Patterns/PresenterTests", "Tests/TestSupport",
    ] {
      let copy = kit.appending(path: path)
      try FileManager.default.createDirectory(
        at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.copyItem(at: SourceFile.root.appending(path: path), to: copy)
    }
    return kit
  }

  @Test("without a command, `kit` prints the help")
  func help() async throws {
    let result = try await Program("kit").run([], home: home.url)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    try Golden("kit-help").expect(result.output)
  }

  @Test(
    "an invalid command line prints the reason and exits with the matching status",
    arguments: [
      (["stats"], 64, "Did you mean “status”?"), (["add", "--now"], 64, "Unknown option --now."),
      (["--to", ".", "status"], 64, "Write “status” before its options."),
      (["--json", "status"], 64, "Write “status” before its options."),
      (["add"], 64, "Write “kit add PATTERN…”."),
      (["add", "Bindin"], 64, "Did you mean “Binding”?"),
      (["add", "Binding", "--to", SourceFile.root.path], 64, "is inside the kit."),
      (["status"], 66, "the file .unmassive/manifest.json is missing"),
      (["verify", "--to", "nowhere"], 66, "There is no folder"),
    ].cases(3))
  func refused(_ arguments: [String], _ status: Int32, _ reason: String) async throws {
    let result = try await run(arguments)
    #expect(result.status == status)
    #expect(result.errors.contains(reason), "\(result.errors)")
    #expect(result.output.isEmpty)
  }

  @Test("`kit` exits with 65 for a damaged manifest, and with 74 if a file has a new folder's name")
  func files() async throws {
    try FileManager.default.createDirectory(
      at: home.url.appending(path: ".unmassive"), withIntermediateDirectories: true)
    try home.write("{", to: ".unmassive/manifest.json")
    let damaged = try await run(["status"])
    #expect(damaged.status == 65)
    try FileManager.default.removeItem(at: home.url.appending(path: ".unmassive"))
    try home.write("", to: "Binding")
    let blocked = try await run(["add", "Binding", "--module-name", "MyApp"])
    #expect(blocked.status == 74)
  }

  @Test("after an edit, `status` lists the edited file, and `update` copies nothing")
  func story() async throws {
    let added = try await run(["add", "Presenter", "--module-name", "MyApp"])
    #expect(added.status == 0, "\(added.errors)")
    #expect(added.output.contains("and the kit's licence."))
    let repeated = try await run(["add", "Presenter", "--module-name", "MyApp"])
    #expect(repeated.status == 1)
    let text = try home.read("Presenter/Plurals.swift")
    try home.write(text + "// edited\n", to: "Presenter/Plurals.swift")
    let status = try await run(["status"])
    let lines = status.output.split(separator: "\n")
    #expect(lines.count == 2)
    #expect(lines.first == "  Presenter/Plurals.swift  edited")
    #expect(lines.last?.hasSuffix(" files are unchanged.") == true)
    let twice = try await run(["status", "Presenter", "Presenter"])
    #expect(twice.output == status.output)
    let json = try await run(["status", "--json"])
    #expect(json.output.contains(#""state" : "edited""#))
    let diff = try await run(["diff"])
    #expect(diff.output.contains("\n+// edited\n"))
    let update = try await run(["update"])
    #expect(update.output == "The kit changed none of your files.\n")
    #expect(update.status == 0)
  }

  @Test("`add` prints a warning if `--tests` names a folder inside the folder of the copies")
  func testsInside() async throws {
    let added = try await run(["add", "Presenter", "--tests", "Tests"])
    #expect(added.status == 0)
    #expect(added.errors.contains("Add them only to a test target."), "\(added.errors)")
    #expect(added.output.contains("\nTests/Presenter/"))
  }

  @Test("`update` writes the kit's change, and exits with 1 if there is a conflict")
  func update() async throws {
    let kit = try makeKit()
    let (changed, copy) = (
      "kit/Sources/Patterns/Presenter/Plurals.swift", "Presenter/Plurals.swift"
    )
    let text = try home.read(changed)
    let added = try await run(["add", "Presenter", "--module-name", "MyApp"], kit: kit)
    #expect(added.output.hasSuffix("No tests were copied. Name a folder with --tests.\n"))
    try home.write("// the kit\n" + text, to: changed)
    let dry = try await run(["update", "--dry-run", "--skip-checks"], kit: kit)
    #expect(dry.output == "\(copy): updated\nNothing was written, because of --dry-run.\n")
    let unchanged = try home.read(copy)
    #expect(unchanged == text)
    let update = try await run(["update", "Presenter", "Presenter", "--skip-checks"], kit: kit)
    #expect(update.output == "\(copy): updated\n")
    #expect(update.status == 0, "\(update.errors)")
    try home.write("// mine\n" + text, to: copy)
    try home.write("// another kit\n" + text, to: changed)
    let conflict = try await run(["update"], kit: kit)
    #expect(conflict.status == 1)
    #expect(conflict.output.hasPrefix("\(copy): CONFLICT\n"))
    let merged = try home.read(copy)
    #expect(merged.contains("<<<<<<< your edit\n// mine\n=======\n// another kit\n"))
  }
}
