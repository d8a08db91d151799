import CSQLite
import Collation
import Database
import Domain
import Foundation
import Sync
import Synchronization
import TestDoubles
import WebAPI

/// A program that edits and syncs people like `contacts` and kills itself at a step.
///
/// The program uses the same stores, synchronizer and client as `contacts`. Decorators of the sync
/// store and of the client call ``KillSwitch`` at the steps of a sync, and SQLite calls the switch
/// before each commit.
@MainActor
struct DeviceProgram {
  private let people: SQLitePeopleStore
  private let sync: PeopleSynchronizer
  private let killSwitch: KillSwitch

  init(database: URL, api: String, killSwitch: KillSwitch) async throws {
    self.killSwitch = killSwitch
    var configuration = DatabaseConfiguration()
    configuration.followsOtherProcesses = false
    let stack = try DatabaseStack(
      at: .file(database), schema: Self.schema(killSwitch), configuration: configuration)
    try await killSwitch.observeCommits(of: stack)
    people = try await SQLitePeopleStore(
      stack, collation: SystemNameCollation(locale: Locale(identifier: "en_US")),
      keepsOutbox: true)
    let address = try APIAddress(api)
    let store = ObservedSyncStore(
      try await SQLiteSyncStore(people, server: address.url.absoluteString)
    ) { event in
      switch event {
      case .didStoreRequests: killSwitch.reach(.beforeSend)
      case .willSettle: killSwitch.commitStep = .beforeAcknowledgement
      case .didSettle: killSwitch.finish(.afterAcknowledgement)
      case .willMerge: killSwitch.commitStep = .beforeMerge
      case .didMerge: killSwitch.finish(.afterMerge)
      case .willCall: break
      }
    }
    sync = PeopleSynchronizer(
      server: ObservedServer(base: PeopleAPI(at: address), killSwitch: killSwitch), store: store,
      lease: FileLease(of: database))
  }

  /// Returns the address book's schema. Each migration calls the kill switch inside its
  /// transaction.
  private static func schema(_ killSwitch: KillSwitch) -> Schema {
    var schema = Schema.addressBook
    schema.migrations = schema.migrations.map { migration in
      Migration { (connection) throws(StoreError) in
        killSwitch.reach(.beforeMigration)
        try migration.steps(connection)
        killSwitch.reach(.afterMigration)
      }
    }
    return schema
  }

  /// Runs the commands of ``KillPlan/script`` and prints the list at `show`.
  func run(_ script: [String]) async throws {
    await sync.finish()
    for line in script {
      let words = line.split(separator: " ").map(String.init)
      switch words[0] {
      case "add": try await save(Person(info(words.suffix(2))))
      case "edit": try await save(Person(id: try await id(words[1]), info(words.suffix(2))))
      case "delete":
        let id = try await id(words[1])
        try await edit { () async throws(StoreError) in try await people.delete([id]) }
      case "offline": words[1] == "on" ? sync.goOffline() : sync.goOnline()
      case "show": say(" [Edit] " + (try await rows().map(\.firstName).joined(separator: " ")))
      default: break
      }
      if words[0] != "show" { await sync.finish() }
    }
  }

  private func save(_ person: Person) async throws {
    try await edit { () async throws(StoreError) in try await people.save([person]) }
  }

  private func edit(_ body: () async throws(StoreError) -> Void) async throws {
    killSwitch.commitStep = .beforeCommit
    try await body()
    killSwitch.finish(.afterCommit)
  }

  private func rows() async throws -> [Person] {
    try await people.people(in: .lastName).map(\.person)
  }

  private func id(_ row: String) async throws -> Person.ID {
    guard let number = Int(row) else { throw CycleFault("\(row) is not a row number") }
    return try await rows()[number - 1].id
  }

  private func info(_ words: ArraySlice<String>) -> PersonInfo {
    PersonInfo(
      storedFirstName: words.first ?? "", lastName: words.last ?? "", birthday: nil)
  }
}

/// Kills the current process at the given occurrence of a step.
final class KillSwitch: Sendable {
  private let step: SyncStep
  private let state: Mutex<(left: Int, commitStep: SyncStep?)>

  /// Creates a switch from a string such as "beforeCommit:2", or returns nil for other strings.
  init?(_ text: String) {
    let parts = text.split(separator: ":")
    guard parts.count == 2, let step = SyncStep(rawValue: String(parts[0])),
      let count = Int(parts[1])
    else { return nil }
    self.step = step
    state = Mutex((count, nil))
  }

  /// The step to reach at the next commit; nil if no edit, settlement or merge is running.
  var commitStep: SyncStep? {
    get { state.withLock { $0.commitStep } }
    set { state.withLock { $0.commitStep = newValue } }
  }

  func reach(_ reached: SyncStep) {
    guard reached == step else { return }
    let isLast = state.withLock { state in
      state.left -= 1
      return state.left == 0
    }
    if isLast { _ = sendKill(to: getpid()) }
  }

  /// Clears ``commitStep`` after a call that commits, and counts one occurrence of the given step.
  func finish(_ reached: SyncStep) {
    commitStep = nil
    reach(reached)
  }

  /// Makes SQLite call the switch before each commit of the stack's writing connection.
  func observeCommits(of stack: DatabaseStack) async throws(StoreError) {
    let pointer = Unmanaged.passRetained(self).toOpaque()
    let address = UInt(bitPattern: pointer)
    try await stack.write(to: []) { connection in
      _ = sqlite3_commit_hook(
        connection.handle,
        { context in
          guard let context else { return 0 }
          let killSwitch = Unmanaged<KillSwitch>.fromOpaque(context).takeUnretainedValue()
          if let step = killSwitch.commitStep { killSwitch.reach(step) }
          return 0
        }, UnsafeMutableRawPointer(bitPattern: address))
    }
  }
}

/// A people server that calls the kill switch after each reply.
private struct ObservedServer: PeopleServer {
  let base: any PeopleServer
  let killSwitch: KillSwitch

  func page(
    since cursor: String?, seen position: String?, limit: Int?
  ) async throws(ServerError) -> PeoplePage {
    let page = try await base.page(since: cursor, seen: position, limit: limit)
    killSwitch.reach(.afterReply)
    return page
  }

  func apply(_ change: PersonChange) async throws(ServerError) -> ChangeReply {
    let reply = try await base.apply(change)
    killSwitch.reach(.afterReply)
    return reply
  }
}
