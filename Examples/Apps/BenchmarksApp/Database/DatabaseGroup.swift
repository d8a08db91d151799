import Database
import Domain
import Foundation

extension ComparisonGroup {
  /// The stores beside SQLite's C functions in a loop.
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
    let ids = bench.people.shuffled().prefix(20_000).map(\.id)
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

  /// Off the main actor: what is measured is the store, not the way to another executor and back.
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
    let starts = Array(bench.people.shuffled().prefix(500))
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
