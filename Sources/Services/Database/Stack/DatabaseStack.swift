public import Domain

/// The persistence stack: one open database, made once at launch and handed down (row B2).
///
/// It has one job: to open the file, bring its schema up to date, and lend connections. Writes go
/// one at a time over one connection, reads over another, which a write does not hold up. What the
/// tables mean is the stores' business.
///
///     let stack = try DatabaseStack(at: .file(url), schema: .addressBook)
///     let people = try await SQLitePeopleStore(stack, collation: collation)
///
/// Who holds whom: stores and observation tokens hold the stack, the stack holds no store. While
/// one of them lives, so does the stack; a local constant that dies with its function, as in the
/// document (row B8), does no harm. The file is closed when the last of them is gone.
public final class DatabaseStack: Sendable {
  /// Where the database lives.
  public let location: DatabaseLocation

  let reader: SharedConnection
  let writer: SharedConnection
  let writes = WorkQueue(label: "database.writes")
  let reads = WorkQueue(label: "database.reads")
  let observers = ObserverRegistry()
  let otherProcesses: OtherProcesses

  /// Opens the database at `location` and takes the steps of `schema` that it has not taken yet.
  ///
  /// It waits for the disk: a program that draws while it starts calls it off the main actor.
  ///
  /// - Throws: `StoreError`, whose cases name the file and say what to do: no folder, no database,
  ///   another program's, damaged, locked, read-only, full, or written by a newer version. The file is as it was then,
  ///   or some whole steps further.
  public init(
    at location: DatabaseLocation, schema: Schema,
    configuration: DatabaseConfiguration = DatabaseConfiguration()
  ) throws(StoreError) {
    self.location = location
    let first = try Connection(
      location: location, schema: schema, configuration: configuration)
    if location.isReadOnly {
      try schema.check(first)
    } else {
      try schema.migrate(first)
    }
    otherProcesses = OtherProcesses(lastSeen: try first.dataVersion())
    writer = SharedConnection(first)
    if case .file(let url) = location {
      reader = SharedConnection(
        try Connection(
          location: .readOnly(url), schema: schema, configuration: configuration))
    } else {
      // Another connection to memory would see other data, and without writes one is enough.
      reader = writer
    }
    if case .file = location, configuration.followsOtherProcesses {
      otherProcesses.follow(path: location.path, on: self)
    }
  }
}
