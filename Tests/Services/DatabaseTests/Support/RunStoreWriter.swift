import Foundation

/// Runs the program that writes people to its end, as a process of its own, and returns the status
/// that it ends with. A test that waits for it has a time limit.
///
/// What it says goes nowhere: with a pipe, a process started meanwhile by another test would inherit
/// its end, and keep it open.
func runStoreWriter(_ arguments: [String]) async throws -> Int32 {
  let process = Process()
  process.executableURL = try storeWriter
  process.arguments = arguments
  process.standardInput = FileHandle.nullDevice
  process.standardOutput = FileHandle.nullDevice
  let (ended, end) = AsyncStream.makeStream(of: Int32.self)
  process.terminationHandler = { end.yield($0.terminationStatus) }
  try process.run()
  for await status in ended { return status }
  throw CancellationError()
}

/// The program stands beside the tests' own bundle, or above it.
private var storeWriter: URL {
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
