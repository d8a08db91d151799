import Database
import Domain
import Collation
import Foundation

/// The same people in two files: the kit's, and one with a plain index, read by hand.
@MainActor
final class DatabaseBench {
  static let count = 100_000

  let people = InventedPeople.make(count)
  let collation = SystemNameCollation(locale: Locale(identifier: "en_GB"))
  let store: SQLitePeopleStore
  let kitFile: DirectDatabase
  let plainFile: DirectDatabase
  private let folder: URL

  init() async throws {
    folder = FileManager.default.temporaryDirectory
      .appending(path: "benchmarks-\(UUID().uuidString)", directoryHint: .isDirectory)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let url = folder.appending(path: "kit.sqlite")
    let stack = try DatabaseStack(at: .file(url), schema: .addressBook)
    store = try await SQLitePeopleStore(stack, collation: collation)
    try await store.save(people)
    kitFile = DirectDatabase(url)
    plainFile = DirectDatabase(folder.appending(path: "plain.sqlite"))
    plainFile.run(
      """
      CREATE TABLE person (
        id BLOB UNIQUE NOT NULL, first_name TEXT NOT NULL, last_name TEXT NOT NULL,
        birthday INTEGER, last_key BLOB NOT NULL, last_section TEXT NOT NULL,
        first_key BLOB NOT NULL, first_section TEXT NOT NULL
      );
      CREATE INDEX person_by_last_name ON person (last_key);
      """)
    let insert = plainFile.prepare("INSERT INTO person VALUES (?, ?, ?, ?, ?, ?, ?, ?)")
    plainFile.insert(people, collation: collation, by: insert)
  }

  deinit {
    try? FileManager.default.removeItem(at: folder)
  }

  /// A new, empty file with the kit's schema.
  func makeEmptyFile() throws -> URL {
    let url = folder.appending(path: UUID().uuidString)
    var configuration = DatabaseConfiguration()
    configuration.followsOtherProcesses = false
    _ = try DatabaseStack(at: .file(url), schema: .addressBook, configuration: configuration)
    return url
  }

  /// A store on a new, empty file, as an app would open it.
  func makeEmptyStore() async throws -> SQLitePeopleStore {
    let url = folder.appending(path: UUID().uuidString)
    let stack = try DatabaseStack(at: .file(url), schema: .addressBook)
    return try await SQLitePeopleStore(stack, collation: collation)
  }
}
