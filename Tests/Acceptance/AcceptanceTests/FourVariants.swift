import Database
import Domain
import HeadlessUI
import MassivePeopleList
import PeopleListVariants
import Settings
import TestSupport

extension Variant {
  /// The variants of this package, each under the name of its module.
  ///
  /// All of them store the people in a database file, and the sort order in user defaults.
  static let ofThisPackage = [
    Variant("MassivePeopleList", makeScreen: makeMassiveScreen),
    Variant("ProtocolSplitPeopleList") { try await makeScreen(.protocolSplit, $0, $1) },
    Variant("MVVMPeopleList") { try await makeScreen(.mvvm, $0, $1) },
    Variant("SlimPeopleList") { try await makeScreen(.slim, $0, $1) },
  ]

  /// The variants that are tested: all, or the one that `UNMASSIVE_VARIANT` names.
  static let all: [Variant] = {
    guard let name = ProcessInfo.processInfo.environment["UNMASSIVE_VARIANT"], !name.isEmpty else {
      return ofThisPackage
    }
    let selected = ofThisPackage.filter { $0.name == name }
    guard !selected.isEmpty else {
      let names = ofThisPackage.map(\.name).joined(separator: ", ")
      fatalError("UNMASSIVE_VARIANT is “\(name)”. It must be one of these variants: \(names).")
    }
    return selected
  }()

  private init(
    _ name: String,
    makeScreen:
      @escaping @MainActor (ScreenDependencies, DatabaseStorage) async throws
      -> UIViewController
  ) {
    self.init(
      name, makeStorage: { try await DatabaseStorage($0, collation: $1) },
      makeScreen: { dependencies, storage in
        guard let storage = storage as? DatabaseStorage else {
          throw CocoaError(.featureUnsupported)
        }
        return try await makeScreen(dependencies, storage)
      })
  }

  /// Creates the massive screen, which opens its own database. The storage then uses that database.
  @MainActor
  private static func makeMassiveScreen(
    _ given: ScreenDependencies, _ storage: DatabaseStorage
  ) async throws -> UIViewController {
    let screen = try await makeScreen(.massive, given, storage)
    if let massive = screen as? MassivePeopleList.PeopleListViewController {
      try await storage.use(massive.database)
    }
    return screen
  }

  @MainActor
  private static func makeScreen(
    _ variant: PeopleListVariant, _ given: ScreenDependencies, _ storage: DatabaseStorage
  ) async throws -> UIViewController {
    let screen = try variant.makeScreen(
      PeopleListDependencies(
        store: try await storage.makeStore(keepsOutbox: given.keepsOutbox),
        database: storage.location, keepsOutbox: given.keepsOutbox,
        sortSetting: UserDefaultsSortSetting(defaults: storage.defaults),
        defaults: storage.defaults, context: given.context, notifications: given.notifications))
    if let communicator = given.communicator { screen.communicator = communicator }
    screen.sync = given.sync
    screen.addressBook = given.addressBook
    return screen
  }
}

/// A database and user defaults for one test. Both are deleted with this object.
///
/// The massive variant opens its own database, so a test cannot replace its store. Instead, the
/// tests cause errors in the database file: triggers reject writes, and a renamed table makes reads
/// fail.
@MainActor
private final class DatabaseStorage: Storage {
  let location: DatabaseLocation
  let defaults: UserDefaults
  private let suite = "acceptance-\(UUID())"
  private let folder: URL
  private let collation: any NameCollation
  private var stack: DatabaseStack
  private(set) var store: any PeopleStore
  var core: AnyObject { stack }

  init(_ people: [Person], collation: any NameCollation) async throws {
    guard let defaults = UserDefaults(suiteName: suite) else {
      throw CocoaError(.featureUnsupported)
    }
    self.defaults = defaults
    folder = URL.temporaryFolder.appending(path: suite)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    location = .file(folder.appending(path: "people.sqlite"))
    self.collation = collation
    stack = try DatabaseStack(at: location, schema: .addressBook)
    store = try await SQLitePeopleStore(stack, collation: collation)
    try await store.save(people)
  }

  deinit {
    // Removing a domain writes all domains, so only a test that saved the sort order removes one.
    if UserDefaults(suiteName: suite)?.object(forKey: "sort") != nil {
      UserDefaults.standard.removePersistentDomain(forName: suite)
    }
    try? FileManager.default.removeItem(at: folder)
  }

  /// Creates the store for a screen.
  func makeStore(keepsOutbox: Bool) async throws -> SQLitePeopleStore {
    try await SQLitePeopleStore(stack, collation: collation, keepsOutbox: keepsOutbox)
  }

  /// Replaces the database connection with the connection of a screen.
  func use(_ database: DatabaseStack) async throws {
    stack = database
    store = try await SQLitePeopleStore(database, collation: collation)
  }

  func failWrites(because reason: String?) async throws {
    try await stack.write(to: []) { (connection) throws(StoreError) in
      for event in ["INSERT", "UPDATE", "DELETE"] {
        try connection.execute("DROP TRIGGER IF EXISTS refuse_\(event)")
        guard let reason else { continue }
        try connection.execute(
          """
          CREATE TRIGGER refuse_\(event) BEFORE \(event) ON person
          BEGIN SELECT RAISE(ABORT, '\(reason)'); END
          """)
      }
    }
  }

  func failReads(_ fails: Bool) async throws {
    try await stack.write(to: [.person]) { (connection) throws(StoreError) in
      try connection.execute(
        fails ? "ALTER TABLE person RENAME TO away" : "ALTER TABLE away RENAME TO person")
      // Renaming a table does not notify the observers, so this statement writes a row.
      try connection.execute(
        "INSERT OR REPLACE INTO sort_keys (table_name, collation) VALUES ('away', '')")
    }
  }

  func mark(_ marks: [Person.ID: SyncMark]) async throws {
    try await stack.write(to: [.person, "outbox"]) { (connection) throws(StoreError) in
      try connection.execute("DELETE FROM outbox")
      for (id, mark) in marks {
        switch mark {
        case .synced: break
        case .waiting:
          try connection.execute("INSERT INTO outbox (person) VALUES (?)", id)
        case .refused(let reason):
          try connection.execute(
            "INSERT INTO outbox (person, refusal) VALUES (?, ?)", id, reason)
        }
      }
    }
  }
}
