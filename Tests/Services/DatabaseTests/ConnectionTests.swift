import Domain
import Foundation
import TestSupport
import Testing

@testable import Database

@Suite("Connections")
struct ConnectionTests {
  private static let pets = Schema([
    Migration(
      """
      CREATE TABLE owner (id INTEGER PRIMARY KEY);
      CREATE TABLE pet (name TEXT, weight REAL, photo BLOB, owner INTEGER REFERENCES owner (id));
      """)
  ])

  private func makeStack() throws -> DatabaseStack {
    try DatabaseStack(at: .memory, schema: Self.pets)
  }

  @Test("a statement is prepared once and reused")
  func reusesStatements() throws {
    try makeStack().read { (connection) throws(StoreError) in
      _ = try connection.first("SELECT ?", 0) { $0.integer(at: 0) }
      let count = connection.statements.count
      for number in 1...100 {
        let answer = try connection.first("SELECT ?", number) { $0.integer(at: 0) }
        #expect(answer == number)
      }
      #expect(connection.statements.count == count)
    }
  }

  @Test("`first` decodes only the first row")
  func firstRow() throws {
    try makeStack().read { (connection) throws(StoreError) in
      var decoded: [Int] = []
      let number = try connection.first("VALUES (1), (2), (3)") { (row) throws(StoreError) in
        decoded.append(row.integer(at: 0))
        return row.integer(at: 0)
      }
      #expect(number == 1)
      #expect(decoded == [1])
    }
  }

  @Test("`execute` stops the program if a second statement follows the first")
  func secondStatement() async {
    await #expect(processExitsWith: .failure) {
      let stack = try DatabaseStack(at: .memory, schema: Schema([]))
      try stack.read { (connection) throws(StoreError) in
        try connection.execute("SELECT 1; SELECT 2")
      }
    }
  }

  @Test("a row returns bound values of each type, including empty values and NULL")
  func values() throws {
    try makeStack().read { (connection) throws(StoreError) in
      let rows = try connection.all(
        "SELECT ?, ?, ?, ?, ?, ?, ?, ?",
        "", "né\u{0}e", Int.min, -0.5, [UInt8](), [0, 255] as [UInt8], String?.none,
        CalendarDate?.none
      ) { (row) throws(StoreError) in
        #expect(row.text(at: 0) == "" && !row.isNull(at: 0))
        #expect(row.text(at: 1) == "né\u{0}e")
        #expect(row.integer(at: 2) == Int.min)
        #expect(row.double(at: 3) == -0.5)
        #expect(row.bytes(at: 4) == [] && !row.isNull(at: 4))
        #expect(row.bytes(at: 5) == [0, 255])
        #expect(row.isNull(at: 6) && row.text(at: 6) == "" && row.bytes(at: 6) == [])
        let date = try row.date(at: 7)
        #expect(date == nil)
        return row.isNull(at: 7)
      }
      #expect(rows == [true])
    }
  }

  @Test("inserting a row that violates a foreign key throws an error")
  func foreignKeys() async throws {
    let stack = try makeStack()
    let error = await #expect(throws: StoreError.self) {
      try await stack.write(to: ["pet"]) { (connection) throws(StoreError) in
        try connection.execute("INSERT INTO pet (name, owner) VALUES ('Tom', 7)")
      }
    }
    guard case .failed(":memory:", 787, _)? = error else {
      Issue.record("\(String(describing: error)) is another error")
      return
    }
  }

  @Test("a transaction that throws changes nothing")
  func failedTransaction() async throws {
    let stack = try makeStack()
    await #expect(throws: StoreError.locked(file: "here")) {
      try await stack.write(to: ["owner"]) { (connection) throws(StoreError) in
        try connection.execute("INSERT INTO owner VALUES (1)")
        #expect(connection.changedRows == 1)
        throw .locked(file: "here")
      }
    }
    let count = try stack.read { (connection) throws(StoreError) in
      try connection.number("SELECT count(*) FROM owner")
    }
    #expect(count == 0)
  }

  @Test("a concurrent write does not change the results of queries in a snapshot")
  func snapshots() throws {
    let folder = try TemporaryFolder()
    let stack = try DatabaseStack(
      at: .file(folder.database), schema: Self.pets, configuration: .alone)
    let file = folder.database
    let counts = try stack.snapshot { (connection) throws(StoreError) in
      let before = try connection.number("SELECT count(*) FROM owner")
      #expect(throws: Never.self) {
        try PlainDatabase(file).run("INSERT INTO owner VALUES (1)")
      }
      return [before, try connection.number("SELECT count(*) FROM owner")]
    }
    #expect(counts == [0, 0])
    let after = try stack.read { (connection) throws(StoreError) in
      try connection.number("SELECT count(*) FROM owner")
    }
    #expect(after == 1)
  }
}
