import DataSource
import Synchronization
import TestSupport
import Testing

/// Counts what is done with ids.
private final class Work: Sendable {
  let hashes = Atomic(0)
  let comparisons = Atomic(0)
}

private struct CountedID: Hashable {
  let number: Int
  let work: Work

  static func == (one: Self, other: Self) -> Bool {
    one.work.comparisons.add(1, ordering: .relaxed)
    return one.number == other.number
  }

  func hash(into hasher: inout Hasher) {
    work.hashes.add(1, ordering: .relaxed)
    hasher.combine(number)
  }
}

private struct CountedRow: Identifiable, Equatable {
  let id: CountedID
}

@Suite("Row changes: the work is linear in the rows, counted and not timed")
@MainActor struct LinearWorkTests {
  nonisolated private static let count = 2_000

  @Test("where rows come and go here and there, only those are hashed")
  func fewEdits() throws {
    var numbers = Array(0..<Self.count)
    numbers.remove(at: 1_500)
    numbers.insert(9_001, at: 1_000)
    numbers.swapAt(500, 501)
    let work = try apply(numbers)
    // A set that loses a member hashes the run of neighbours behind it once more; how long that is
    // changes with the hasher's seed, which is another in each process. All rows would be 2,000.
    #expect(work.hashes.load(ordering: .relaxed) <= Self.count / 20)
    #expect(work.comparisons.load(ordering: .relaxed) <= 3 * Self.count)
  }

  @Test(
    "in every other shape of change each id is hashed and compared a few times",
    arguments: [
      Array((0..<count).reversed()), Array(1_000..<count) + Array(0..<1_000),
      Array(10_000..<12_000), Array(0..<500) + Array(5_000..<5_500) + Array(500..<count), [],
      (0..<count).map { $0 * 7 % count }, (0..<count).map { $0 ^ 1 },
    ])
  func everyShape(_ numbers: [Int]) throws {
    let work = try apply(numbers)
    let rows = Self.count + numbers.count
    #expect(work.hashes.load(ordering: .relaxed) <= 4 * rows)
    #expect(work.comparisons.load(ordering: .relaxed) <= 12 * rows)
  }

  /// The work that leads from the rows 0, 1, 2 … to `numbers`.
  private func apply(_ numbers: [Int]) throws -> Work {
    let work = Work()
    let source = try SectionedDataSource([section(Array(0..<Self.count), work)])
    work.hashes.store(0, ordering: .relaxed)
    work.comparisons.store(0, ordering: .relaxed)
    try source.apply([section(numbers, work)])
    return work
  }

  private func section(_ numbers: [Int], _ work: Work) -> ListSection<String, CountedRow> {
    ListSection(id: "A", items: numbers.map { CountedRow(id: CountedID(number: $0, work: work)) })
  }
}
