import FaultyServer
import Domain
import Foundation
import Synchronization

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// A child process that reads a script and writes its output to files.
struct ScriptProcess: Sendable {
  /// How a process ended.
  enum Ending: Hashable, Sendable {
    case exit(Int32)
    case killed
    case crashed(signal: Int32)
  }

  private let identifier: pid_t
  private let end: Task<Ending, Never>

  /// Starts `program`; `folder` is its home and holds its script, output and errors.
  init(_ program: URL, _ arguments: [String], script: [String], in folder: URL) throws {
    let process = Process()
    process.executableURL = program
    let file = folder.appending(path: "script")
    try Data(script.map { $0 + "\n" }.joined().utf8).write(to: file)
    process.arguments = arguments + ["--script", file.path]
    process.currentDirectoryURL = folder
    process.environment = [
      "HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "XDG_DATA_HOME": folder.path,
      "TZ": "UTC", "LANG": "en_US.UTF-8", "PATH": "/usr/bin:/bin",
      "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
    ]
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try Self.emptied(folder.appending(path: "output"))
    process.standardError = try Self.emptied(folder.appending(path: "errors"))
    let (endings, ended) = AsyncStream.makeStream(of: Ending.self)
    process.terminationHandler = { ended.yield(Ending($0)) }
    try process.run()
    identifier = process.processIdentifier
    end = Task {
      for await ending in endings { return ending }
      return .crashed(signal: 0)
    }
  }

  private static func emptied(_ file: URL) throws -> FileHandle {
    try Data().write(to: file)
    return try FileHandle(forWritingTo: file)
  }

  /// Sends SIGKILL and returns when the process has ended.
  func kill() async {
    _ = sendKill(to: identifier)
    _ = await end.value
  }

  /// Waits for the end of the process, and kills it after a minute.
  func ending() async -> Ending {
    let watch = Task {
      try await ContinuousClock().sleep(for: .seconds(60))
      await kill()
    }
    defer { watch.cancel() }
    return await end.value
  }
}

/// Sends SIGKILL to a process.
func sendKill(to process: pid_t) -> Int32 {
  #if canImport(Glibc)
    Glibc.kill(process, SIGKILL)
  #elseif canImport(Musl)
    Musl.kill(process, SIGKILL)
  #else
    Darwin.kill(process, SIGKILL)
  #endif
}

extension ScriptProcess.Ending {
  init(_ process: Process) {
    let status = process.terminationStatus
    switch process.terminationReason {
    case .exit: self = .exit(status)
    case .uncaughtSignal: self = status == SIGKILL ? .killed : .crashed(signal: status)
    @unknown default: self = .crashed(signal: status)
    }
  }
}

/// Kills a process when the server receives or has applied a change.
///
/// The trap is a fault of the server: the server calls ``pause()`` instead of waiting.
final class ServerTrap: Sendable {
  private let fault: ServerFault?
  private let left: Mutex<Int>
  private let (processes, process) = AsyncStream.makeStream(of: ScriptProcess.self)

  /// Creates a trap for the change with this number; it does nothing for the other steps.
  init(at step: SyncStep, occurrence: Int) {
    switch step {
    case .beforeApply: fault = .delay(.zero)
    case .afterApply: fault = .delayResponse(.zero)
    default: fault = nil
    }
    left = Mutex(occurrence)
  }

  /// Adds the fault to the server.
  func set(in server: FaultyHTTPServer) {
    guard let fault else { return }
    server.changeFaults { $0.add(fault, to: .changes, times: left.withLock { $0 }) }
  }

  /// Sets the process to kill.
  func wait(for process: ScriptProcess) {
    self.process.yield(process)
  }

  /// Counts a delayed change; kills the process and waits for its end at the last one.
  func pause() async {
    let isLast = left.withLock { left in
      left -= 1
      return left == 0
    }
    guard isLast else { return }
    for await process in processes { return await process.kill() }
  }
}
