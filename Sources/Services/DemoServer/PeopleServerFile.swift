import Domain
import Foundation

/// A journal file that preserves a server's state across restarts.
///
/// The first line is a state. Each further line is a change that the server confirmed later, so the
/// cost of a change does not depend on the number of people. A starting server applies the changes
/// to the state, begins a new segment and writes the result to a new file.
///
/// A killed server may leave an incomplete last line. The change in that line was not confirmed and
/// is ignored.
///
/// Several servers may share a file. Before a server answers a request, it locks the file and reads
/// the lines that the other servers have added.
struct PeopleServerFile: Sendable {
  let url: URL
  /// The file that was read or written last. While this handle is open, no new file can reuse the
  /// file's inode number.
  private var handle: FileHandle?
  /// The length in bytes of the complete lines that this server has read or written. Any further
  /// bytes come from a failed write or from another server.
  private var length: UInt64 = 0

  init(url: URL) {
    self.url = url
  }

  /// Returns the state in the file. If the file does not exist, creates it with `initial`.
  mutating func read(orBegin initial: PeopleServerState) throws(PeopleServerFileError)
    -> PeopleServerState
  {
    let lock = try FileLock(beside: url)
    defer { lock.end() }
    var state = initial
    if FileManager.default.fileExists(atPath: url.path) {
      state = try load()
      state.beginSegment()
    }
    try write(state)
    return state
  }

  /// Reads the changes that other servers have written since the last read. The caller holds the
  /// lock.
  ///
  /// A missing or shortened file is ignored, because the next change creates the file again.
  mutating func catchUp(_ state: inout PeopleServerState) throws(PeopleServerFileError) {
    guard let found = try? FileHandle(forReadingFrom: url) else { return }
    guard let handle, found.isSameFile(as: handle) else {
      state = try load()
      return
    }
    guard let end = try? found.seekToEnd(), end > length else { return }
    let lines = Self.lines(try bytes(of: found, from: length))
    // The bytes after the last line break come from a failed write.
    for line in lines.dropLast() {
      try replay(line, on: &state)
      length += UInt64(line.count) + 1
    }
  }

  /// Replaces the contents of the file with the state, in one atomic step.
  mutating func write(_ state: PeopleServerState) throws(PeopleServerFileError) {
    do {
      let line = try Self.line(state)
      try line.write(to: url, options: .atomic)
      handle = try FileHandle(forUpdating: url)
      length = UInt64(line.count)
    } catch {
      throw .cannotWrite(file: url.path, reason: Self.reason(error))
    }
  }

  /// Appends a change to the file. The change is on the disk when the method returns.
  ///
  /// - Parameter state: the state after the change. If the file is missing or was shortened, this
  ///   state is written instead of the change.
  mutating func append(
    _ change: PersonChange, on day: CalendarDate,
    leadingTo state: @autoclosure () -> PeopleServerState
  ) throws(PeopleServerFileError) {
    guard let file = try? FileHandle(forWritingTo: url), let handle, file.isSameFile(as: handle),
      let end = try? file.seekToEnd(), end >= length
    else { return try write(state()) }
    do {
      let line = try Self.line(ChangeRecord(change, on: day))
      try file.truncate(atOffset: length)
      try file.write(contentsOf: line)
      try file.synchronize()
      length += UInt64(line.count)
    } catch {
      // Each complete line counts as a confirmed change, so a line whose writing failed is removed.
      try? file.truncate(atOffset: length)
      throw .cannotWrite(file: url.path, reason: Self.reason(error))
    }
  }

  private mutating func load() throws(PeopleServerFileError) -> PeopleServerState {
    let found: FileHandle
    do {
      found = try FileHandle(forReadingFrom: url)
    } catch {
      throw .unreadable(file: url.path, reason: Self.reason(error))
    }
    let data = try bytes(of: found, from: 0)
    var lines = Self.lines(data)
    // An older server, which had no journal, wrote a state without a line break.
    let rest = lines.count > 1 ? lines.removeLast().count : 0
    guard var state = try? JSONDecoder().decode(PeopleServerState.self, from: lines.removeFirst())
    else { throw .damaged(file: url.path) }
    for line in lines { try replay(line, on: &state) }
    handle = found
    length = UInt64(data.count - rest)
    return state
  }

  private func bytes(
    of file: FileHandle, from start: UInt64
  ) throws(PeopleServerFileError) -> Data {
    do {
      try file.seek(toOffset: start)
      return try file.readToEnd() ?? Data()
    } catch {
      throw .unreadable(file: url.path, reason: Self.reason(error))
    }
  }

  /// Applies the change in a journal line. Throws if it is unreadable or alters nothing.
  private func replay(
    _ line: Data, on state: inout PeopleServerState
  ) throws(PeopleServerFileError) {
    guard let record = try? JSONDecoder().decode(ChangeRecord.self, from: line),
      state.isAltered(by: record.change, today: record.day)
    else { throw .damaged(file: url.path) }
    state.apply(record.change, today: record.day)
  }

  /// Returns the system's description of an error, without a full stop.
  static func reason(_ error: any Error) -> String {
    let text = error.localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private static func line(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    // JSON without pretty printing contains no line break. Line breaks in strings are escaped.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value) + Data("\n".utf8)
  }

  private static func lines(_ data: Data) -> [Data] {
    data.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false)
  }
}

/// An advisory lock (`flock`) on a file beside another file. The system releases the lock if the
/// process ends.
///
/// Acquiring the lock blocks. A server holds the lock for one request or change, or during its
/// start.
struct FileLock {
  private let descriptor: Int32

  /// Acquires the lock of the file at `url`.
  init(beside url: URL) throws(PeopleServerFileError) {
    descriptor = open(url.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .cannotWrite(file: url.path, reason: String(cString: strerror(errno)))
    }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  /// Releases the lock.
  func end() {
    close(descriptor)
  }
}

extension FileHandle {
  /// Returns whether both handles refer to the same file, even if the file was renamed.
  fileprivate func isSameFile(as other: FileHandle) -> Bool {
    var (own, others) = (stat(), stat())
    guard fstat(fileDescriptor, &own) == 0, fstat(other.fileDescriptor, &others) == 0 else {
      return false
    }
    return own.st_ino == others.st_ino && own.st_dev == others.st_dev
  }
}

/// An error in reading or writing the file of a people server. Each case contains the file's path.
public enum PeopleServerFileError: Error, Hashable, Sendable, CustomStringConvertible {
  /// The file exists but cannot be read.
  case unreadable(file: String, reason: String)
  /// The file does not contain a server's state.
  case damaged(file: String)
  /// The file cannot be written.
  case cannotWrite(file: String, reason: String)

  /// Describes the problem and a remedy for the user.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "“\(file)” cannot be read: \(reason). Check that you have permission to read it."
    case .damaged(let file):
      "“\(file)” does not contain the state of a people server. Nothing was changed. Move the file "
        + "away, and the server starts with an empty state."
    case .cannotWrite(let file, let reason):
      "“\(file)” cannot be written: \(reason). Check that its folder exists and that you have "
        + "permission to write there."
    }
  }
}
