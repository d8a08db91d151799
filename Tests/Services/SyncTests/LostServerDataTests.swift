import Database
import DemoServer
import Domain
import FaultyServer
import Sync
import TestDoubles
import TestSupport
import Testing

@Suite("A server that lost its data", .timeLimit(.minutes(3)))
@MainActor
struct ReplacedServerTests {
  private let people: SQLitePeopleStore
  private let store: SQLiteSyncStore
  private let server = ReplaceableServer()

  init() async throws {
    let stack = try DatabaseStack(at: .memory, schema: .addressBook)
    people = try await SQLitePeopleStore(
      stack, collation: AlphabetCollation(), keepsOutbox: true)
    store = try await SQLiteSyncStore(people, server: "https://people.example")
  }

  private func local() async throws -> Set<Person> {
    try await Set(people.people(in: .lastName).map(\.person))
  }

  /// Syncs `ada`, `grace` and `alan`, then replaces the server's data with only `emmy`.
  private func syncThenReplace() async throws {
    try await people.save([.ada, .grace, .alan])
    try await PeopleSynchronizer(server: server, store: store).refresh()
    server.replace(with: [.emmy])
  }

  @Test(
    "the sync stops, changes nothing and calls `onServerReplaced` once, and again after `goOnline()`"
  )
  func stops() async throws {
    try await syncThenReplace()
    try await people.save([Person.ada.called("Countess")])
    try await people.delete([Person.alan.id])
    let before = try await local()
    var questions = 0
    let sync = PeopleSynchronizer(
      server: server, store: store, onServerReplaced: { questions += 1 })
    try await sync.refresh()
    try await sync.refresh()
    let error = ServerError.replaced
    #expect(sync.status == SyncStatus(.stopped(reason: error.description), waiting: 2))
    #expect(questions == 1)
    let after = try await local()
    #expect(after == before)
    #expect(server.people == [.emmy])
    sync.goOffline()
    sync.goOnline()
    try await sync.refresh()
    #expect(questions == 2)
  }

  @Test("a synchronizer that synced with the old server sends no edit to the new server")
  func runningProgram() async throws {
    let sync = PeopleSynchronizer(server: server, store: store)
    try await people.save([.ada, .grace])
    try await sync.refresh()
    server.replace(with: [.ada, .grace, .emmy])
    try await people.save([Person.ada.called("Countess"), .alan])
    try await people.delete([Person.grace.id])
    try await sync.refresh()
    #expect(server.people == [.ada, .grace, .emmy])
    let error = ServerError.replaced
    #expect(sync.status == SyncStatus(.stopped(reason: error.description), waiting: 3))
    let kept = try await local()
    #expect(kept == [Person.ada.called("Countess"), .alan])
  }

  @Test("if the server is replaced during the first sync, the device keeps the people that it sent")
  func replacedDuringFirstSync() async throws {
    try await people.save([.ada, .grace])
    server.replaces(afterRequest: 2, with: [.emmy])
    var configuration = SyncConfiguration()
    configuration.requestsAtOnce = 1
    let sync = PeopleSynchronizer(server: server, store: store, configuration: configuration)
    try await sync.refresh()
    let kept = try await local()
    #expect(kept == [.ada, .grace])
    #expect(server.people == [.emmy])
  }

  @Test("an empty first page from the new server stops the sync")
  func emptyServer() async throws {
    try await syncThenReplace()
    server.replace(with: [])
    let sync = PeopleSynchronizer(server: server, store: store)
    try await sync.refresh()
    guard case .stopped = sync.status.activity else {
      Issue.record("The sync has not stopped: \(sync.status).")
      return
    }
    let people = try await local()
    #expect(people == [.ada, .grace, .alan])
  }

  @Test("`adoptNewServer()` uploads all local people and receives the new server's people")
  func adopts() async throws {
    try await syncThenReplace()
    let sync = PeopleSynchronizer(server: server, store: store)
    try await sync.refresh()
    try await sync.adoptNewServer()
    let status = await sync.finish()
    #expect(status == SyncStatus())
    let people = try await local()
    #expect(people == [.ada, .grace, .alan, .emmy])
    #expect(Set(server.people) == people)
  }

  @Test("if the app goes offline after the server was replaced, all local people are kept")
  func staysOffline() async throws {
    try await syncThenReplace()
    let sync = PeopleSynchronizer(server: server, store: store)
    try await sync.refresh()
    sync.goOffline()
    let status = await sync.finish()
    #expect(status == SyncStatus(.offline))
    let people = try await local()
    #expect(people == [.ada, .grace, .alan])
  }
}

/// A server that can be replaced with another server at the same address.
@MainActor
private final class ReplaceableServer: PeopleServer {
  private var server = InProcessPeopleServer(PeopleServerState(serverID: "server 1"))
  private var number = 1
  private var replacement: (after: Int, people: [Person])?

  var people: [Person] { server.state.people.map(\.person) }

  func replace(with people: [Person]) {
    number += 1
    server = InProcessPeopleServer(
      PeopleServerState(serverID: "server \(number)", people: people))
  }

  /// Plans the replacement of the server after `count` requests.
  func replaces(afterRequest count: Int, with people: [Person]) {
    replacement = (count, people)
  }

  func page(
    since cursor: String?, seen position: String?, limit: Int?
  ) async throws(ServerError) -> PeoplePage {
    defer { countRequest() }
    return try await server.page(since: cursor, seen: position, limit: limit)
  }

  func apply(_ change: PersonChange) async throws(ServerError) -> ChangeReply {
    defer { countRequest() }
    return try await server.apply(change)
  }

  private func countRequest() {
    guard let replacement, server.messages.count == replacement.after else { return }
    self.replacement = nil
    replace(with: replacement.people)
  }
}
