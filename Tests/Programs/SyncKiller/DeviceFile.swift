import Collation
import Database
import DemoServer
import Domain
import Foundation

/// The database file of the killed program.
struct DeviceFile {
  /// The contents of the file.
  struct Contents {
    var people: [Person.ID: PersonInfo]
    /// The people who were deleted on the device and, as far as it knows, not on the server.
    var deletions: Set<Person.ID>
    /// The people in the outbox.
    var outbox: Set<Person.ID>
  }

  let url: URL
  private let collation = SystemNameCollation(locale: Locale(identifier: "en_US"))

  init(url: URL) {
    self.url = url
  }

  /// Creates a database of this version with people in it.
  func make(version: Int, people: [Person]) async throws {
    guard version > 0 else { return }
    let whole = Schema.addressBook
    let stack = try DatabaseStack(
      at: .file(url), schema: Schema(Array(whole.migrations.prefix(version))))
    let store = try await SQLitePeopleStore(
      stack, collation: collation, keepsOutbox: version >= 3)
    try await store.save(people)
  }

  /// Reads a copy of the file, so that the file stays as the kill left it.
  func contentsOfCopy(in folder: URL) async throws -> Contents {
    let files = FileManager.default
    let copy = DeviceFile(url: folder.appending(path: "copy.sqlite"))
    // The write-ahead log belongs to the database. SQLite rebuilds the index of the log.
    for ending in ["", "-wal"] where files.fileExists(atPath: url.path + ending) {
      try files.copyItem(atPath: url.path + ending, toPath: copy.url.path + ending)
    }
    return try await copy.contents()
  }

  /// Checks the integrity of the file and reads it.
  func contents() async throws -> Contents {
    var configuration = DatabaseConfiguration()
    configuration.followsOtherProcesses = false
    let stack = try DatabaseStack(
      at: .file(url), schema: .addressBook, configuration: configuration)
    let findings = try stack.read { (connection) throws(StoreError) in
      try connection.all("PRAGMA integrity_check") { $0.text(at: 0) }
    }
    guard findings == ["ok"] else { throw CycleFault(findings.joined(separator: "; ")) }
    let store = try await SQLitePeopleStore(stack, collation: collation, keepsOutbox: true)
    let rows = try await store.people(in: .lastName)
    guard try await store.people(in: .firstName).count == rows.count else {
      throw CycleFault("the two orders list different people")
    }
    let deletions = try stack.read { (connection) throws(StoreError) in
      try connection.all(Self.deleted) { (row) throws(StoreError) in
        try row.identifier(at: 0, of: Person.self)
      }
    }
    return Contents(
      people: Dictionary(uniqueKeysWithValues: rows.map { ($0.id, $0.person.info) }),
      deletions: Set(deletions), outbox: Set(rows.filter { $0.mark != .synced }.map(\.id)))
  }

  private static let deleted =
    "SELECT id FROM person_base WHERE id NOT IN (SELECT id FROM person)"
}

/// A second device that changes people on the server while the killed program is not running.
///
/// It also computes the people who must be everywhere after the next sync.
struct SecondDevice {
  /// The people who must be on the device and on the server at the end.
  private(set) var expected: [Person.ID: PersonInfo]

  private let device: DeviceFile.Contents
  private var generator: SeededGenerator
  private var names: UniqueNames

  /// Creates a device that starts from the contents of the killed one.
  init(_ device: DeviceFile.Contents, _ plan: KillPlan) {
    self.device = device
    expected = device.people
    (generator, names) = (plan.generator, plan.names)
  }

  /// Changes people on the server and updates ``expected``.
  mutating func act(on state: inout PeopleServerState) throws {
    for remote in state.people.sorted(by: { $0.person.firstName < $1.person.firstName }) {
      let (id, there) = (remote.id, remote.person.info)
      guard let here = device.people[id] else {
        // The device has deleted the person or has not received the person yet.
        if !device.deletions.contains(id) { expected[id] = there }
        continue
      }
      if here == there {
        replace(id, in: &state)
      } else if Bool.random(using: &generator) {
        try addBirthday(to: remote, unlike: here, in: &state)
      }
    }
    let newcomer = Person(names.next())
    state.put(newcomer)
    expected[newcomer.id] = newcomer.info
  }

  /// Replaces or removes a person who is the same on the device and on the server.
  ///
  /// A request that is applied twice would undo the change.
  private mutating func replace(_ id: Person.ID, in state: inout PeopleServerState) {
    switch Int.random(in: 0..<4, using: &generator) {
    case 0:
      state.remove(id)
      expected[id] = nil
    case 1...2:
      let info = names.next()
      state.put(Person(id: id, info))
      expected[id] = info
    default: break
    }
  }

  /// Adds a birthday to a person whom the device has renamed; both edits must survive.
  private mutating func addBirthday(
    to remote: RemotePerson, unlike here: PersonInfo, in state: inout PeopleServerState
  ) throws {
    let (there, birthday) = (remote.person, try CalendarDate(year: 1_900, month: 1, day: 1))
    let known = PersonInfo(
      storedFirstName: there.firstName, lastName: there.lastName, birthday: birthday)
    state.put(Person(id: remote.id, known))
    expected[remote.id] = PersonInfo(
      storedFirstName: here.firstName, lastName: here.lastName, birthday: birthday)
  }
}
