import CFaultyDisk
import Database
import DemoServer
import Domain
import FaultyServer
import Foundation
import Sync
import Synchronization
import TestDoubles
import VCard

/// A user's session on one device: a migration, thirty edits, an import of vCards, and syncs.
///
/// The session records which edits were confirmed, and which may or may not be saved.
@MainActor
final class Session {
  /// An edit: the new details of each edited person, or nil for a deleted person.
  typealias Edit = [Person.ID: PersonInfo?]

  let device: Device
  let server: RecordedServer
  /// The state of the people after the confirmed edits.
  private(set) var confirmed = Edit()
  /// Edits whose error message said that they may or may not be saved.
  private(set) var unconfirmed: [Person.ID: [PersonInfo?]] = [:]
  /// The error messages that the user saw.
  private(set) var errors: [String] = []
  /// The closure that is called before and after each edit. After an edit, the phase says whether
  /// the edit was confirmed or refused.
  var onEdit: @MainActor (Edit, EditPhase) -> Void = { _, _ in }

  enum EditPhase { case begins, confirmed, refused }

  private var count = 0

  init(_ file: URL) throws {
    server = RecordedServer(PeopleServerState(people: [.example(901), .example(902)]))
    device = Device(file, server)
  }

  /// Creates a database with an older schema and two people, and waits until its file is closed.
  ///
  /// Plan faults only after this method returns.
  func prepare() async throws {
    let people: [Person] = [.example(801), .example(802)]
    try await saveInOlderSchema(people)
    for person in people { confirmed[person.id] = person.info }
    await Device.waitUntilFilesAreClosed()
  }

  private func saveInOlderSchema(_ people: [Person]) async throws {
    let older = Schema(Array(Schema.addressBook.migrations.prefix(2)))
    let stack = try DatabaseStack(at: .file(device.file), schema: older)
    try await SQLitePeopleStore(stack, collation: PlainCollation()).save(people)
  }

  /// Plays the session on a disk without faults, and ends the program if an edit or a sync fails.
  func playWithoutFaults() async {
    await play()
    if let error = errors.first { complain("Without a fault, the user saw: \(error)", status: 70) }
    await device.quit()
  }

  /// Plays the session. An error ends one edit, and the user continues with the next one.
  func play() async {
    for step in 1...30 {
      switch step % 6 {
      case 1, 2, 3: await save(.example(step))
      case 4: await save(.example(step - 3, birthday: true))
      case 5: await delete(.example(step - 3))
      default: await save(.example(801 + step % 12 / 6, birthday: step % 4 == 0))
      }
      if step == 15 { await importCards() }
      if step % 5 == 0 {
        server.put(.example(900 + step))
        await refresh()
      }
    }
    await refresh()
  }

  private func save(_ person: Person) async {
    await edit([person.id: person.info]) { (people) throws(StoreError) in
      try await people.save([person])
    }
  }

  private func delete(_ person: Person) async {
    await edit([person.id: nil as PersonInfo?]) { (people) throws(StoreError) in
      try await people.delete([person.id])
    }
  }

  /// Imports the cards of three people in one change.
  private func importCards() async {
    let cards = (701...703).map { number in
      let id = Person.example(number).id
      return "BEGIN:VCARD\nVERSION:3.0\nUID:urn:uuid:\(id)\nN:Card;C\(number);;;\nEND:VCARD\n"
    }
    let found = VCardReader().read(Data(cards.joined().utf8), today: .testDay).contents.people
    let added = PeopleImport(found, comparedWith: []).added
    var changes = Edit()
    for person in added { changes[person.id] = person.info }
    await edit(changes) { (people) throws(StoreError) in try await people.save(added) }
  }

  private func edit(
    _ changes: Edit, _ write: (SQLitePeopleStore) async throws(StoreError) -> Void
  ) async {
    onEdit(changes, .begins)
    do {
      try await write(try await device.program().people)
      confirmed.merge(changes) { $1 }
      for id in changes.keys { unconfirmed[id] = nil }
      onEdit(changes, .confirmed)
    } catch {
      errors.append("\(error)")
      if case .unconfirmed = error {
        for (id, info) in changes { unconfirmed[id, default: []].append(info) }
      }
      onEdit(changes, .refused)
    }
  }

  private func refresh() async {
    do {
      let sync = try await device.program().sync
      try await sync.refresh()
      if case .stopped(let reason) = sync.status.activity { errors.append(reason) }
    } catch {
      errors.append("\(error)")
    }
  }
}

/// A device with a database file and a program.
///
/// After a failed start, the next call of `program()` opens the file again.
@MainActor
final class Device {
  let file: URL
  private let server: any PeopleServer
  private var running: (people: SQLitePeopleStore, sync: PeopleSynchronizer)?

  init(_ file: URL, _ server: any PeopleServer) {
    self.file = file
    self.server = server
  }

  /// Returns the program, and starts it if necessary.
  func program() async throws(StoreError) -> (
    people: SQLitePeopleStore, sync: PeopleSynchronizer
  ) {
    if let running { return running }
    var configuration = DatabaseConfiguration()
    configuration.followsOtherProcesses = false
    configuration.busyTimeout = 0
    let stack = try DatabaseStack(
      at: .file(file), schema: .addressBook, configuration: configuration)
    let people = try await SQLitePeopleStore(
      stack, collation: PlainCollation(), keepsOutbox: true)
    let store = try await SQLiteSyncStore(people)
    var settings = SyncConfiguration()
    settings.requestsAtOnce = 1
    let sync = PeopleSynchronizer(
      server: server, store: store, clock: JumpingClock(), configuration: settings)
    running = (people, sync)
    return (people, sync)
  }

  /// Ends the program, and waits until its files are closed.
  func quit() async {
    running = nil
    await Self.waitUntilFilesAreClosed()
  }

  /// Waits until no file is open, because a program that ends closes its files on another thread.
  static func waitUntilFilesAreClosed() async {
    for _ in 0..<100_000 where diskOpenFiles() > 0 { await Task.yield() }
    guard diskOpenFiles() == 0 else { fatalError("The program's files are still open.") }
  }
}

/// A server whose state other threads can read.
@MainActor
final class RecordedServer: PeopleServer {
  private let server: InProcessPeopleServer
  /// The current state, which any thread can read.
  nonisolated let current: StateBox

  init(_ state: PeopleServerState) {
    server = InProcessPeopleServer(state)
    current = StateBox(state)
  }

  var state: PeopleServerState { server.state }

  /// Changes a person as another device would.
  func put(_ person: Person) {
    server.state.put(person)
    current.set(server.state)
  }

  func page(
    since cursor: String?, seen position: String?, limit: Int?
  ) async throws(ServerError) -> PeoplePage {
    try await server.page(since: cursor, seen: position, limit: limit)
  }

  func apply(_ change: PersonChange) async throws(ServerError) -> ChangeReply {
    defer { current.set(server.state) }
    return try await server.apply(change)
  }
}

/// A server state that several threads can read and write.
final class StateBox: Sendable {
  private let state: Mutex<PeopleServerState>

  init(_ state: PeopleServerState) { self.state = Mutex(state) }

  var value: PeopleServerState { state.withLock { $0 } }

  func set(_ value: PeopleServerState) { state.withLock { $0 = value } }
}

extension Person {
  /// Returns a person whose identifier and last name contain `number`.
  static func example(_ number: Int, birthday: Bool = false) -> Person {
    let (high, low) = (UInt8(number / 256), UInt8(number % 256))
    let id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, high, low))
    return Person(
      id: ID(id),
      PersonInfo(
        storedFirstName: "Person", lastName: "Number \(number)", birthday: birthday ? .testDay : nil
      ))
  }
}

/// A simple collation, because the order of the people does not matter here.
struct PlainCollation: NameCollation {
  let identifier = "plain-1"

  func key(leading: String, trailing: String) -> ListKey {
    ListKey(bytes: Array((leading + "\u{1}" + trailing).utf8), section: "#")
  }
}
