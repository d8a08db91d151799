import Foundation
import SourceMeasures
import TestSupport
import Testing

/// An executable of this package, which `swift test` builds beside the test bundle.
struct Program {
  /// The exit status and the output of a run.
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// The error if no folder around the test bundle contains the program.
  struct NotBuilt: Error, CustomStringConvertible {
    let description: String
  }

  /// Whether the tests start a program for all their cases. `.ci/run` sets `PROGRAM_RUNS=all`.
  ///
  /// By default, a test of behavior that all screens share starts the program with one or two
  /// screens. The tests in `AcceptanceTests` and `GroceryScreenTests` run every screen without a
  /// program.
  static let runsAll = ProcessInfo.processInfo.environment["PROGRAM_RUNS"] == "all"

  /// The variants of the people list, by their names on the command line.
  static let peopleLists = VariantGroup.people.variants.map(\.rawValue)

  private let url: URL

  /// Finds the program with this name.
  init(_ name: String) throws(NotBuilt) {
    var folder = Bundle.main.executableURL?.deletingLastPathComponent()
    while let here = folder, here.path != "/" {
      let candidate = here.appending(path: name)
      if FileManager.default.isExecutableFile(atPath: candidate.path) {
        url = candidate
        return
      }
      folder = here.deletingLastPathComponent()
    }
    throw NotBuilt(description: "\(name) was not built beside the tests")
  }

  /// Runs the program to its end in the folder `home`, which is also its home folder.
  ///
  /// At most two programs run at a time, because more programs slow each other down.
  ///
  /// - Parameter fileBlocks: the largest size of a file in blocks of 512 bytes, to simulate a full
  ///   disk.
  func run(
    _ arguments: [String], input: String = "", home: URL, fileBlocks: Int? = nil
  ) async throws -> Result {
    try await Turns.programs.take {
      try await runNow(arguments, input: input, home: home, fileBlocks)
    }
  }

  private func runNow(
    _ arguments: [String], input: String, home: URL, _ fileBlocks: Int?
  ) async throws -> Result {
    #if os(iOS)
      throw NotBuilt(description: "iOS starts no programs")
    #else
      let process = Process()
      process.executableURL = url
      process.arguments = arguments
      if let fileBlocks {
        process.executableURL = URL(filePath: "/bin/sh")
        let limited = "trap '' XFSZ; ulimit -f \(fileBlocks); exec \"$0\" \"$@\""
        process.arguments = ["-c", limited, url.path] + arguments
      }
      process.currentDirectoryURL = home
      var environment = [
        "HOME": home.path, "XDG_CONFIG_HOME": home.path, "XDG_DATA_HOME": home.path,
        "PATH": "/usr/bin:/bin",
      ]
      // The program inherits these variables, so a test fails if the printed text depends on them.
      let inherited = [
        "LD_LIBRARY_PATH", "LD_PRELOAD", "ASAN_OPTIONS", "TZ", "LANG", "LC_ALL", "LC_TIME",
      ]
      for (name, value) in ProcessInfo.processInfo.environment
      where inherited.contains(name) || name.hasPrefix("FAKETIME") {
        environment[name] = value
      }
      process.environment = environment
      let folder = home.appending(path: "streams-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      let files = ["in", "out", "err"].map { folder.appending(path: $0) }
      try Data(input.utf8).write(to: files[0])
      for file in files.dropFirst() { try Data().write(to: file) }
      let input = try FileHandle(forReadingFrom: files[0])
      let output = try FileHandle(forWritingTo: files[1])
      let errors = try FileHandle(forWritingTo: files[2])
      // On Linux, `Process` is not released after its run and keeps its handles open.
      defer { for handle in [input, output, errors] { try? handle.close() } }
      process.standardInput = input
      process.standardOutput = output
      process.standardError = errors
      try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
        process.terminationHandler = { _ in ended.resume() }
        do {
          try process.run()
        } catch {
          process.terminationHandler = nil
          ended.resume(throwing: error)
        }
      }
      return Result(
        status: process.terminationStatus,
        output: try String(contentsOf: files[1], encoding: .utf8),
        errors: try String(contentsOf: files[2], encoding: .utf8))
    #endif
  }
}

extension Trait where Self == ConditionTrait {
  /// Runs the test only with `PROGRAM_RUNS=all`, because other tests run the same code.
  static var inAllRuns: Self {
    .enabled(if: Program.runsAll, "PROGRAM_RUNS=all runs this test.")
  }
}

extension Array {
  /// Returns `count` evenly spaced elements, or all elements with `PROGRAM_RUNS=all`.
  func cases(_ count: Int) -> [Element] {
    guard !Program.runsAll, count < self.count else { return self }
    return (0..<count).map { self[$0 * (self.count - 1) / Swift.max(count - 1, 1)] }
  }
}

/// A queue that runs a limited number of tasks at a time.
actor Turns {
  /// The queue for programs that tests start. At most two programs run at a time.
  static let programs = Turns(2)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  /// Waits until fewer tasks than the limit are running, then runs `work`.
  nonisolated func take<Value>(_ work: () async throws -> Value) async rethrows -> Value {
    await begin()
    do {
      let value = try await work()
      await end()
      return value
    } catch {
      await end()
      throw error
    }
  }

  private func begin() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func end() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}
