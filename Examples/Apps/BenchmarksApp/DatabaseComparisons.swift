import Collation
import Database
import Domain
import Foundation

extension ComparisonGroup {
  /// Compares the store with a loop that calls SQLite's C functions.
  static let database = ComparisonGroup(title: "Database: people in SQLite") {
    let bench = try await DatabaseBench()
    return [bulkInsert(bench), rowByID(bench), wholeList(bench), pages(bench)]
  }

  private static func bulkInsert(_ bench: DatabaseBench) -> Comparison {
    Comparison(
      name: "bulk insert, 100,000 rows", direct: "a C loop, same schema; both make the sort keys",
      goal: 1.11, rounds: 5,
      runDirect: {
        let direct = DirectDatabase(try bench.makeEmptyFile())
        let insert = direct.prepare(
          """
          INSERT INTO person
          (id, first_name, last_name, birthday, last_key, last_section, first_key, first_section)
          VALUES (?, ?, ?, ?, ?, ?, ?, ?)
          """)
        return timed { direct.insert(bench.people, collation: bench.collation, by: insert) }
      },
      runKit: {
        let store = try await bench.makeEmptyStore()
        return try await timed { try await store.save(bench.people) }
      })
  }

  private static func rowByID(_ bench: DatabaseBench) -> Comparison {
    var generator = SeededGenerator(state: 1)
    let ids = bench.people.shuffled(using: &generator).prefix(20_000).map(\.id)
    let select = bench.kitFile.prepare(
      "SELECT id, first_name, last_name, birthday FROM person WHERE id = ?")
    return Comparison(
      name: "one row by id, 20,000 times", direct: "a C loop on the same table", goal: 1.5,
      runDirect: {
        timed {
          for id in ids { keep(bench.kitFile.person(id, by: select)) }
        }
      },
      runKit: {
        let store = bench.store
        return try await timed { try await lookUp(ids, in: store) }
      })
  }

  /// Runs off the main actor, so that the time includes no switch to that actor.
  @concurrent
  nonisolated private static func lookUp(
    _ ids: [Person.ID], in store: SQLitePeopleStore
  ) async throws {
    for id in ids { keep(try await store.person(id)) }
  }

  private static func wholeList(_ bench: DatabaseBench) -> Comparison {
    let select = bench.plainFile.prepare(
      "SELECT id, first_name, last_name, birthday, last_section FROM person ORDER BY last_key")
    return Comparison(
      name: "100,000 rows in list order", direct: "a C loop through a plain index", goal: 0.33,
      runDirect: { timed { keep(bench.plainFile.rows(of: select)) } },
      runKit: { try await timed { keep(try await bench.store.people(in: .lastName)) } })
  }

  private static func pages(_ bench: DatabaseBench) -> Comparison {
    var generator = SeededGenerator(state: 2)
    let starts = Array(bench.people.shuffled(using: &generator).prefix(500))
    let keys = starts.map { bench.collation.key(for: $0.info, in: .lastName).bytes }
    let select = bench.plainFile.prepare(
      """
      SELECT id, first_name, last_name, birthday, last_section FROM person
      WHERE last_key > ? ORDER BY last_key LIMIT 50
      """)
    return Comparison(
      name: "a page of 50 by keyset, 500 times", direct: "a C loop through a plain index",
      goal: 0.5,
      runDirect: {
        timed {
          for key in keys {
            bench.plainFile.bind(key, to: select, at: 1)
            keep(bench.plainFile.rows(of: select))
          }
        }
      },
      runKit: {
        let store = bench.store
        return try await timed { try await turnPages(from: starts, in: store) }
      })
  }

  @concurrent
  nonisolated private static func turnPages(
    from starts: [Person], in store: SQLitePeopleStore
  ) async throws {
    for start in starts { keep(try await store.people(in: .lastName, after: start, limit: 50)) }
  }
}

extension DirectDatabase {
  fileprivate func person(_ id: Person.ID, by statement: OpaquePointer?) -> Person? {
    bind(id, to: statement, at: 1)
    return first(of: statement)
  }
}

/// Two files with the same people: the kit's file, and a file with a plain index.
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

  /// Returns a new, empty file with the kit's schema.
  func makeEmptyFile() throws -> URL {
    let url = folder.appending(path: UUID().uuidString)
    var configuration = DatabaseConfiguration()
    configuration.followsOtherProcesses = false
    _ = try DatabaseStack(at: .file(url), schema: .addressBook, configuration: configuration)
    return url
  }

  /// Returns a store on a new, empty file.
  func makeEmptyStore() async throws -> SQLitePeopleStore {
    let url = folder.appending(path: UUID().uuidString)
    let stack = try DatabaseStack(at: .file(url), schema: .addressBook)
    return try await SQLitePeopleStore(stack, collation: collation)
  }
}

/// People with names of invented syllables. The names are the same in each run.
enum InventedPeople {
  static func make(_ count: Int) -> [Person] {
    var generator = SeededGenerator(state: 20_260_301)
    return (0..<count).map { number in
      let first = name(syllables: 2, &generator)
      let last = name(syllables: 3, &generator)
      let birthday = try? CalendarDate(
        year: 1920 + number % 90, month: number % 12 + 1, day: number % 28 + 1)
      return Person(PersonInfo(storedFirstName: first, lastName: last, birthday: birthday))
    }
  }

  private static let syllables =
    "ba be da do el fa ga ha hel in ja ka kor la lin lo ma mi mor na no or pa ra ro sa sen sve ta to va"
    .split(separator: " ").map(String.init)

  private static func name(syllables count: Int, _ generator: inout SeededGenerator) -> String {
    (0..<count).map { _ in syllables.randomElement(using: &generator) ?? "" }.joined().capitalized
  }
}
