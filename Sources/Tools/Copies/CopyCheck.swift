internal import Foundation
internal import TestRuns

/// Compiles copies in three modes, and runs their tests in a package in a temporary folder.
@MainActor package final class CopyCheck: CopyChecking {
  /// The modes of `Tests/Scripts/copies-compile`.
  package static let modes = [
    ("Swift 5, complete checking", "-swift-version 5 -strict-concurrency=complete"),
    ("Swift 6", "-swift-version 6"),
    (
      "Swift 6, MainActor by default",
      "-swift-version 6 -default-isolation MainActor"
        + features.map { " -enable-upcoming-feature \($0)" }.joined()
    ),
  ]
  /// The upcoming features of the last mode.
  package static let features = [
    "NonisolatedNonsendingByDefault", "InferIsolatedConformances", "MemberImportVisibility",
    "InternalImportsByDefault", "ExistentialAny",
  ]

  private let folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
    .appending(path: "unmassive-check-\(UUID())")
  private let progress: (String) -> Void

  /// Creates a check, which reports its progress in short sentences.
  package init(progress: @escaping (String) -> Void) { self.progress = progress }

  deinit { try? FileManager.default.removeItem(at: folder) }

  package func announce(_ step: String) { progress(step) }

  package func result(of copies: CheckedCopies) async throws -> CheckResult {
    let modules = try write(copies)
    for (module, files) in modules {
      for (mode, flags) in Self.modes {
        announce("Compiling \(module): \(mode)")
        // -typecheck is not enough: the compiler checks data races in a later pass.
        let compiler = ["swiftc", "-emit-sil", "-o", "/dev/null", "-wmo", "-parse-as-library"]
        let run = try await run(
          compiler + flags.split(separator: " ").map(String.init) + ["-module-name", module]
            + files)
        guard run.isSuccess else { return uncompiled(mode, run) }
      }
    }
    announce("Building the tests")
    let build = try await run(["swift", "build", "--build-tests"])
    guard build.isSuccess else { return uncompiled("with the tests", build) }
    announce("Running the tests")
    var (run, events) = try await runTests([])
    // After a crash, and if a test does not end, several tests were running. In order, it is one.
    if !events.hasEnded { (run, events) = try await runTests(["--no-parallel"]) }
    let broken = events.failures.map(\.name) + (events.hasEnded ? [] : events.runningNames)
    guard broken.isEmpty else { return .broken(tests: broken) }
    return run.isSuccess ? .passed(count: events.count) : uncompiled("running the tests", run)
  }

  private func runTests(_ options: [String]) async throws -> (ChildProcess, TestEvents) {
    let file = folder.appending(path: "events.json")
    try? FileManager.default.removeItem(at: file)
    let run = try await run(
      [
        "swift", "test", "--skip-build", "--disable-xctest", "--event-stream-output-path",
        file.path, "--event-stream-version", "0",
      ] + options, limit: 60)
    return (run, TestEvents((try? Data(contentsOf: file)) ?? Data()))
  }

  private func run(_ program: [String], limit: Int = 600) async throws -> ChildProcess {
    let log = folder.appending(path: "log.txt")
    return try await ChildProcess(program, in: folder, log: log, limit: limit)
  }

  private func uncompiled(_ mode: String, _ run: ChildProcess) -> CheckResult {
    let errors = run.lines.filter { $0.hasPrefix("error: ") || $0.contains(": error: ") }
    let lines = errors.isEmpty ? run.lines.suffix(5) : errors.prefix(10)
    return .uncompiled(
      mode: mode, errors: lines.map { $0.replacing(folder.path + "/", with: "") })
  }

  /// Writes the package, and returns the paths of the source files of each module.
  private func write(_ copies: CheckedCopies) throws -> [(module: String, files: [String])] {
    for name in ["Sources", "Tests"] {
      try? FileManager.default.removeItem(at: folder.appending(path: name))
    }
    var modules: [String: [String]] = [:]
    for (path, data) in copies.files {
      let pattern = path.split(separator: "/").first.map(String.init) ?? ""
      let module = copies.modules[pattern]
      let place = module.map { "Sources/\($0)/\(path)" } ?? "Tests/Copied\(path)"
      try data.write(creatingFoldersFor: folder.appending(path: place))
      if let module { modules[module, default: []].append(place) }
    }
    let sorted = modules.sorted { $0.key < $1.key }
    let names = sorted.map { "\"\($0.key)\"" }
    let manifest =
      "// swift-tools-version: 6.2\nimport PackageDescription\n\n" + """
        let package = Package(
          name: "Copies", platforms: [.macOS(.v15), .iOS(.v18)],
          targets: [
            \(names.map { ".target(name: \($0))," }.joined(separator: "\n    "))
            .testTarget(
              name: "CopiedTests", dependencies: [\(names.joined(separator: ", "))]),
          ])

        """
    try Data(manifest.utf8).write(creatingFoldersFor: folder.appending(path: "Package.swift"))
    return sorted.map { ($0.key, $0.value.sorted()) }
  }
}
