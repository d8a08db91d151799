import DataSource
import Foundation

extension ComparisonGroup {
  /// Compares the diff of long lists with building a dictionary of their ids.
  ///
  /// A diff that hashes all ids would need that dictionary, so it could not be faster.
  static let dataSource = ComparisonGroup(title: "DataSource: row changes of 100,000 rows") {
    let rows = (0..<100_000).map { BenchmarkRow(id: UUID(), title: "Row \($0)") }
    let replaced = rows.map { BenchmarkRow(id: UUID(), title: $0.title) }
    var generator = SeededGenerator(state: 42)
    return [
      comparison("nothing changed", rows, rows, goal: nil),
      comparison("1% edits", rows, edited(rows, using: &generator), goal: 0.3),
      comparison("10% moves", rows, moved(rows, using: &generator), goal: 1),
      comparison("full shuffle", rows, rows.shuffled(using: &generator), goal: 3),
      comparison("reversed", rows, rows.reversed(), goal: nil),
      comparison("halves exchanged", rows, Array(rows[50_000...] + rows[..<50_000]), goal: nil),
      comparison("all replaced", rows, replaced, goal: nil),
    ]
  }

  /// Compares the pattern's two implementations of the diff, `Diff/` and `StandardDiff/`.
  static let standardDiff = ComparisonGroup(title: "DataSource: the standard library's difference")
  {
    var generator = SeededGenerator(state: 42)
    let rows = (0..<1_000).map { BenchmarkRow(id: UUID(), title: "Row \($0)") }
    let many = (0..<10_000).map { BenchmarkRow(id: UUID(), title: "Row \($0)") }
    return [
      comparison("1% edits of 1,000 rows", rows, edited(rows, using: &generator)),
      comparison("10% moves of 1,000 rows", rows, moved(rows, using: &generator)),
      comparison("1,000 rows shuffled", rows, rows.shuffled(using: &generator)),
      comparison("1% edits of 10,000 rows", many, edited(many, using: &generator)),
    ]
  }

  private static func comparison(
    _ name: String, _ old: [BenchmarkRow], _ new: [BenchmarkRow]
  ) -> Comparison {
    let target = [ListSection(id: 0, items: new)]
    func time(_ source: SectionedDataSource<Int, BenchmarkRow>) throws -> Duration {
      try source.apply([ListSection(id: 0, items: old)])
      return try timed { keep(try source.apply(target)) }
    }
    return Comparison(
      name: name, direct: "`StandardDiff/`", goal: 1,
      runDirect: { try time(SectionedDataSource(comparing: ListUpdate.standardChanges)) },
      runKit: { try time(SectionedDataSource()) })
  }

  private static func comparison(
    _ name: String, _ old: [BenchmarkRow], _ new: [BenchmarkRow], goal: Double?
  ) -> Comparison {
    Comparison(
      name: name, direct: "id → index dictionary of the same rows, keyed by UUID", goal: goal,
      runDirect: {
        timed {
          var indices: [UUID: Int] = [:]
          indices.reserveCapacity(old.count)
          for (index, row) in old.enumerated() { indices[row.id] = index }
          keep(indices)
        }
      },
      runKit: {
        let source = try SectionedDataSource([ListSection(id: 0, items: old)])
        let target = [ListSection(id: 0, items: new)]
        return try timed { keep(try source.apply(target)) }
      })
  }

  /// Returns a copy with one edit per 100 rows: in turn a removal, an insertion and a new title.
  private static func edited(
    _ rows: [BenchmarkRow], using generator: inout SeededGenerator
  ) -> [BenchmarkRow] {
    var rows = rows
    for edit in 0..<(rows.count / 100) {
      let index = Int.random(in: rows.indices, using: &generator)
      switch edit % 3 {
      case 0: rows.remove(at: index)
      case 1: rows.insert(BenchmarkRow(id: UUID(), title: "New \(edit)"), at: index)
      default: rows[index].title = "Edited \(edit)"
      }
    }
    return rows
  }

  /// Returns the rows after one row in ten has moved.
  private static func moved(
    _ rows: [BenchmarkRow], using generator: inout SeededGenerator
  ) -> [BenchmarkRow] {
    let chosen = Set(rows.indices.shuffled(using: &generator).prefix(rows.count / 10))
    var result = rows.indices.filter { !chosen.contains($0) }.map { rows[$0] }
    for index in chosen.sorted() {
      result.insert(rows[index], at: Int.random(in: 0...result.count, using: &generator))
    }
    return result
  }
}

/// A row with a UUID and a string.
private struct BenchmarkRow: Identifiable, Equatable {
  let id: UUID
  var title: String
}

/// A seeded random generator, so that each run makes the same changes.
struct SeededGenerator: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return state ^ (state >> 33)
  }
}
