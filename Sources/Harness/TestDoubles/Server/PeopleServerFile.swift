import Domain
import Foundation

/// The file that keeps a server's state between two starts: a journal.
///
/// Its first line is the state of some moment; each further line is a change that was confirmed
/// since. So a change costs its own length, however many people there are. A start makes the changes
/// again, and writes the state that they lead to as the new first line.
///
/// A kill may cut off the last line. It was not confirmed then, and is passed over.
struct PeopleServerFile: Sendable {
  let url: URL
  /// How many bytes are written for good. What stands behind them was left by a write that failed.
  private var length: UInt64 = 0

  init(url: URL) {
    self.url = url
  }

  /// The state that the file leads to; nil where there is no file.
  mutating func read() throws(PeopleServerFileError) -> PeopleServerState? {
    guard FileManager.default.fileExists(atPath: url.path) else { return nil }
    let data: Data
    do {
      data = try Data(contentsOf: url)
    } catch {
      throw .unreadable(file: url.path, reason: error.localizedDescription)
    }
    var lines = Self.lines(data)
    // Behind the last line break stands nothing, or what a kill left. Without any there is no more
    // than a state: files were written so before they were journals.
    let remains = lines.count > 1 ? lines.removeLast() : nil
    guard var state = try? JSONDecoder().decode(PeopleServerState.self, from: lines.removeFirst())
    else { throw .damaged(file: url.path) }
    for line in lines {
      guard let record = try? JSONDecoder().decode(ChangeRecord.self, from: line),
        let change = record.change, state.replay(change, on: record.day)
      else { throw .damaged(file: url.path) }
    }
    if lines.isEmpty, remains?.isEmpty == true {
      length = UInt64(data.count)
    } else {
      try write(state)
    }
    return state
  }

  /// Puts the state in the place of the whole file, or leaves that as it is.
  mutating func write(_ state: PeopleServerState) throws(PeopleServerFileError) {
    do {
      let line = try Self.line(state)
      try line.write(to: url, options: .atomic)
      length = UInt64(line.count)
    } catch {
      throw .cannotWrite(file: url.path, reason: error.localizedDescription)
    }
  }

  /// Adds a change that was made on `day` and led to `state`; it is on the disk when this returns.
  ///
  /// A file that somebody has moved away or cut meanwhile is begun anew.
  mutating func append(
    _ change: PersonChange, on day: CalendarDate, leadingTo state: PeopleServerState
  ) throws(PeopleServerFileError) {
    guard let file = try? FileHandle(forWritingTo: url) else { return try write(state) }
    defer { try? file.close() }
    guard let end = try? file.seekToEnd(), end >= length else { return try write(state) }
    do {
      let line = try Self.line(ChangeRecord(change, on: day))
      try file.truncate(atOffset: length)
      try file.write(contentsOf: line)
      try file.synchronize()
      length += UInt64(line.count)
    } catch {
      throw .cannotWrite(file: url.path, reason: error.localizedDescription)
    }
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
