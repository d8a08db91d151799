import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing
import WebAPI

/// The clauses that every people server fulfills.
///
/// The clauses create people with new identifiers, so that the server may contain other people.
struct PeopleServerContract {
  let server: any PeopleServer

  private func info(_ first: String, _ last: String = "Contract") throws -> PersonInfo {
    try PersonInfo(
      firstName: first, lastName: last, birthday: CalendarDate(year: 1906, month: 12, day: 9),
      today: .testDay)
  }

  /// Returns all changes since the cursor, from pages of the given size.
  private func everything(
    since cursor: String?, by limit: Int? = nil
  ) async throws -> (people: [Person.ID: RemotePerson], deleted: Set<Person.ID>, cursor: String) {
    var people: [Person.ID: RemotePerson] = [:]
    var deleted: Set<Person.ID> = []
    var page = try await server.page(since: cursor, limit: limit)
    while true {
      for person in page.people { people[person.id] = person }
      deleted.formUnion(page.deleted)
      guard page.hasMore else { return (people, deleted, page.cursor) }
      page = try await server.page(since: page.cursor, limit: limit)
    }
  }

  func createsReplacesDeletes() async throws {
    let (id, grace, admiral) = (Person.ID(), try info("Grace"), try info("Rear Admiral Grace"))
    let first = try await stored(PersonChange(of: id, .create(grace)))
    #expect(first.person == Person(id: id, grace))
    let replacing = PersonChange(of: id, .replace(admiral, revision: first.revision))
    let second = try await stored(replacing)
    #expect(second.person == Person(id: id, admiral))
    #expect(second.revision > first.revision)
    let deletion = PersonChange(of: id, .delete(revision: second.revision))
    var outcome = try await server.apply(deletion).outcome
    #expect(outcome == .removed)
    outcome = try await server.apply(deletion).outcome
    #expect(outcome == .removed)
  }

  func keepsEveryCharacter() async throws {
    let id = Person.ID()
    let info = try PersonInfo(
      firstName: "小\"云\\</b>", lastName: "Ångström 👩🏽‍🚀 O'Neill & Söhne", today: .testDay)
    let cursor = try await everything(since: nil).cursor
    let person = try await stored(PersonChange(of: id, .create(info)))
    #expect(person.person.info == info)
    let kept = try await everything(since: cursor)
    #expect(kept.people[id] == person)
  }

  func answersAKeyAsBefore() async throws {
    let (id, grace) = (Person.ID(), try info("Grace"))
    let creation = PersonChange(of: id, .create(grace))
    let first = try await server.apply(creation).outcome
    let again = try await server.apply(creation).outcome
    #expect(again == first)
    let other = PersonChange(id: creation.id, of: id, .create(try info("Alan")))
    let refusal = await #expect(throws: ServerError.self) { try await server.apply(other) }
    guard case .refused(status: 409, _) = refusal else {
      Issue.record("a key used for another change was answered with \(String(describing: refusal))")
      return
    }
  }

  func holdsPreconditions() async throws {
    let (id, grace, alan) = (Person.ID(), try info("Grace"), try info("Alan"))
    let person = try await stored(PersonChange(of: id, .create(grace)))
    let (stranger, wrong) = (Person.ID(), person.revision + 7)
    let answers: [(PersonChange.Operation, of: Person.ID, ChangeOutcome)] = [
      (.create(alan), id, .outdated(current: person)),
      (.replace(alan, revision: wrong), id, .outdated(current: person)),
      (.delete(revision: wrong), id, .outdated(current: person)),
      (.replace(alan, revision: 1), stranger, .outdated(current: nil)),
      (.delete(revision: 1), stranger, .removed),
    ]
    for (operation, id, outcome) in answers {
      let answer = try await server.apply(PersonChange(of: id, operation)).outcome
      #expect(answer == outcome)
    }
  }

  func refusesANamelessPerson() async throws {
    let nameless = PersonInfo(storedFirstName: "", lastName: " ", birthday: nil)
    let refusal = await #expect(throws: ServerError.self) {
      try await server.apply(PersonChange(of: Person.ID(), .create(nameless)))
    }
    guard case .refused(status: 422, let reason) = refusal else {
      Issue.record("a nameless person was answered with \(String(describing: refusal))")
      return
    }
    #expect(!reason.isEmpty)
  }

  func tellsEveryChangeOnce() async throws {
    let start = try await everything(since: nil).cursor
    let ids = (1...5).map { _ in Person.ID() }
    var people: [RemotePerson] = []
    for (number, id) in ids.enumerated() {
      people.append(try await stored(PersonChange(of: id, .create(try info("Number \(number)")))))
    }
    let deletion = PersonChange(of: ids[0], .delete(revision: people[0].revision))
    let outcome = try await server.apply(deletion).outcome
    #expect(outcome == .removed)
    let changes = try await everything(since: start, by: 2)
    for (id, person) in zip(ids, people).dropFirst() { #expect(changes.people[id] == person) }
    #expect(changes.people[ids[0]] == nil)
    #expect(changes.deleted.contains(ids[0]))
    let anew = try await everything(since: nil, by: 3)
    #expect(Set(ids.dropFirst()).isSubset(of: anew.people.keys))
    #expect(anew.people[ids[0]] == nil)
    let after = try await everything(since: changes.cursor)
    #expect(after.people.keys.filter(ids.contains).isEmpty)
  }

  func statesItsIdentity() async throws {
    let first = try await server.page(since: nil, limit: 1)
    let position = try #require(first.position, "The page does not state the server's position.")
    let next = try await server.page(since: first.cursor, limit: nil)
    #expect(next.position?.prefix { $0 != "/" } == position.prefix { $0 != "/" })
  }

  func refusesAnotherServersPosition() async throws {
    let start = try await everything(since: nil).cursor
    let page = try await server.page(since: start, limit: 1)
    let position = try #require(page.position, "The page does not state the server's position.")
    let (id, grace) = (Person.ID(), try info("Grace"))
    let person = try await stored(PersonChange(of: id, .create(grace), position: position))
    for (operation, of) in [
      (PersonChange.Operation.create(grace), Person.ID()),
      (.replace(try info("Alan"), revision: person.revision), id),
      (.delete(revision: person.revision), id),
    ] {
      let change = PersonChange(of: of, operation, position: "not \(position)")
      await #expect(throws: ServerError.replaced) { try await server.apply(change) }
    }
    for cursor in [nil, start] {
      await #expect(throws: ServerError.replaced) {
        try await server.page(since: cursor, seen: "not \(position)", limit: 1)
      }
    }
    let changes = try await everything(since: start)
    #expect(changes.people[id] == person)
    #expect(!changes.deleted.contains(id))
  }

  func refusesAStrangeCursor() async {
    await #expect(throws: ServerError.cursorExpired) {
      try await server.page(since: "a cursor of another server", limit: nil)
    }
  }

  private func stored(_ change: PersonChange) async throws -> RemotePerson {
    let outcome = try await server.apply(change).outcome
    guard case .stored(let person) = outcome else {
      throw UnexpectedOutcome(outcome: outcome)
    }
    return person
  }

  private struct UnexpectedOutcome: Error {
    let outcome: ChangeOutcome
  }
}
