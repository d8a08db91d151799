internal import Foundation

/// The result of a command-line tool.
struct ToolRun {
  let status: Int32
  /// The lines of the standard output and of the standard error.
  let lines: [String]

  /// Runs a tool that `env` finds, and waits until it ends.
  ///
  /// - Parameters:
  ///   - input: The standard input.
  ///   - environment: Variables in addition to those of this process.
  ///   - show: Receives each line as soon as it is printed.
  @MainActor
  init(
    _ tool: String, _ arguments: [String], input: String? = nil,
    environment: [String: String] = [:], show: (String) -> Void = { _ in }
  ) async throws {
    #if os(iOS)
      throw SequenceRecorder.Failure(description: "iOS starts no \(tool).")
    #else
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = [tool] + arguments
      process.environment = ProcessInfo.processInfo.environment
        .filter { $0.key != "UNMASSIVE_ONLY" }.merging(environment) { $1 }
      let file = FileManager.default.temporaryDirectory.appending(path: "input-\(UUID()).txt")
      defer { try? FileManager.default.removeItem(at: file) }
      if let input {
        try input.write(to: file, atomically: true, encoding: .utf8)
        process.standardInput = try FileHandle(forReadingFrom: file)
      }
      let pipe = Pipe()
      process.standardOutput = pipe
      process.standardError = pipe
      let (chunks, continuation) = AsyncStream<Data>.makeStream()
      pipe.fileHandleForReading.readabilityHandler = { handle in
        let chunk = handle.availableData
        guard chunk.isEmpty else { return _ = continuation.yield(chunk) }
        handle.readabilityHandler = nil
        continuation.finish()
      }
      let (exits, exit) = AsyncStream<Int32>.makeStream()
      process.terminationHandler = { process in
        exit.yield(process.terminationStatus)
        exit.finish()
      }
      try process.run()
      var lines: [String] = []
      var rest = Data()
      for await chunk in chunks {
        rest += chunk
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          lines.append(String(decoding: rest[..<end], as: UTF8.self))
          show(lines[lines.count - 1])
          rest = Data(rest[(end + 1)...])
        }
      }
      var status: Int32 = -1
      for await exit in exits { status = exit }
      self.status = status
      self.lines = lines
    #endif
  }
}
