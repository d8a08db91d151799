import Database
import Domain
import HeadlessUI
import PeopleListVariants
import TestSupport

extension Variant {
  /// The variants of this package, each under the name of its module.
  ///
  /// All of them store the people in a database file, and the sort order in user defaults.
  static let ofThisPackage = [
    Variant("MassivePeopleList", .massive), Variant("ProtocolSplitPeopleList", .protocolSplit),
    Variant("MVPPeopleList", .mvp), Variant("VIPERPeopleList", .viper),
    Variant("MVVMPeopleList", .mvvm), Variant("ModelViewPeopleList", .modelView),
    Variant("ReducerPeopleList", .reducer), Variant("SlimPeopleList", .slim),
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

  private init(_ name: String, _ variant: PeopleListVariant) {
    self.init(
      name, makeStorage: { try await DatabaseStorage($0, collation: $1) },
      makeScreen: { given, storage in
        guard let storage = storage as? DatabaseStorage else {
          throw CocoaError(.featureUnsupported)
        }
        let list = try await variant.open(
          PeopleListSettings(
            database: storage.location,
            store: try await storage.makeStore(keepsOutbox: given.keepsOutbox),
            keepsOutbox: given.keepsOutbox, defaults: storage.defaults, context: given.context,
            notifications: given.notifications))
        try await storage.use(list.store.stack)
        return list.makeScreen(
          PeopleListServices(
            communicator: given.communicator, sync: given.sync, addressBook: given.addressBook))
      })
  }
}

/// A database and user defaults for one test. Both are deleted with this object.
///
/// A variant may open its own database, so a test cannot replace the store. Instead, tests cause
/// errors in the database file: triggers reject writes, and a renamed table makes reads fail.
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

  /// Uses the database connection of a screen, because a variant may open its own.
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
