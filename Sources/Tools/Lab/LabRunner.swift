package import Foundation
internal import TestRuns

/// Builds states in the lab's package, and runs their tests.
@MainActor package struct LabRunner: LabRunning {
  private let package: LabPackage
  private let scratch: URL
  /// The number of seconds after which tests or a program are stopped.
  private let limit: Int
  private let report: (String) -> Void

  /// Creates a runner.
  ///
  /// - Parameters:
  ///   - scratch: The folder of the build; by default, the package's folder `.build`.
  ///   - report: Receives the progress of a build in short sentences.
  package init(
    _ package: LabPackage, scratch: URL? = nil, limit: Int = 30,
    report: @escaping (String) -> Void = { _ in }
  ) {
    self.package = package
    self.scratch = scratch ?? package.folder.appending(path: ".build")
    (self.limit, self.report) = (limit, report)
  }

  package func write(_ state: LabState) throws { try package.write(state) }

  package func outcome(of state: LabState) async throws -> LabOutcome {
    var outcome = try await build(state)
    guard outcome.isBuilt else { return outcome }
    if state.program != nil {
      let run = try await run([scratch.path + "/debug/Prediction"], log: "output.txt")
      outcome.steps.append(.init(name: "run", seconds: run.seconds))
      (outcome.output, outcome.stopped) = (run.lines, run.isStopped ? limit : nil)
      return outcome
    }
    let (run, events) = try await runTests(of: state, state.isSerial ? ["--no-parallel"] : [])
    outcome.steps.append(.init(name: "test", seconds: run.seconds))
    outcome.events = events
    if run.isStopped { outcome.stopped = limit }
    if outcome.hasCrashed || run.isStopped, events.runningTitles.count > 1 {
      // All tests ran at the same time, so a run of one test at a time finds the responsible test.
      let (second, serial) = try await runTests(
        of: state, ["--no-parallel"], limit: limit / 2)
      outcome.steps.append(.init(name: "test again", seconds: second.seconds))
      if serial.runningTitles.count == 1 { outcome.events = serial }
    }
    return outcome
  }

  private func runTests(
    of state: LabState, _ arguments: [String] = [], limit: Int? = nil
  ) async throws -> (ChildProcess, TestEvents) {
    let events = package.folder.appending(path: ".events.json")
    try? FileManager.default.removeItem(at: events)
    let stream = ["--event-stream-output-path", events.path, "--event-stream-version", "0"]
    let run = try await run(
      testCommand + arguments + stream,
      variables: state.variant.map { ["UNMASSIVE_VARIANT": $0] } ?? [:], log: "tests.txt",
      limit: limit)
    return (run, TestEvents((try? Data(contentsOf: events)) ?? Data()))
  }

  /// Writes and builds a state without running its tests.
  package func build(_ state: LabState) async throws -> LabOutcome {
    var outcome = LabOutcome()
    let start = ContinuousClock.now
    try package.write(state)
    outcome.steps.append(.init(name: "write", seconds: (ContinuousClock.now - start) / .seconds(1)))
    let product = state.program == nil ? ["--build-tests"] : ["--product", "Prediction"]
    let progress = Task { await showProgress() }
    defer { progress.cancel() }
    let build = try await ChildProcess(
      ["swift", "build"] + options + product, in: package.folder, log: log("build.txt"),
      limit: Self.buildLimit)
    outcome.steps.append(.init(name: "build", seconds: build.seconds))
    outcome.isBuilt = build.isSuccess
    outcome.messages = CompilerMessage.all(in: build.lines, of: package.folder.path)
    if build.isStopped { outcome.stopped = Self.buildLimit }
    if !build.isSuccess, outcome.errors.isEmpty {
      let text = build.lines.suffix(5).joined(separator: "\n")
      outcome.messages.append(.init(kind: .error, path: nil, line: 0, text: text))
    }
    return outcome
  }

  private static let buildLimit = 600

  /// Reports the current step of the build every five seconds, if it changed.
  private func showProgress() async {
    var last: Substring?
    while (try? await ContinuousClock().sleep(for: .seconds(5))) != nil {
      let text = (try? String(contentsOf: log("build.txt"), encoding: .utf8)) ?? ""
      let step = text.matches(of: /\[\d+\/\d+\] .+/).last?.output
      if let step, step != last { report(String(step)) }
      last = step
    }
  }

  private var options: [String] {
    // A build without debugging information takes less time, and tests do not need it.
    let options = ["--scratch-path", scratch.path, "-debug-info-format", "none"]
    #if os(Linux)
      // On Linux, the compiler's incremental mode compares the dates of sources in whole seconds. It
      // would skip a file that changes twice within one second. -wmo switches this mode off, and
      // SwiftPM compares exact dates. SwiftPM also expects an object for each file, which -wmo writes
      // only with -num-threads.
      let threads = "\(ProcessInfo.processInfo.activeProcessorCount)"
      let compiler = ["-use-ld=lld", "-disable-batch-mode", "-wmo", "-num-threads", threads]
      return options + compiler.flatMap { ["-Xswiftc", $0] }
    #else
      return options
    #endif
  }

  private var testCommand: [String] {
    #if os(Linux)
      [scratch.path + "/debug/UnmassivePackageTests.xctest", "--testing-library", "swift-testing"]
    #else
      ["swift", "test", "--skip-build", "--disable-xctest"] + options
    #endif
  }

  private func run(
    _ program: [String], variables: [String: String] = [:], log name: String, limit: Int? = nil
  ) async throws -> ChildProcess {
    try await ChildProcess(
      program, in: package.folder, log: log(name), variables: variables,
      limit: limit ?? self.limit)
  }

  private func log(_ name: String) -> URL { package.folder.appending(path: ".\(name)") }
}
