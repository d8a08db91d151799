import Database
import DemoServer
import Domain
import FaultyServer
import Sync
import TestDoubles
import TestSupport
import Testing

@Suite("Sync: an address book moves to another server")
@MainActor
struct AnotherServerTests {
  private let stack: DatabaseStack
  private let people: SQLitePeopleStore

  init() async throws {
    stack = try DatabaseStack(at: .memory, schema: .addressBook)
    people = try await SQLitePeopleStore(
      stack, collation: AlphabetCollation(), keepsOutbox: true)
  }

  /// Keeps the people alike with `server`, which is called `name`, once.
  private func sync(with server: InProcessPeopleServer, called name: String) async throws {
    let store = try await SQLiteSyncStore(people, server: name)
    try await PeopleSynchronizer(server: server, store: store).refresh()
  }

  @Test("everybody is sent to the new server, and nobody is taken for deleted there")
  func everybodyMoves() async throws {
    let (old, new) = (InProcessPeopleServer(), InProcessPeopleServer())
    try await people.save([.ada, .grace])
    try await sync(with: old, called: "old")
    try await sync(with: new, called: "new")
    let here = try await Set(people.people(in: .lastName).map(\.person))
    #expect(here == [.ada, .grace])
    #expect(Set(new.state.people.map(\.person)) == [.ada, .grace])
  }

  @Test("the move is told once, and a new book has not moved")
  func told() async throws {
    var moves: [Bool] = []
    for server in ["old", "old", "new", "new"] {
      moves.append(try await SQLiteSyncStore(people, server: server).hasMoved)
    }
    #expect(moves == [false, false, true, false])
  }

  @Test("the same server is known again: nobody is sent twice")
  func sameServer() async throws {
    let server = InProcessPeopleServer()
    try await people.save([.ada])
    try await sync(with: server, called: "old")
    try await sync(with: server, called: "old")
    #expect(server.state.effects.count == 1)
  }

  @Test("a program that still syncs with the old server writes nothing of it any more")
  func stillAtTheOldOne() async throws {
    let (old, new) = (
      InProcessPeopleServer(PeopleServerState(people: [.alan])), InProcessPeopleServer()
    )
    try await people.save([.ada])
    let store = try await SQLiteSyncStore(people, server: "old")
    let still = PeopleSynchronizer(server: old, store: store)
    try await still.refresh()
    try await sync(with: new, called: "new")
    old.state.put(.grace)
    try await people.save([.emmy])
    try await still.refresh()
    let error = StoreError.movedToAnotherServer(file: stack.location.path)
    #expect(still.status.activity == .stopped(reason: error.description))
    try await sync(with: new, called: "new")
    #expect(Set(new.state.people.map(\.person)) == [.ada, .alan, .emmy])
    let here = try await Set(people.people(in: .lastName).map(\.person))
    #expect(here == [.ada, .alan, .emmy])
    #expect(Set(old.state.people.map(\.person)) == [.ada, .alan, .grace])
  }

  @Test("a person whom the new server knows in another form is merged, not doubled")
  func known() async throws {
    let other = Person(id: Person.ada.id, Person.grace.info)
    let new = InProcessPeopleServer(PeopleServerState(people: [other]))
    try await people.save([.ada])
    try await sync(with: InProcessPeopleServer(), called: "old")
    try await sync(with: new, called: "new")
    #expect(new.state.people.map(\.person) == [.ada])
    let here = try await people.people(in: .lastName).map(\.person)
    #expect(here == [.ada])
  }
}
