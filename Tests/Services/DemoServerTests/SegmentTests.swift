import Domain
import Foundation
import TestDoubles
import Testing

@testable import DemoServer

@Suite("The segments of a people server")
struct SegmentTests {
  /// A server with three people, and the same server after a restore that lost two of them.
  ///
  /// - Parameter restarts: whether the first server was restarted after the backup.
  private func restore(restarts: Bool = false) -> (old: PeopleServerState, new: PeopleServerState) {
    var old = PeopleServerState(people: [.ada])
    var new = old
    if restarts { old.beginSegment() }
    old.put(.grace)
    old.put(.alan)
    new.beginSegment()
    return (old, new)
  }

  @Test(
    "after a restore from a backup, the cursor and the position of a lost change are refused",
    arguments: [false, true])
  func lost(_ restarts: Bool) throws {
    var (old, new) = restore(restarts: restarts)
    let token = try old.page(since: nil, limit: 2).cursor
    let change = PersonChange(
      of: Person.ada.id, .replace(Person.emmy.info, revision: 1), position: old.position)
    // The second and third round use the numbers of the lost changes again.
    for person in [Person.emmy, .anders, .xiaoyun] {
      for cursor in [old.cursor, token] {
        #expect(throws: ServerError.replaced) { try new.page(since: cursor, limit: nil) }
      }
      #expect(throws: ServerError.replaced) {
        try new.page(since: nil, seen: old.position, limit: nil)
      }
      #expect(new.apply(change, today: .testDay) == .anotherServer)
      new.put(person)
    }
  }

  @Test(
    "after a restore, a request with a cursor from before the backup returns only later changes")
  func kept() throws {
    var (old, new) = restore()
    let cursor = try old.page(since: nil, limit: 1).cursor
    new.put(.emmy)
    let page = try new.page(since: cursor, limit: nil)
    #expect(page.people.map(\.person) == [.emmy])
  }

  @Test("after restarts without a restore, every cursor and position is still accepted")
  func restarts() throws {
    var state = PeopleServerState()
    var seen: [(cursor: String, position: String)] = []
    for person in [Person.ada, .grace, .alan] {
      for _ in 1...2 {
        seen.append((state.cursor, state.position))
        state.beginSegment()
      }
      state.put(person)
    }
    for (number, (cursor, position)) in seen.enumerated() {
      let page = try state.page(since: cursor, seen: position, limit: nil)
      #expect(page.people.count == 3 - number / 2)
    }
    #expect(state.segments.count == 4)
  }

  @Test("a server that starts with a backup of its file refuses the cursors of lost changes")
  func file() throws {
    let temporary = TemporaryFile()
    let first = try PeopleHTTPServer(file: temporary.url)
    let backup = try Data(contentsOf: temporary.url)
    try first.changeState { $0.put(.ada) }
    let (cursor, second) = (first.state.cursor, try PeopleHTTPServer(file: temporary.url))
    #expect(try second.state.page(since: cursor, limit: nil).people.isEmpty)
    try backup.write(to: temporary.url)
    let third = try PeopleHTTPServer(file: temporary.url)
    try third.changeState { $0.put(.grace) }
    #expect(throws: ServerError.replaced) { try third.state.page(since: cursor, limit: nil) }
  }
}
