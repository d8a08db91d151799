import Domain
import Foundation

/// A recorder of an observation's results, which can wait for the next result.
@MainActor
final class Deliveries<Value: Sendable> {
  private(set) var all: [Result<Value, StoreError>] = []
  private var seen = 0
  private var waiting: CheckedContinuation<Void, Never>?

  /// The closure to pass to the store. The closure references this object weakly.
  var receive: @MainActor (Result<Value, StoreError>) -> Void {
    { [weak self] result in
      MainActor.assertIsolated()
      self?.all.append(result)
      self?.waiting?.resume()
      self?.waiting = nil
    }
  }

  /// Waits for the next delivery. The wait never times out, so the test needs a time limit.
  func next() async throws -> Value {
    if seen == all.count { await withCheckedContinuation { waiting = $0 } }
    seen += 1
    return try all[seen - 1].get()
  }
}

/// Runs `StoreWriter` as a child process and returns its exit status.
///
/// The wait for the process never times out, so the test needs a time limit.
///
/// The output is discarded, because a process that another test starts could inherit a pipe for
/// this output and keep that pipe open.
func runStoreWriter(_ arguments: [String]) async throws -> Int32 {
  #if os(iOS)
    throw CocoaError(.featureUnsupported)  // iOS starts no programs.
  #else
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
  #endif
}

/// The program `StoreWriter` in the folder of the running program or in a parent folder.
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
