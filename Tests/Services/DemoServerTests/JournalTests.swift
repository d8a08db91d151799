import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing

@testable import DemoServer

/// A temporary file that is removed with this object.
final class TemporaryFile: Sendable {
  let url = FileManager.default.temporaryDirectory
    .appending(path: "people-server-\(UUID().uuidString).json")

  deinit {
    for ending in ["", ".lock"] { try? FileManager.default.removeItem(atPath: url.path + ending) }
  }
}

@Suite("The journal of a people server")
struct JournalTests {
  private let temporary = TemporaryFile()
  private var url: URL { temporary.url }

  /// Changes with each kind of operation and each status that is stored.
  private let changes = [
    PersonChange(of: Person.grace.id, .create(Person.grace.info)),
    PersonChange(of: Person.ada.id, .replace(Person.alan.info, revision: 1)),
    PersonChange(of: Person.ada.id, .replace(Person.grace.info, revision: 1)),
    PersonChange(of: Person.grace.id, .delete(revision: 1)),
    PersonChange(of: Person.grace.id, .delete(revision: 2)),
  ]

  /// Writes a journal that begins with Ada and contains the first `count` changes.
  private func journal(
    _ count: Int
  ) throws -> (file: PeopleServerFile, state: PeopleServerState) {
    var file = PeopleServerFile(url: url)
    var state = PeopleServerState(people: [.ada])
    try file.write(state)
    for change in changes.prefix(count) {
      state.apply(change, today: .testDay)
      try file.append(change, on: .testDay, leadingTo: state)
    }
    return (file, state)
  }

  /// Returns the state as JSON, without the segments that began at the start of a server.
  private func text(_ state: PeopleServerState) throws -> String {
    var state = state
    state.segments.removeAll { $0.first > 0 }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(state), as: UTF8.self)
  }

  private func bytes() throws -> Data { try Data(contentsOf: url) }

  /// Reads the file as a server does when it starts.
  private func read() throws -> PeopleServerState {
    var file = PeopleServerFile(url: url)
    return try file.read(orBegin: PeopleServerState())
  }

  private func expectRead(
    _ state: PeopleServerState, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (found, expected) = (try text(read()), try text(state))
    #expect(found == expected, comment, sourceLocation: sourceLocation)
  }

  @Test("a change appends one line and leaves the rest of the file unchanged")
  func appends() throws {
    var (file, state) = try journal(4)
    let before = try bytes()
    state.apply(changes[4], today: .testDay)
    try file.append(changes[4], on: .testDay, leadingTo: state)
    let after = try bytes()
    #expect(after.starts(with: before))
    #expect(after.count { $0 == UInt8(ascii: "\n") } == 1 + 5)
  }

  @Test("starting a server restores the state and rewrites the file as one line", arguments: 0...5)
  func replays(_ count: Int) throws {
    let (_, state) = try journal(count)
    try expectRead(state)
    let lines = try bytes().count { $0 == UInt8(ascii: "\n") }
    #expect(lines == 1)
    try expectRead(state)
  }

  @Test("a replayed change is validated with the day of the original change")
  func day() throws {
    let late = try CalendarDate("2999-01-01")
    let info = PersonInfo(storedFirstName: "Late", lastName: "", birthday: late)
    let change = PersonChange(of: Person.grace.id, .create(info))
    var (file, state) = try journal(0)
    state.apply(change, today: late)
    try file.append(change, on: late, leadingTo: state)
    let stored = try read().person(Person.grace.id)?.person.info
    #expect(stored == info)
  }

  @Test("if the last line is cut off, earlier changes are restored and the next change is appended")
  func cut() throws {
    let (_, before) = try journal(3)
    let start = try bytes().count
    let (_, after) = try journal(4)
    let whole = try bytes()
    for end in stride(from: start, to: whole.count, by: TestCases.runsAll ? 1 : 8) {
      try whole.prefix(end).write(to: url)
      var file = PeopleServerFile(url: url)
      var state = try file.read(orBegin: PeopleServerState())
      let (cut, confirmed) = (try text(state), try text(before))
      #expect(cut == confirmed, "cut after \(end - start) bytes")
      state.apply(changes[3], today: .testDay)
      try file.append(changes[3], on: .testDay, leadingTo: state)
      try expectRead(after, "cut after \(end - start) bytes")
    }
  }

  @Test("the next change overwrites the incomplete line of a failed write")
  func overwrites() throws {
    var (file, state) = try journal(3)
    try (bytes() + Data(#"{"day":"2026-"#.utf8)).write(to: url)
    state.apply(changes[3], today: .testDay)
    try file.append(changes[3], on: .testDay, leadingTo: state)
    try expectRead(state)
  }

  @Test("the next change rewrites a file that another program shortened")
  func shortened() throws {
    var (file, state) = try journal(3)
    try bytes().prefix(20).write(to: url)
    state.apply(changes[3], today: .testDay)
    try file.append(changes[3], on: .testDay, leadingTo: state)
    try expectRead(state)
  }

  @Test("a file from an older server program, which contains no line break, can be read")
  func older() throws {
    let state = PeopleServerState(people: [.ada])
    try Data(text(state).utf8).write(to: url)
    try expectRead(state)
  }

  @Test(
    "reading an invalid line throws an error with the path and does not change the file",
    arguments: [
      "\n", "{}\n", "[1]\n",
      #"{"day":"2026-01-01","id":"00000000-0000-4000-8000-000000000001"}"# + "\n",
    ])
  func damagedLine(_ line: String) throws {
    _ = try journal(2)
    let text = try bytes() + Data(line.utf8)
    // Tests the invalid line at the end of the file, and then before an incomplete line.
    for text in [text, text + Data("{".utf8)] {
      try text.write(to: url)
      #expect(throws: PeopleServerFileError.damaged(file: url.path)) { try read() }
      let left = try bytes()
      #expect(left == text)
    }
  }

  @Test("reading a journal that contains a change twice throws `damaged`")
  func twice() throws {
    _ = try journal(1)
    let lines = try String(decoding: bytes(), as: UTF8.self).split(separator: "\n")
    try Data((lines + [lines[1], ""]).joined(separator: "\n").utf8).write(to: url)
    #expect(throws: PeopleServerFileError.damaged(file: url.path)) { try read() }
  }

  @Test("a server with an existing file restores the file's state and ignores the given state")
  func secondStart() throws {
    let create = PersonChange(of: Person.grace.id, .create(Person.grace.info))
    let first = try PeopleHTTPServer(file: url)
    try first.changeState {
      $0.put(.ada)
      $0.apply(create, today: .testDay)
      $0.remove(Person.ada.id)
    }
    let second = try PeopleHTTPServer(state: PeopleServerState(people: [.alan]), file: url)
    #expect(second.state.people == first.state.people)
    #expect(second.state.cursor == first.state.cursor)
    #expect(second.state.serverID == first.state.serverID)
    #expect(second.state.effectCount(of: create.id) == 1)
  }

  @Test("a server whose file was removed starts with a new identity")
  func newIdentity() throws {
    let first = try PeopleHTTPServer(file: url).state.serverID
    try FileManager.default.removeItem(at: url)
    let second = try PeopleHTTPServer(file: url).state.serverID
    #expect(first != second)
  }

  @Test(
    "reading a file that is not a journal throws an error and does not change the file",
    arguments: ["", "{}", "[1"])
  func damaged(_ text: String) throws {
    try Data(text.utf8).write(to: url)
    let error = #expect(throws: PeopleServerFileError.damaged(file: url.path)) {
      try PeopleHTTPServer(file: url)
    }
    #expect(error?.description.contains(url.path) == true)
    let contents = try Data(contentsOf: url)
    #expect(contents == Data(text.utf8))
  }

  @Test("a server whose file cannot be written does not start")
  func cannotWrite() {
    let url = url.appending(path: "below/a/file.json")
    let error = #expect(throws: PeopleServerFileError.self) { try PeopleHTTPServer(file: url) }
    guard case .cannotWrite(url.path, _) = error else {
      Issue.record("\(String(describing: error))")
      return
    }
  }

  @Test("an error's description contains the system's reason without the final full stop")
  func reason() {
    let reason = PeopleServerFile.reason(CocoaError(.fileWriteOutOfSpace))
    let error = PeopleServerFileError.cannotWrite(file: "a.json", reason: reason)
    #expect(error.description.contains("enough space. Check"))
  }
}
