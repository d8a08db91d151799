import Foundation
import Testing

/// The program that writes people until it is stopped, run as a process of its own.
@MainActor
final class StoreWriter {
  /// What the program has said so far.
  private(set) var said = ""
  private let process = Process()
  private let chunks: AsyncStream<String>
  private let ended: AsyncStream<Int32>

  /// Starts the program. A test that waits for it has a time limit.
  init(_ arguments: String..., input: String = "") throws {
    let (feed, output) = (Pipe(), Pipe())
    let (ended, end) = AsyncStream.makeStream(of: Int32.self)
    let (chunks, chunk) = AsyncStream.makeStream(of: String.self)
    (self.ended, self.chunks) = (ended, chunks)
    process.executableURL = try Self.program
    process.arguments = arguments
    process.standardInput = feed
    process.standardOutput = output
    process.standardError = output
    process.terminationHandler = { process in
      end.yield(process.terminationStatus)
      end.finish()
    }
    output.fileHandleForReading.readabilityHandler = { handle in
      let data = handle.availableData
      if data.isEmpty {
        handle.readabilityHandler = nil
        chunk.finish()
      } else {
        chunk.yield(String(decoding: data, as: UTF8.self))
      }
    }
    try process.run()
    try feed.fileHandleForWriting.write(contentsOf: Data(input.utf8))
    try feed.fileHandleForWriting.close()
  }

  /// Returns when the program has said something more, or has ended.
  func waitForOutput() async {
    for await chunk in chunks {
      said += chunk
      return
    }
  }

  /// Kills the program, if it runs still, as the system would, and returns when it is gone.
  func kill() async {
    Foundation.kill(process.processIdentifier, SIGKILL)
    _ = await status()
  }

  /// Returns the status that the program ends with.
  func status() async -> Int32 {
    for await chunk in chunks { said += chunk }
    for await status in ended { return status }
    return process.terminationStatus
  }

  /// The program stands beside the tests' own bundle.
  private static var program: URL {
    get throws {
      var folder = Bundle.main.executableURL?.deletingLastPathComponent()
      while let current = folder, current.path != "/" {
        let program = current.appending(path: "StoreWriter")
        if FileManager.default.isExecutableFile(atPath: program.path) { return program }
        folder = current.deletingLastPathComponent()
      }
      throw CocoaError(.fileNoSuchFile)
    }
  }
}
