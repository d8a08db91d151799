import Domain
import TestDoubles
import TestSupport
import Testing

@testable import Database

extension Table {
  fileprivate static let cat: Table = "cat"
  fileprivate static let dog: Table = "dog"
}

extension Schema {
  /// Two tables. SQLite's update hook does not report changes to the `WITHOUT ROWID` table.
  fileprivate static let animals = Schema([
    Migration(
      "CREATE TABLE cat (name TEXT PRIMARY KEY) WITHOUT ROWID; CREATE TABLE dog (name TEXT)")
  ])
}

@Suite("Observed queries", .timeLimit(.minutes(3)))
@MainActor
struct ObservationTests {
  private nonisolated static func names(_ connection: Connection) throws(StoreError) -> [String] {
    try connection.all("SELECT name FROM cat ORDER BY name") { $0.text(at: 0) }
  }

  /// Creates a stack, observes a table, and waits for the first result.
  private func makeObserved() async throws -> (
    DatabaseStack, Deliveries<[String]>, ObservationToken
  ) {
    let stack = try DatabaseStack(at: .memory, schema: .animals)
    let deliveries = Deliveries<[String]>()
    let token = stack.observe([.cat], Self.names, deliveries.receive)
    _ = try await deliveries.next()
    return (stack, deliveries, token)
  }

  private func add(_ table: Table, _ names: String..., to stack: DatabaseStack) async throws {
    try await stack.write(to: [table]) { (connection) throws(StoreError) in
      for name in names { try connection.execute("INSERT INTO \(table) VALUES (?)", name) }
    }
  }

  @Test("a transaction with several statements delivers one result")
  func oncePerCommit() async throws {
    let (stack, deliveries, token) = try await makeObserved()
    try await add(.cat, "Tom", "Felix", "Garfield", to: stack)
    let counts = try deliveries.all.map { try $0.get().count }
    #expect(counts == [0, 3])
    withExtendedLifetime(token) {}
  }

  @Test("a write to a table that is not observed delivers no result")
  func otherTables() async throws {
    let (stack, deliveries, token) = try await makeObserved()
    try await add(.dog, "Rex", to: stack)
    #expect(deliveries.all.count == 1)
    withExtendedLifetime(token) {}
  }

  @Test("`REPLACE` and a `DELETE` without `WHERE` each deliver a result")
  func replaceAndDelete() async throws {
    let (stack, deliveries, token) = try await makeObserved()
    try await add(.cat, "Tom", to: stack)
    try await stack.write(to: [.cat]) { (connection) throws(StoreError) in
      try connection.execute("REPLACE INTO cat VALUES ('Tom')")
    }
    try await stack.write(to: [.cat]) { (connection) throws(StoreError) in
      try connection.execute("DELETE FROM cat")
    }
    let delivered = try deliveries.all.map { try $0.get() }
    #expect(delivered == [[], ["Tom"], ["Tom"], []])
    withExtendedLifetime(token) {}
  }

  @Test("after a transaction that fails or changes no row, the observation delivers nothing")
  func nothingChanged() async throws {
    let (stack, deliveries, token) = try await makeObserved()
    try await stack.write(to: [.cat]) { (connection) throws(StoreError) in
      try connection.execute("DELETE FROM cat WHERE name = 'nobody'")
    }
    await #expect(throws: StoreError.self) { try await add(.cat, "Tom", "Tom", to: stack) }
    #expect(deliveries.all.count == 1)
    let cats = try stack.read(Self.names)
    #expect(cats == [])
    withExtendedLifetime(token) {}
  }

  @Test("a failed query delivers its error, and the observation continues")
  func deliversErrors() async throws {
    let (stack, deliveries, token) = try await makeObserved()
    try await stack.write(to: [.cat]) { (connection) throws(StoreError) in
      try connection.execute("INSERT INTO cat VALUES ('Tom')")
      try connection.execute("ALTER TABLE cat RENAME TO panther")
    }
    #expect(throws: StoreError.self) { try deliveries.all.last?.get() }
    try await stack.write(to: [.cat]) { (connection) throws(StoreError) in
      try connection.execute("ALTER TABLE panther RENAME TO cat")
      try connection.execute("INSERT INTO cat VALUES ('Felix')")
    }
    let cats = try deliveries.all.last?.get()
    #expect(cats == ["Felix", "Tom"])
    withExtendedLifetime(token) {}
  }

  @Test("concurrent commits deliver results in order, and the last result contains every change")
  func coalesces() async throws {
    let (stack, deliveries, token) = try await makeObserved()
    await withTaskGroup { group in
      for number in 0..<50 {
        group.addTask { try? await add(.cat, "cat \(number)", to: stack) }
      }
    }
    let counts = try deliveries.all.map { try $0.get().count }
    #expect(counts.last == 50)
    #expect(counts == counts.sorted())
    withExtendedLifetime(token) {}
  }

  @Test("`settle()` waits for the first result of a new observer")
  func settles() async throws {
    let stack = try DatabaseStack(at: .memory, schema: .animals)
    let deliveries = Deliveries<[String]>()
    let token = stack.observe([.cat], Self.names, deliveries.receive)
    #expect(deliveries.all.isEmpty)
    await stack.settle()
    #expect(deliveries.all.count == 1)
    withExtendedLifetime(token) {}
  }

  @Test("an observer can cancel its token and write from its closure")
  func fromItsClosure() async throws {
    let stack = try DatabaseStack(at: .memory, schema: .animals)
    var token: ObservationToken?
    var writing: Task<Void, any Error>?
    var count = 0
    token = stack.observe([.cat], Self.names) { _ in
      count += 1
      token?.cancel()
      writing = Task { try await add(.cat, "Tom", to: stack) }
    }
    await stack.settle()
    try await writing?.value
    #expect(count == 1)
  }
}
