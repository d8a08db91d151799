import Domain
import Foundation

/// The file that keeps a server's state between two starts: a journal.
///
/// Its first line is the state of some moment; each further line is a change that was confirmed
/// since. So a change costs its own length, however many people there are. A start makes the changes
/// again, and writes the state that they lead to as the new first line, in a new file.
///
/// A kill may cut off the last line. It was not confirmed then, and is passed over.
///
/// Several servers may have one file, as where a program that has one is started twice. Each takes in
/// what the others have written before it acts, under the file's lock: so they answer as one.
struct PeopleServerFile: Sendable {
  let url: URL
  /// The file that was read or written last. As long as it is open, no other one has its number.
  private var handle: FileHandle?
  /// How many of its bytes are written for good. What stands behind them was left by a write that
  /// failed, or written by another server.
  private var length: UInt64 = 0

  init(url: URL) {
    self.url = url
  }

  /// The state that the file leads to; where there is none, one that begins with `state`.
  mutating func read(orBegin state: PeopleServerState) throws(PeopleServerFileError)
    -> PeopleServerState
  {
    let lock = try FileLock(beside: url)
    defer { lock.end() }
    if let known = try read() { return known }
    try write(state)
    return state
  }

  /// The state that the file leads to; nil where there is no file.
  mutating func read() throws(PeopleServerFileError) -> PeopleServerState? {
    guard let (state, isWhole) = try load() else { return nil }
    if !isWhole { try write(state) }
    return state
  }

  /// Takes in what other servers have written since. To be called under the lock.
  ///
  /// A file that somebody has moved away or cut is passed over: the next change begins it anew.
  mutating func catchUp(_ state: inout PeopleServerState) throws(PeopleServerFileError) {
    guard let found = try? FileHandle(forReadingFrom: url) else { return }
    guard let handle, found.isSameFile(as: handle) else {
      if let (newer, _) = try load() { state = newer }
      return
    }
    guard let end = try? found.seekToEnd(), end > length else { return }
    let lines = Self.lines(try bytes(of: found, from: length))
    // Behind the last line break stands what a write that failed has left.
    for line in lines.dropLast() {
      try Self.replay(line, on: &state, url)
      length += UInt64(line.count) + 1
    }
  }

  /// Puts the state in the place of the whole file, or leaves that as it is.
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

  /// Adds a change that is made on `day` and leads to `state`; it is on the disk when this returns.
  ///
  /// A file that somebody has moved away or cut meanwhile is begun anew; `state` is asked for only then.
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
      // A line that is whole would count as confirmed.
      try? file.truncate(atOffset: length)
      throw .cannotWrite(file: url.path, reason: Self.reason(error))
    }
  }

  // MARK: Reading

  /// The state that the file leads to, and whether the file is that state and no more.
  private mutating func load() throws(PeopleServerFileError)
    -> (state: PeopleServerState, isWhole: Bool)?
  {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let found: FileHandle
    do {
      found = try FileHandle(forReadingFrom: url)
    } catch {
      throw .unreadable(file: url.path, reason: Self.reason(error))
    }
    let data = try bytes(of: found, from: 0)
    var lines = Self.lines(data)
    // Behind the last line break stands nothing, or what a kill left. Without any there is no more
    // than a state: files were written so before they were journals.
    let remains = lines.count > 1 ? lines.removeLast() : nil
    guard var state = try? JSONDecoder().decode(PeopleServerState.self, from: lines.removeFirst())
    else { throw .damaged(file: url.path) }
    for line in lines { try Self.replay(line, on: &state, url) }
    handle = found
    length = UInt64(data.count - (remains?.count ?? 0))
    return (state, lines.isEmpty && remains?.isEmpty == true)
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

  /// What the system says, as a part of a sentence.
  static func reason(_ error: any Error) -> String {
    let text = error.localizedDescription
    return text.hasSuffix(".") ? String(text.dropLast()) : text
  }

  private static func replay(
    _ line: Data, on state: inout PeopleServerState, _ url: URL
  ) throws(PeopleServerFileError) {
    guard let record = try? JSONDecoder().decode(ChangeRecord.self, from: line),
      let change = record.change, state.replay(change, on: record.day)
    else { throw .damaged(file: url.path) }
  }

  private static func line(_ value: some Encodable) throws -> Data {
    let encoder = JSONEncoder()
    // JSON that is not made pretty has no line break in it: those in texts are escaped.
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    return try encoder.encode(value) + Data("\n".utf8)
  }

  private static func lines(_ data: Data) -> [Data] {
    let lineBreak = Data("\n".utf8)
    var (lines, start) = ([Data](), data.startIndex)
    while let end = data.range(of: lineBreak, in: start..<data.endIndex) {
      lines.append(data[start..<end.lowerBound])
      start = end.upperBound
    }
    return lines + [data[start...]]
  }
}
