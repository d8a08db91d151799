import Database
import Domain
import Foundation
import TestDoubles
import Testing

@Suite("The file and the log beside it")
struct OneFileTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  /// Who is in a copy of the file, made without its log.
  private func peopleInCopy() async throws -> [Person] {
    let copy = folder.database.appendingPathExtension("copy")
    try FileManager.default.copyItem(at: folder.database, to: copy)
    let store = try await SQLitePeopleStore(
      try DatabaseStack(at: .file(copy), schema: .addressBook), collation: AlphabetCollation())
    return try await store.people(in: .lastName).map(\.person)
  }

  @Test("once the log is emptied, the file alone has everybody, while it still is open")
  func emptied() async throws {
    let stack = try folder.makeStack()
    let store = try await SQLitePeopleStore(stack, collation: AlphabetCollation())
    try await store.save([.ada])
    await stack.emptyLog()
    let people = try await peopleInCopy()
    #expect(people == [.ada])
    try await store.save([.grace])
    let count = try await store.people(in: .lastName).count
    #expect(count == 2)
  }

  @Test("a log that somebody reads from stays, and nothing is lost")
  func inUse() async throws {
    let stack = try folder.makeStack()
    let store = try await SQLitePeopleStore(stack, collation: AlphabetCollation())
    try await store.save([.ada])
    let reader = try PlainDatabase(folder.database)
    try reader.run("BEGIN")
    try reader.run("SELECT count(*) FROM sqlite_schema")
    try await store.save([.grace])
    await stack.emptyLog()
    try reader.run("COMMIT")
    let count = try await store.people(in: .lastName).count
    #expect(count == 2)
  }
}
