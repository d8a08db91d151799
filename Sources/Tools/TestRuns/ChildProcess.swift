package import Foundation
internal import Synchronization

/// A program that ran in a process group of its own, with a time limit.
package struct ChildProcess: Sendable {
  /// The error if this system cannot start programs.
  package struct NotSupported: Error, CustomStringConvertible {
    package let description = "iOS cannot start programs."
  }

  /// The lines that the program printed, on both outputs.
  package let lines: [String]
  /// The exit status, or -1 if a signal ended the program.
  package let status: Int32
  /// Whether the program exited with status 0.
  package var isSuccess: Bool { status == 0 }
  /// Whether the program was ended because it ran for too long.
  package let isStopped: Bool
  package let seconds: Double

  /// Runs a program in `folder`, and waits for its end.
  ///
  /// - Parameters:
  ///   - log: The file for the output. A pipe is not used, because it could stay open in a process
  ///     that the program started.
  ///   - variables: The changes of the environment. `UNMASSIVE_ONLY` is removed, because it makes
  ///     the manifest leave out targets.
  ///   - input: The file for the standard input.
  ///   - limit: The number of seconds after which the program and its children are ended.
  ///   - show: Called once a second, while the program runs, with each new complete line.
  @MainActor package init(
    _ program: [String], in folder: URL, log: URL, variables: [String: String] = [:],
    input: URL? = nil, limit: Int, show: @escaping @MainActor (String) -> Void = { _ in }
  ) async throws {
    #if os(iOS)
      throw NotSupported()
    #else
      try Data().write(to: log)
      let output = try FileHandle(forWritingTo: log)
      // Foundation starts each program in a process group of its own.
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = program
      process.currentDirectoryURL = folder
      process.environment = ProcessInfo.processInfo.environment
        .filter { $0.key != "UNMASSIVE_ONLY" }.merging(variables) { $1 }
      process.standardInput = try input.map(FileHandle.init(forReadingFrom:)) ?? .nullDevice
      process.standardOutput = output
      process.standardError = output
      let (exits, exit) = AsyncStream<Int32>.makeStream()
      process.terminationHandler = { process in
        exit.yield(process.terminationReason == .exit ? process.terminationStatus : -1)
        exit.finish()
      }
      let start = ContinuousClock.now
      try process.run()
      let timer = Task.detached {
        try await ContinuousClock().sleep(for: .seconds(limit))
        // The interrupt comes first, because SwiftPM then ends its compilers, which are in other
        // process groups.
        for (signal, wait) in [(SIGINT, 1), (SIGKILL, 0)] where process.isRunning {
          kill(-process.processIdentifier, signal)
          try await ContinuousClock().sleep(for: .seconds(wait))
        }
      }
      runningGroup.store(process.processIdentifier, ordering: .relaxed)
      Self.catchInterrupts()
      let progress = Task {
        var shown = 0
        while (try? await ContinuousClock().sleep(for: .seconds(1))) != nil {
          let lines = try Self.lines(in: log).dropLast()
          lines.dropFirst(shown).forEach(show)
          shown = lines.count
        }
      }
      defer {
        timer.cancel()
        progress.cancel()
        for number in Self.interrupts { signal(number, SIG_DFL) }
      }
      var end: Int32 = -1
      for await exit in exits { end = exit }
      status = end
      kill(-process.processIdentifier, SIGKILL)
      try output.close()
      let time = ContinuousClock.now - start
      isStopped = time >= .seconds(limit)
      seconds = time / .seconds(1)
      lines = try Self.lines(in: log)
    #endif
  }

  private static func lines(in log: URL) throws -> [String] {
    String(decoding: try Data(contentsOf: log), as: UTF8.self).components(separatedBy: "\n")
  }

  private static let interrupts = [SIGINT, SIGTERM, SIGHUP]

  /// Ends the program and this process if the user interrupts this process.
  ///
  /// The terminal interrupts only this process, because the program is in another group.
  private static func catchInterrupts() {
    for number in interrupts {
      signal(number) { number in
        kill(-runningGroup.load(ordering: .relaxed), SIGINT)
        _exit(128 + number)
      }
    }
  }
}

/// The process group of the program that was started last.
///
/// This is a global constant because a signal handler cannot capture values.
private let runningGroup = Atomic<Int32>(0)
