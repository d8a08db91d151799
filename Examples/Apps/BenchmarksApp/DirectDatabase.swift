import CSQLite
import Domain
import Foundation

/// A database that calls SQLite's C functions directly.
///
/// The program stops at the first failure.
final class DirectDatabase {
  private var handle: OpaquePointer?
  private var statements: [OpaquePointer?] = []

  init(_ url: URL) {
    check(sqlite3_open(url.path, &handle))
    sqlite3_busy_timeout(handle, 5_000)
    run("PRAGMA journal_mode = WAL")
    run("PRAGMA synchronous = FULL")
    run("PRAGMA cache_size = -16384")
  }

  deinit {
    for statement in statements { sqlite3_finalize(statement) }
    sqlite3_close(handle)
  }

  func run(_ sql: String) {
    check(sqlite3_exec(handle, sql, nil, nil, nil))
  }

  /// Returns a prepared statement, which is valid until this object is released.
  func prepare(_ sql: String) -> OpaquePointer? {
    var statement: OpaquePointer?
    check(sqlite3_prepare_v2(handle, sql, -1, &statement, nil))
    statements.append(statement)
    return statement
  }

  /// Writes the people in one transaction.
  ///
  /// The columns are id, first name, last name and birthday. A sort key and a section title for
  /// each of the two name orders follow.
  func insert(_ people: [Person], collation: some NameCollation, by statement: OpaquePointer?) {
    run("BEGIN IMMEDIATE")
    for person in people {
      let last = collation.key(for: person.info, in: .lastName)
      let first = collation.key(for: person.info, in: .firstName)
      bind(person.id, to: statement, at: 1)
      sqlite3_bind_text(statement, 2, person.firstName, -1, copied)
      sqlite3_bind_text(statement, 3, person.lastName, -1, copied)
      if let day = person.birthday {
        sqlite3_bind_int64(statement, 4, Int64(day.year * 10_000 + day.month * 100 + day.day))
      } else {
        sqlite3_bind_null(statement, 4)
      }
      sqlite3_bind_blob(statement, 5, last.bytes, Int32(last.bytes.count), copied)
      sqlite3_bind_text(statement, 6, last.section, -1, copied)
      sqlite3_bind_blob(statement, 7, first.bytes, Int32(first.bytes.count), copied)
      sqlite3_bind_text(statement, 8, first.section, -1, copied)
      check(sqlite3_step(statement), SQLITE_DONE)
      sqlite3_reset(statement)
    }
    run("COMMIT")
  }

  func bind(_ id: Person.ID, to statement: OpaquePointer?, at index: Int32) {
    withUnsafeBytes(of: id.uuid.uuid) { bytes in
      _ = sqlite3_bind_blob(statement, index, bytes.baseAddress, 16, copied)
    }
  }

  func bind(_ bytes: [UInt8], to statement: OpaquePointer?, at index: Int32) {
    sqlite3_bind_blob(statement, index, bytes, Int32(bytes.count), copied)
  }

  /// Returns the people that a statement selects, with their sections.
  ///
  /// The columns of the statement are id, first name, last name, birthday and section.
  func rows(of statement: OpaquePointer?) -> [PersonRow] {
    var rows: [PersonRow] = []
    while sqlite3_step(statement) == SQLITE_ROW {
      rows.append(PersonRow(person(in: statement), section: text(in: statement, 4)))
    }
    sqlite3_reset(statement)
    return rows
  }

  /// Returns the person in the only row of a statement, or nil.
  func first(of statement: OpaquePointer?) -> Person? {
    defer { sqlite3_reset(statement) }
    return sqlite3_step(statement) == SQLITE_ROW ? person(in: statement) : nil
  }

  /// Returns the person in the current row.
  private func person(in statement: OpaquePointer?) -> Person {
    let uuid = sqlite3_column_blob(statement, 0)?.loadUnaligned(as: uuid_t.self)
    let digits = Int(sqlite3_column_int64(statement, 3))
    let birthday = try? CalendarDate(
      year: digits / 10_000, month: digits / 100 % 100, day: digits % 100)
    return Person(
      id: Person.ID(uuid.map(UUID.init(uuid:)) ?? UUID()),
      PersonInfo(
        storedFirstName: text(in: statement, 1), lastName: text(in: statement, 2),
        birthday: birthday))
  }

  private func text(in statement: OpaquePointer?, _ column: Int32) -> String {
    sqlite3_column_text(statement, column).map { String(cString: $0) } ?? ""
  }

  private func check(_ code: Int32, _ expected: Int32 = SQLITE_OK) {
    guard code == expected else { fatalError(String(cString: sqlite3_errmsg(handle))) }
  }
}

/// `SQLITE_TRANSIENT`: SQLite copies the bytes. Swift does not import the C macro, which is a cast.
private let copied = unsafeBitCast(-1, to: sqlite3_destructor_type.self)
