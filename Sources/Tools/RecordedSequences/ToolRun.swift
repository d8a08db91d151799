internal import Foundation

/// The result of a command-line tool.
struct ToolRun {
  let status: Int32
  /// The lines of the standard output and of the standard error.
  let lines: [String]

  /// Runs a tool that `env` finds, and waits until it ends.
  ///
  /// The output goes to a file, so no process waits for a full pipe.
  ///
  /// - Parameters:
  ///   - input: The standard input.
  ///   - environment: Variables in addition to those of this process.
  @MainActor
  init(
    _ tool: String, _ arguments: [String], input: String = "", environment: [String: String] = [:]
  ) async throws {
    #if os(iOS)
      throw SequenceRecorder.Failure(description: "iOS cannot start \(tool).")
    #else
      let folder = FileManager.default.temporaryDirectory.appending(path: "tool-\(UUID())")
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      defer { try? FileManager.default.removeItem(at: folder) }
      let (given, printed) = (folder.appending(path: "input"), folder.appending(path: "output"))
      try input.write(to: given, atomically: false, encoding: .utf8)
      try "".write(to: printed, atomically: false, encoding: .utf8)
      let output = try FileHandle(forWritingTo: printed)
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [tool] + arguments
      process.environment = ProcessInfo.processInfo.environment
        .filter { $0.key != "UNMASSIVE_ONLY" }.merging(environment) { $1 }
      process.standardInput = try FileHandle(forReadingFrom: given)
      process.standardOutput = output
      process.standardError = output
      try await withCheckedThrowingContinuation { (end: CheckedContinuation<Void, any Error>) in
        process.terminationHandler = { _ in end.resume() }
        do { try process.run() } catch {
          process.terminationHandler = nil
          end.resume(throwing: error)
        }
      }
      status = process.terminationStatus
      lines = try String(contentsOf: printed, encoding: .utf8)
        .split(separator: "\n").map(String.init)
    #endif
  }
}
