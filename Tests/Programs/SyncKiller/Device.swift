import Collation
import Database
import Domain
import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// The database file of the killed program.
struct DeviceFile {
  /// The contents of the file.
  struct Contents {
    var people: [Person.ID: PersonInfo]
    /// The people who were deleted on the device, but whose deletion the server has not confirmed.
    var deletions: Set<Person.ID>
    /// The people in the outbox, without the deleted people.
    var outbox: Set<Person.ID>
  }

  let url: URL
  private let collation = SystemNameCollation(locale: Locale(identifier: "en_US"))

  init(url: URL) {
    self.url = url
  }

  /// Creates a database with this schema version and these people. Does nothing for version 0.
  func make(version: Int, people: [Person]) async throws {
    guard version > 0 else { return }
    let whole = Schema.addressBook
    let stack = try DatabaseStack(
      at: .file(url), schema: Schema(Array(whole.migrations.prefix(version))))
    let store = try await SQLitePeopleStore(stack, collation: collation)
    try await store.save(people)
    guard version >= 3 else { return }
    // The store's code for the outbox needs the latest schema, so this statement fills the outbox.
    try await stack.write(to: ["outbox"]) { (connection) throws(StoreError) in
      try connection.execute("INSERT INTO outbox (person) SELECT id FROM person")
    }
  }

  /// Reads a copy of the file, because reading the file itself can change it.
  func contentsOfCopy(in folder: URL) async throws -> Contents {
    let files = FileManager.default
    let copy = DeviceFile(url: folder.appending(path: "copy.sqlite"))
    // The copy includes the write-ahead log, but not the log's index, which SQLite rebuilds.
    for ending in ["", "-wal"] where files.fileExists(atPath: url.path + ending) {
      try files.copyItem(atPath: url.path + ending, toPath: copy.url.path + ending)
    }
    return try await copy.contents()
  }

  /// Checks the integrity of the file and reads it.
  func contents() async throws -> Contents {
    var configuration = DatabaseConfiguration()
    configuration.followsOtherProcesses = false
    let stack = try DatabaseStack(
      at: .file(url), schema: .addressBook, configuration: configuration)
    let findings = try stack.read { (connection) throws(StoreError) in
      try connection.all("PRAGMA integrity_check") { $0.text(at: 0) }
    }
    guard findings == ["ok"] else { throw CycleFault(findings.joined(separator: "; ")) }
    let store = try await SQLitePeopleStore(stack, collation: collation, keepsOutbox: true)
    let rows = try await store.people(in: .lastName)
    guard try await store.people(in: .firstName).count == rows.count else {
      throw CycleFault("the two orders list different people")
    }
    let deletions = try stack.read { (connection) throws(StoreError) in
      try connection.all(Self.deleted) { (row) throws(StoreError) in
        try row.identifier(at: 0, of: Person.self)
      }
    }
    return Contents(
      people: Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.person.info) }),
      deletions: Set(deletions), outbox: Set(rows.filter { $0.mark != .synced }.map(\.id)))
  }

  private static let deleted =
    "SELECT id FROM person_base WHERE id NOT IN (SELECT id FROM person)"
}

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

  /// Starts `program`. Its home `folder` contains its script, output and errors.
  init(_ program: URL, _ arguments: [String], script: [String], in folder: URL) throws {
    #if os(iOS)
      throw CycleFault("iOS starts no programs")
    #else
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
    #endif
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

  /// Waits until the process ends. If it still runs after a minute, kills it.
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

#if !os(iOS)
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
#endif
