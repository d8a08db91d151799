internal import Foundation

/// A command of the toolchain, such as `swift build`, whose output is written to a file.
struct SwiftCommand {
  /// The lines that the command printed.
  let lines: [String]
  let isSuccess: Bool
  /// Whether the command was interrupted because it ran for too long.
  let isStopped: Bool

  /// Runs `swift` with the arguments in `folder`, and waits for its end.
  ///
  /// - Parameters:
  ///   - log: The file for the output. A pipe could stay open in a process that a test started.
  ///   - limit: The number of seconds after which the command is interrupted.
  @MainActor init(
    _ arguments: [String], in folder: URL, log: URL, variables: [String: String] = [:], limit: Int
  ) async throws {
    #if os(iOS)
      throw FaultRun.Failure(description: "iOS starts no compiler.")
    #else
      try Data().write(to: log)
      let output = try FileHandle(forWritingTo: log)
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["swift"] + arguments
      process.currentDirectoryURL = folder
      // If this variable is set, the manifest omits the other targets.
      process.environment = ProcessInfo.processInfo.environment
        .filter { $0.key != "UNMASSIVE_ONLY" }.merging(variables) { $1 }
      process.standardInput = FileHandle.nullDevice
      process.standardOutput = output
      process.standardError = output
      let (exits, exit) = AsyncStream<Int32>.makeStream()
      process.terminationHandler = { process in
        exit.yield(process.terminationStatus)
        exit.finish()
      }
      let start = ContinuousClock.now
      try process.run()
      DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit)) {
        // SwiftPM passes the interrupt on to the test process.
        if process.isRunning { process.interrupt() }
      }
      var status: Int32 = -1
      for await exit in exits { status = exit }
      try output.close()
      isSuccess = status == 0
      isStopped = ContinuousClock.now - start >= .seconds(limit)
      lines = String(decoding: try Data(contentsOf: log), as: UTF8.self).components(
        separatedBy: "\n")
    #endif
  }
}
