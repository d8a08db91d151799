package import Foundation

/// A command that the tools run, such as `swift build` in another package.
package enum ToolCommand {
  /// Runs a command in a folder, and returns the exit status and the printed lines.
  ///
  /// - Parameters:
  ///   - variables: Environment variables to add.
  ///   - limit: The number of seconds after which the command is interrupted; nil for no limit.
  ///   - show: Receives each line as soon as it is printed.
  @MainActor package static func run(
    _ words: [String], in folder: URL, variables: [String: String] = [:], limit: Int? = nil,
    show: (String) -> Void = { _ in }
  ) async throws -> (status: Int32, lines: [String]) {
    #if os(iOS)
      throw OwnVariantPackage.BuildFailure(description: "iOS starts no compiler.")
    #else
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = words
      process.currentDirectoryURL = folder
      // If this variable is set, the kit's manifest omits products that the package needs.
      process.environment = ProcessInfo.processInfo.environment.filter {
        $0.key != "UNMASSIVE_ONLY"
      }.merging(variables) { $1 }
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
      if let limit {
        // SwiftPM passes the interrupt on to the test process.
        DispatchQueue.global().asyncAfter(deadline: .now() + .seconds(limit)) {
          if process.isRunning { process.interrupt() }
        }
      }
      var lines: [String] = []
      var rest = Data()
      for await chunk in chunks {
        rest += chunk
        while let end = rest.firstIndex(of: UInt8(ascii: "\n")) {
          let line = String(decoding: rest[..<end], as: UTF8.self)
          lines.append(line)
          show(line)
          rest = Data(rest[(end + 1)...])
        }
      }
      for await status in exits { return (status, lines) }
      return (-1, lines)
    #endif
  }
}
