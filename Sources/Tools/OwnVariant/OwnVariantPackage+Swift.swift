internal import Foundation

extension OwnVariantPackage {
  /// Runs a SwiftPM command in the package, and returns the command's exit status and output.
  ///
  /// - Parameter show: Receives each line as soon as it is printed.
  @MainActor func swift(
    _ arguments: [String], show: (String) -> Void
  ) async throws -> (status: Int32, lines: [String]) {
    #if os(iOS)
      throw BuildFailure(description: "iOS cannot start a compiler.")
    #else
      let process = Process()
      process.executableURL = URL(filePath: "/usr/bin/env")
      process.arguments = ["swift"] + arguments
      process.currentDirectoryURL = folder
      // If this variable is set, the kit's manifest omits products that the package needs.
      process.environment = ProcessInfo.processInfo.environment.filter {
        $0.key != "UNMASSIVE_ONLY"
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
