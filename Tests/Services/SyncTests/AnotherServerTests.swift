import Database
import DemoServer
import Domain
import FaultyServer
import Sync
import TestDoubles
import TestSupport
import Testing

@Suite("Moving to another server")
@MainActor
struct AnotherServerTests {
  private let stack: DatabaseStack
  private let people: SQLitePeopleStore

  init() async throws {
    stack = try DatabaseStack(at: .memory, schema: .addressBook)
    people = try await SQLitePeopleStore(
      stack, collation: AlphabetCollation(), keepsOutbox: true)
  }

  /// Syncs once with `server`. The string `name` identifies the server in the store.
  private func sync(with server: InProcessPeopleServer, called name: String) async throws {
    let store = try await SQLiteSyncStore(people, server: name)
    try await PeopleSynchronizer(server: server, store: store).refresh()
  }

  @Test("all people are sent to the new server, and no person is deleted")
  func allPeopleAreSent() async throws {
    let (old, new) = (InProcessPeopleServer(), InProcessPeopleServer())
    try await people.save([.ada, .grace])
    try await sync(with: old, called: "old")
    try await sync(with: new, called: "new")
    let here = try await Set(people.people(in: .lastName).map(\.person))
    #expect(here == [.ada, .grace])
    #expect(Set(new.state.people.map(\.person)) == [.ada, .grace])
  }

  @Test("`hasMoved` is true only the first time that a file is opened for another server")
  func reported() async throws {
    var moves: [Bool] = []
    for server in ["old", "old", "new", "new"] {
      moves.append(try await SQLiteSyncStore(people, server: server).hasMoved)
    }
    #expect(moves == [false, false, true, false])
  }

  @Test("syncing with the same server again sends nothing")
  func sameServer() async throws {
    let server = InProcessPeopleServer()
    try await people.save([.ada])
    try await sync(with: server, called: "old")
    try await sync(with: server, called: "old")
    #expect(server.state.effects.count == 1)
  }

  @Test("after a restart with the same server, a person deleted on the server is deleted locally")
  func sameServerDeletes() async throws {
    let server = InProcessPeopleServer()
    try await people.save([.ada, .grace])
    try await sync(with: server, called: "old")
    server.state.remove(Person.ada.id)
    try await sync(with: server, called: "old")
    let here = try await people.people(in: .lastName).map(\.person)
    #expect(here == [.grace])
    #expect(server.state.people.map(\.person) == [.grace])
  }

  @Test("after a move to a new server, a program with the old server stops syncing")
  func oldServerStillUsed() async throws {
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

  @Test("if a person has different details on the new server, the local details are kept")
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
