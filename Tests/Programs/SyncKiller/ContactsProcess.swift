import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// One run of `contacts`, as a process of its own.
struct ContactsProcess: Sendable {
  /// How it ended.
  enum Ending: Hashable, Sendable {
    case exit(Int32)
    case killed
    case crashed(signal: Int32)
  }

  private let identifier: pid_t
  private let end: Task<Ending, Never>

  /// Starts the program with a script to play, and `environment` beside what it needs.
  ///
  /// - Parameter folder: where everything is that it reads and writes: its home.
  init(
    _ program: URL, _ arguments: [String], script: [String], environment: [String: String],
    in folder: URL
  ) throws {
    let process = Process()
    process.executableURL = program
    let file = folder.appending(path: "script")
    try Data(script.map { $0 + "\n" }.joined().utf8).write(to: file)
    process.arguments = arguments + ["--script", file.path]
    process.currentDirectoryURL = folder
    let own = [
      "HOME": folder.path, "XDG_CONFIG_HOME": folder.path, "XDG_DATA_HOME": folder.path,
      "TZ": "UTC", "LANG": "en_US.UTF-8", "PATH": "/usr/bin:/bin",
      "LD_LIBRARY_PATH": ProcessInfo.processInfo.environment["LD_LIBRARY_PATH"] ?? "",
    ]
    process.environment = own.merging(environment) { $1 }
    process.standardInput = FileHandle.nullDevice
    process.standardOutput = try Self.emptied(folder.appending(path: "output"))
    process.standardError = try Self.emptied(folder.appending(path: "complaints"))
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

  /// Ends it as `kill -9` does; returns when it is gone.
  func kill() async {
    _ = Self.send(SIGKILL, to: identifier)
    _ = await end.value
  }

  private static func send(_ signal: Int32, to identifier: pid_t) -> Int32 {
    #if canImport(Glibc)
      Glibc.kill(identifier, signal)
    #elseif canImport(Musl)
      Musl.kill(identifier, signal)
    #else
      Darwin.kill(identifier, signal)
    #endif
  }

  /// How it ended; it is killed where it does not come to an end by itself.
  func ending() async -> Ending {
    let watch = Task {
      try await ContinuousClock().sleep(for: .seconds(60))
      await kill()
    }
    defer { watch.cancel() }
    return await end.value
  }
}

extension ContactsProcess.Ending {
  init(_ process: Process) {
    let status = process.terminationStatus
    switch process.terminationReason {
    case .exit: self = .exit(status)
    case .uncaughtSignal: self = status == SIGKILL ? .killed : .crashed(signal: status)
    @unknown default: self = .crashed(signal: status)
    }
  }
}
