import Foundation

/// An executable of this package, run as a user runs it.
///
/// `swift test` builds the products of the executable targets that a test target depends on, beside
/// the test bundle; that is where they are looked for.
struct Program {
  /// What a run left behind.
  struct Result {
    let status: Int32
    let output: String
    let errors: String
  }

  /// A product could not be found beside the tests.
  struct NotBuilt: Error, CustomStringConvertible {
    let description: String
  }

  private let url: URL

  /// The product called `name`.
  init(_ name: String) throws(NotBuilt) {
    var folder = Bundle.main.executableURL?.deletingLastPathComponent()
    while let here = folder, here.path != "/" {
      let candidate = here.appending(path: name)
      if FileManager.default.isExecutableFile(atPath: candidate.path) {
        url = candidate
        return
      }
      folder = here.deletingLastPathComponent()
    }
    throw NotBuilt(description: "\(name) was not built beside the tests")
  }

  /// Runs the program to its end with nothing to read but `input`, in a world of its own: settings
  /// and files of the user who runs the tests are neither seen nor touched.
  ///
  /// Two programs run at a time, the others wait for their turn: all tests start at once, and three
  /// dozen programs beside them would leave none of them, nor the servers that they ask, a processor.
  ///
  /// - Parameter fileBlocks: how many blocks of 512 bytes a file may have, as on a disk that is full.
  func run(
    _ arguments: [String], input: String = "", home: URL, fileBlocks: Int? = nil
  ) async throws -> Result {
    try await Turns.programs.take {
      try await runNow(arguments, input: input, home: home, fileBlocks)
    }
  }

  private func runNow(
    _ arguments: [String], input: String, home: URL, _ fileBlocks: Int?
  ) async throws -> Result {
    let process = Process()
    process.executableURL = url
    process.arguments = arguments
    if let fileBlocks {
      process.executableURL = URL(filePath: "/bin/sh")
      let limited = "trap '' XFSZ; ulimit -f \(fileBlocks); exec \"$0\" \"$@\""
      process.arguments = ["-c", limited, url.path] + arguments
    }
    process.currentDirectoryURL = home
    var environment = [
      "HOME": home.path, "XDG_CONFIG_HOME": home.path, "XDG_DATA_HOME": home.path,
      "PATH": "/usr/bin:/bin",
    ]
    // The time zone, the locale and a faked time pass through: no output may depend on them.
    let inherited = ["LD_LIBRARY_PATH", "LD_PRELOAD", "TZ", "LANG", "LC_ALL", "LC_TIME"]
    for (name, value) in ProcessInfo.processInfo.environment
    where inherited.contains(name) || name.hasPrefix("FAKETIME") {
      environment[name] = value
    }
    process.environment = environment
    let folder = home.appending(path: "streams-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let files = ["in", "out", "err"].map { folder.appending(path: $0) }
    try Data(input.utf8).write(to: files[0])
    for file in files.dropFirst() { try Data().write(to: file) }
    process.standardInput = try FileHandle(forReadingFrom: files[0])
    process.standardOutput = try FileHandle(forWritingTo: files[1])
    process.standardError = try FileHandle(forWritingTo: files[2])
    try await withCheckedThrowingContinuation { (ended: CheckedContinuation<Void, any Error>) in
      process.terminationHandler = { _ in ended.resume() }
      do {
        try process.run()
      } catch {
        process.terminationHandler = nil
        ended.resume(throwing: error)
      }
    }
    return Result(
      status: process.terminationStatus,
      output: try String(contentsOf: files[1], encoding: .utf8),
      errors: try String(contentsOf: files[2], encoding: .utf8))
  }
}

/// Lets a few go at a time, and the others wait in the order in which they came; nobody is blocked.
///
/// No test's outcome depends on it: it is a queue for the machine's processors, and knows nothing of
/// what is done in a turn.
actor Turns {
  /// Programs that tests start.
  static let programs = Turns(2)

  private var free: Int
  private var waiting: [CheckedContinuation<Void, Never>] = []

  init(_ count: Int) {
    free = count
  }

  /// Does `work` as soon as there is a turn for it.
  nonisolated func take<Value>(_ work: () async throws -> Value) async rethrows -> Value {
    await begin()
    do {
      let value = try await work()
      await end()
      return value
    } catch {
      await end()
      throw error
    }
  }

  private func begin() async {
    if free > 0 {
      free -= 1
    } else {
      await withCheckedContinuation { waiting.append($0) }
    }
  }

  private func end() {
    if waiting.isEmpty { free += 1 } else { waiting.removeFirst().resume() }
  }
}

/// A folder that lasts as long as the object: a home for the programs that a test runs.
final class TemporaryHome: Sendable {
  let url: URL

  init() throws {
    url = FileManager.default.temporaryDirectory.appending(path: "unmassive-tests-\(UUID())")
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
  }

  /// Writes a file and returns its path.
  func write(_ text: String, to name: String) throws -> String {
    let file = url.appending(path: name)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// The text of a file.
  func read(_ name: String) throws -> String {
    try String(contentsOf: url.appending(path: name), encoding: .utf8)
  }
}
