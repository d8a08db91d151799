internal import Foundation
internal import TestRuns

/// Compiles copies in three modes, and runs their tests.
///
/// The tests run in a package in a temporary folder.
@MainActor package final class CopyCheck: CopyChecking {
  /// The compiler modes, the same as in `Tests/Scripts/copies-compile`.
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

  /// The folder of the package. After an interruption, the next check deletes the folder.
  private let folder: URL
  private var lock: Int32 = -1
  /// The kit's HeadlessUI, which takes UIKit's place.
  private let headlessUI: URL
  private let progress: (String) -> Void

  /// Creates a check. It passes short sentences about its progress to `progress`.
  package init(_ kit: Kit, progress: @escaping (String) -> Void) {
    self.progress = progress
    headlessUI = kit.root.appending(path: "Sources/UI/HeadlessUI")
    folder = FileManager.default.temporaryDirectory.resolvingSymlinksInPath()
      .appending(path: "unmassive-check-\(NSUserName())")
  }

  /// Acquires the folder's lock, and deletes the folder.
  ///
  /// The call blocks while another check of the same user has the lock.
  private func acquireFolder() {
    lock = open(folder.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o600)
    if lock >= 0, flock(lock, LOCK_EX | LOCK_NB) != 0 {
      progress("Another check is running. Waiting for its end")
      while flock(lock, LOCK_EX) != 0, errno == EINTR {}
    }
    try? FileManager.default.removeItem(at: folder)
  }

  deinit {
    guard lock >= 0 else { return }
    try? FileManager.default.removeItem(at: folder)
    close(lock)
  }

  package func announce(_ step: String) { progress(step) }

  package func result(of copies: CheckedCopies) async throws -> CheckResult {
    if lock < 0 { acquireFolder() }
    let modules = try write(copies)
    // -typecheck is not enough: the compiler checks data races in a later pass.
    let compiler = ["swiftc", "-emit-sil", "-o", "/dev/null", "-wmo", "-parse-as-library"]
    if copies.importHeadlessUI {
      let run = try await compileHeadlessUI()
      guard run.isSuccess else { return uncompiled("HeadlessUI", run) }
    }
    for (module, files) in modules {
      for (mode, flags) in Self.modes {
        announce("Compiling \(module): \(mode)")
        let options = flags.split(separator: " ").map(String.init) + ["-module-name", module]
        let run = try await run(compiler + options + ["-I", "."] + files)
        guard run.isSuccess else { return uncompiled(mode, run) }
      }
    }
    announce("Building the tests")
    let build = try await run(["swift", "build", "--build-tests"])
    guard build.isSuccess else { return uncompiled("with the tests", build) }
    announce("Running the tests")
    var runs = [try await runTests([])]
    // After a crash or a time-out, several tests may have been running, so a serial run finds the
    // cause.
    if !runs[0].events.hasEnded { runs.append(try await runTests(["--no-parallel"])) }
    return Self.result(of: runs)
  }

  /// Compiles the module HeadlessUI, unless an earlier check with this object did.
  private func compileHeadlessUI() async throws -> ChildProcess {
    announce("Compiling HeadlessUI")
    let script =
      "[ -e HeadlessUI.swiftmodule ] || find -L HeadlessUI -name '*.swift' -print0 | xargs -0"
      + " swiftc -emit-module -wmo -module-name HeadlessUI -swift-version 6 -parse-as-library"
    return try await run(["sh", "-c", script])
  }

  typealias TestRun = (events: TestEvents, isSuccess: Bool, isStopped: Bool)

  /// Returns the result of the first run and, if any, the serial run.
  static func result(of runs: [TestRun]) -> CheckResult {
    let last = runs[runs.count - 1]
    let failed = last.events.failures.map(\.name)
    // Some crashes and time-outs occur only in a parallel run. So if no test failed, an incomplete
    // parallel run counts even if the serial run ended.
    let unended = (failed.isEmpty ? runs : [last]).last { !$0.events.hasEnded }
    let running = unended?.events.runningNames ?? []
    if failed.isEmpty, unended?.isStopped == true {
      let names = running.joined(separator: ", ")
      return .failed(
        reason: "The tests did not end within \(timeLimit) seconds. Running: \(names).")
    }
    guard failed.isEmpty, running.isEmpty else { return .broken(tests: failed + running) }
    let count = last.events.count
    guard count > 0 else { return .failed(reason: "No test ran.") }
    return unended == nil && last.isSuccess
      ? .passed(count: count) : .failed(reason: "The run of the tests failed after \(count) tests.")
  }

  private static let timeLimit = 300

  private func runTests(_ options: [String]) async throws -> TestRun {
    let file = folder.appending(path: "events.json")
    try? FileManager.default.removeItem(at: file)
    let run = try await run(
      [
        "swift", "test", "--skip-build", "--disable-xctest", "--event-stream-output-path",
        file.path, "--event-stream-version", "0",
      ] + options, limit: Self.timeLimit)
    let events = TestEvents((try? Data(contentsOf: file)) ?? Data())
    return (events, run.isSuccess, run.isStopped)
  }

  private func run(_ program: [String], limit: Int = 600) async throws -> ChildProcess {
    let log = folder.appending(path: "log.txt")
    return try await ChildProcess(
      program, in: folder, log: log, variables: ["TMPDIR": folder.path], limit: limit)
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
    let views = copies.importHeadlessUI ? ["\"HeadlessUI\""] : []
    let list = views.joined()
    let targets =
      views.map { ".target(name: \($0), path: \($0))," }
      + names.map { ".target(name: \($0), dependencies: [\(list)])," }
    let manifest =
      "// swift-tools-version: 6.2\nimport PackageDescription\n\n" + """
        let package = Package(
          name: "Copies", platforms: [.macOS(.v15), .iOS(.v18)],
          targets: [
            \(targets.joined(separator: "\n    "))
            .testTarget(
              name: "CopiedTests", dependencies: [\((names + views).joined(separator: ", "))]),
          ])

        """
    try? FileManager.default.createSymbolicLink(
      at: folder.appending(path: "HeadlessUI"), withDestinationURL: headlessUI)
    try Data(manifest.utf8).write(creatingFoldersFor: folder.appending(path: "Package.swift"))
    return sorted.map { ($0.key, $0.value.sorted()) }
  }
}
