import Domain
import Foundation
import TestDoubles
import Testing

@testable import DemoServer

@Suite("The state of a people server")
struct StateTests {
  @Test("each page continues where the previous page ended")
  func pages() throws {
    var state = PeopleServerState(people: [.ada, .grace, .alan])
    let first = try state.page(since: nil, limit: 2)
    #expect(first.people.map(\.person) == [.ada, .grace])
    #expect(first.hasMore)
    let second = try state.page(since: first.cursor, limit: 2)
    #expect(second.people.map(\.person) == [.alan])
    #expect(!second.hasMore)
    var third = try state.page(since: second.cursor, limit: nil)
    #expect(third.people.isEmpty)
    state.put(.emmy)
    third = try state.page(since: second.cursor, limit: nil)
    #expect(third.people.map(\.person) == [.emmy])
  }

  @Test("a person who changes between two pages is listed again in the second page")
  func changedBetweenPages() throws {
    var state = PeopleServerState(people: [.ada, .grace])
    let first = try state.page(since: nil, limit: 1)
    state.put(.ada)
    let second = try state.page(since: first.cursor, limit: 10)
    #expect(second.people == [RemotePerson(.grace, revision: 1), RemotePerson(.ada, revision: 2)])
  }

  @Test("a page with a cursor lists deletions, and a page without a cursor lists none")
  func deletions() throws {
    var state = PeopleServerState(people: [.ada, .grace])
    let cursor = state.cursor
    state.remove(Person.ada.id)
    let news = try state.page(since: cursor, limit: nil)
    #expect(news.deleted == [Person.ada.id])
    let anew = try state.page(since: nil, limit: nil)
    #expect(anew.deleted.isEmpty)
  }

  @Test("a deleted person who is added again gets a higher revision")
  func revisionsIncrease() {
    var state = PeopleServerState(people: [.ada])
    state.remove(Person.ada.id)
    #expect(state.put(.ada).revision == 3)
  }

  @Test("an expired or malformed cursor throws `cursorExpired`")
  func cursors() throws {
    var state = PeopleServerState(people: [.ada, .grace])
    let old = state.cursor
    state.expireCursors()
    for cursor in [old, "", "x"] {
      #expect(throws: ServerError.cursorExpired) { try state.page(since: cursor, limit: nil) }
    }
    let first = try state.page(since: nil, limit: 1)
    let second = try state.page(since: first.cursor, limit: 1)
    #expect(second.people.map(\.person) == [.grace])
  }

  @Test("a repeated change gets the same response and is applied once")
  func keysFirst() {
    var state = PeopleServerState()
    let change = PersonChange(of: Person.ada.id, .create(Person.ada.info))
    let first = state.apply(change, today: .testDay)
    #expect(first == .init(status: 201, person: RemotePerson(.ada, revision: 1)))
    #expect(state.apply(change, today: .testDay) == first)
    #expect(state.effectCount(of: change.id) == 1)
    let other = PersonChange(id: change.id, of: Person.ada.id, .create(Person.alan.info))
    #expect(state.apply(other, today: .testDay) == .keyReused)
  }

  @Test("a page states the identity of the server's data and the number of the last change")
  func identity() throws {
    let state = PeopleServerState(serverID: "first", people: [.ada, .grace])
    let first = try state.page(since: nil, limit: 1)
    let last = try state.page(since: state.cursor, limit: nil)
    #expect([first.position, last.position] == ["first/0/2", "first/0/2"])
  }

  @Test("a failed precondition returns the server's person, or nil if the person does not exist")
  func preconditions() {
    var state = PeopleServerState(people: [.ada])
    let ada = RemotePerson(.ada, revision: 1)
    func answer(_ operation: PersonChange.Operation, of id: Person.ID = Person.ada.id)
      -> PeopleServerState.Answer
    {
      state.apply(PersonChange(of: id, operation), today: .testDay)
    }
    #expect(answer(.create(Person.ada.info)) == .init(status: 412, person: ada))
    #expect(answer(.replace(Person.alan.info, revision: 7)) == .init(status: 412, person: ada))
    #expect(answer(.delete(revision: 7)) == .init(status: 412, person: ada))
    #expect(
      answer(.replace(Person.alan.info, revision: 1), of: Person.alan.id)
        == .init(status: 412, person: nil))
    #expect(answer(.delete(revision: 1), of: Person.alan.id) == .missing)
    #expect(answer(.delete(revision: 1)) == .init(status: 204))
    #expect(state.effects.count == 1)
  }

  @Test("a change with invalid details is rejected, and its idempotency key can be used again")
  func invalidDetails() {
    var state = PeopleServerState()
    let nameless = PersonInfo(storedFirstName: " ", lastName: "", birthday: nil)
    let change = PersonChange(of: Person.ada.id, .create(nameless))
    let refusal = PersonInfo.ValidationError.nameMissing.description
    #expect(state.apply(change, today: .testDay) == .init(status: 422, reason: refusal))
    let better = PersonChange(id: change.id, of: Person.ada.id, .create(Person.ada.info))
    #expect(
      state.apply(better, today: .testDay)
        == .init(status: 201, person: RemotePerson(.ada, revision: 1)))
  }

  @Test("if the number of idempotency keys exceeds the limit, the oldest keys are removed")
  func boundedKeys() {
    var state = PeopleServerState(keysKept: 2)
    let changes = [Person.ada, .grace, .alan, .emmy, .anders].map {
      PersonChange(of: $0.id, .create($0.info))
    }
    for change in changes { state.apply(change, today: .testDay) }
    #expect(
      state.apply(changes[4], today: .testDay)
        == .init(status: 201, person: .init(.anders, revision: 1)))
    #expect(
      state.apply(changes[0], today: .testDay)
        == .init(status: 412, person: .init(.ada, revision: 1)))
    #expect(state.effects.count <= 4)
  }

  @Test("a state behaves the same after encoding and decoding")
  func roundTrip() throws {
    var state = PeopleServerState(people: [.ada, .grace, .xiaoyun])
    let cursor = state.cursor
    let changes = [
      PersonChange(of: Person.ada.id, .replace(Person.alan.info, revision: 1)),
      PersonChange(of: Person.grace.id, .delete(revision: 1)),
      PersonChange(of: Person.emmy.id, .delete(revision: 1)),
      PersonChange(of: Person.xiaoyun.id, .create(Person.xiaoyun.info)),
    ]
    let answers = changes.map { state.apply($0, today: .testDay) }
    var read = try JSONDecoder().decode(
      PeopleServerState.self, from: try JSONEncoder().encode(state))
    #expect(read.people == state.people)
    #expect(read.effects == state.effects)
    let page = try state.page(since: cursor, limit: nil)
    let readPage = try read.page(since: cursor, limit: nil)
    #expect(readPage == page)
    #expect(changes.map { read.apply($0, today: .testDay) } == answers)
    #expect(read.put(.grace) == state.put(.grace))
  }
}
