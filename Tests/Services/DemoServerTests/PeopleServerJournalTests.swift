import TestDoubles
import Domain
import Foundation
import Testing

@testable import DemoServer

@Suite("The journal of a people server")
struct PeopleServerJournalTests {
  /// A file that is removed with the test.
  private final class TemporaryFile {
    let url = FileManager.default.temporaryDirectory
      .appending(path: "people-journal-\(UUID().uuidString).json")

    deinit { try? FileManager.default.removeItem(at: url) }
  }

  private let temporary = TemporaryFile()
  private var url: URL { temporary.url }

  /// One change of each kind, and of each answer that is remembered.
  private let changes = [
    PersonChange(of: Person.grace.id, .create(Person.grace.info)),
    PersonChange(of: Person.ada.id, .replace(Person.alan.info, revision: 1)),
    PersonChange(of: Person.ada.id, .replace(Person.grace.info, revision: 1)),
    PersonChange(of: Person.grace.id, .delete(revision: 1)),
    PersonChange(of: Person.grace.id, .delete(revision: 2)),
  ]

  /// A journal that begins with Ada, and has so many of the changes behind it.
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

  private func text(_ state: PeopleServerState?) throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return String(decoding: try encoder.encode(state), as: UTF8.self)
  }

  private func bytes() throws -> Data { try Data(contentsOf: url) }

  /// What a server that is started now knows.
  private func read() throws -> PeopleServerState? {
    var file = PeopleServerFile(url: url)
    return try file.read()
  }

  /// Expects that a server that is started now knows this state.
  private func expectRead(
    _ state: PeopleServerState, _ comment: Comment? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
  ) throws {
    let (known, expected) = (try text(read()), try text(state))
    #expect(known == expected, comment, sourceLocation: sourceLocation)
  }

  @Test("a change adds a line, and nothing of what is there is written again")
  func appends() throws {
    var (file, state) = try journal(4)
    let before = try bytes()
    state.apply(changes[4], today: .testDay)
    try file.append(changes[4], on: .testDay, leadingTo: state)
    let after = try bytes()
    #expect(after.starts(with: before))
    #expect(after.count { $0 == UInt8(ascii: "\n") } == 1 + 5)
  }

  @Test("changes of every kind lead to the same state when they are made again", arguments: 0...5)
  func replays(_ count: Int) throws {
    let (_, state) = try journal(count)
    try expectRead(state)
    // By now the state is the first line, and it is the only one.
    let (file, line) = (try bytes(), try text(state) + "\n")
    #expect(file == Data(line.utf8))
    try expectRead(state)
  }

  @Test("a change is made again on its own day, though the server's clock went back meanwhile")
  func day() throws {
    let late = try CalendarDate("2999-01-01")
    let info = PersonInfo(storedFirstName: "Late", lastName: "", birthday: late)
    let change = PersonChange(of: Person.grace.id, .create(info))
    var (file, state) = try journal(0)
    state.apply(change, today: late)
    try file.append(change, on: late, leadingTo: state)
    let kept = try read()?.person(Person.grace.id)?.person.info
    #expect(kept == info)
  }

  @Test("killed at any byte of a line, it knows what was confirmed before, and goes on")
  func cut() throws {
    let (_, before) = try journal(3)
    let start = try bytes().count
    let (_, after) = try journal(4)
    let whole = try bytes()
    for end in start..<whole.count {
      try whole.prefix(end).write(to: url)
      var file = PeopleServerFile(url: url)
      var state = try #require(try file.read())
      let (cut, confirmed) = (try text(state), try text(before))
      #expect(cut == confirmed, "cut after \(end - start) bytes")
      state.apply(changes[3], today: .testDay)
      try file.append(changes[3], on: .testDay, leadingTo: state)
      try expectRead(after, "cut after \(end - start) bytes")
    }
  }

  @Test("what a write that failed left behind goes with the next one")
  func heals() throws {
    var (file, state) = try journal(3)
    try (bytes() + Data(#"{"day":"2026-"#.utf8)).write(to: url)
    state.apply(changes[3], today: .testDay)
    try file.append(changes[3], on: .testDay, leadingTo: state)
    try expectRead(state)
  }

  @Test("a file that was cut by somebody else is begun anew, with all that is known")
  func replaced() throws {
    var (file, state) = try journal(3)
    try bytes().prefix(20).write(to: url)
    state.apply(changes[3], today: .testDay)
    try file.append(changes[3], on: .testDay, leadingTo: state)
    try expectRead(state)
  }

  @Test("a state without a line break, as files were written before, is read")
  func older() throws {
    let state = PeopleServerState(people: [.ada])
    try Data(text(state).utf8).write(to: url)
    try expectRead(state)
  }

  @Test(
    "a line that no server wrote is named, and the file is left as it is",
    arguments: [
      "\n", "{}\n", "[1]\n",
      #"{"day":"2026-01-01","id":"00000000-0000-4000-8000-000000000001"}"# + "\n",
    ])
  func damaged(_ line: String) throws {
    _ = try journal(2)
    let text = try bytes() + Data(line.utf8)
    // As the last line, and before another one.
    for text in [text, text + Data("{".utf8)] {
      try text.write(to: url)
      #expect(throws: PeopleServerFileError.damaged(file: url.path)) { try read() }
      let left = try bytes()
      #expect(left == text)
    }
  }

  @Test("a change that is in it twice is not made twice: the file is damaged")
  func twice() throws {
    _ = try journal(1)
    let lines = try String(decoding: bytes(), as: UTF8.self).split(separator: "\n")
    try Data((lines + [lines[1], ""]).joined(separator: "\n").utf8).write(to: url)
    #expect(throws: PeopleServerFileError.damaged(file: url.path)) { try read() }
  }
}
