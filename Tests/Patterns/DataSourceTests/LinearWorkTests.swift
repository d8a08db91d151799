import DataSource
import Synchronization
import TestSupport
import Testing

/// How often ids were hashed, and compared.
private struct Counts {
  var hashes = 0
  var comparisons = 0
}

/// Counts what is done with ids.
private final class Work: Sendable {
  private let counts = Mutex(Counts())

  func add(_ kind: WritableKeyPath<Counts, Int>) {
    counts.withLock { $0[keyPath: kind] += 1 }
  }

  /// What was done since this was last asked.
  func take() -> Counts {
    counts.withLock { counts in
      defer { counts = Counts() }
      return counts
    }
  }
}

private struct CountedID: Hashable {
  let number: Int
  let work: Work

  static func == (one: Self, other: Self) -> Bool {
    one.work.add(\.comparisons)
    return one.number == other.number
  }

  func hash(into hasher: inout Hasher) {
    work.add(\.hashes)
    hasher.combine(number)
  }
}

private struct CountedRow: Identifiable, Equatable {
  let id: CountedID
}

/// One change of 2,000 rows, its work counted in two steps. It holds the data source.
@MainActor
private final class CountedChange: RowChanging {
  nonisolated static let count = 2_000

  /// The work of finding out what changes.
  private(set) var matching = Counts()
  /// The work of noting which ids are shown now.
  private(set) var bookkeeping = Counts()
  private let work = Work()
  private let source = SectionedDataSource<String, CountedRow>()

  /// Leads from the rows 0, 1, 2 … to `numbers`.
  init(to numbers: [Int]) throws {
    try source.apply([section(Array(0..<Self.count))])
    _ = work.take()
    try source.apply([section(numbers)], to: self)
  }

  func changeRows(by update: ListUpdate, updatingData: @escaping @MainActor () -> Void) {
    matching = work.take()
    updatingData()
    bookkeeping = work.take()
  }

  private func section(_ numbers: [Int]) -> ListSection<String, CountedRow> {
    ListSection(id: "A", items: numbers.map { CountedRow(id: CountedID(number: $0, work: work)) })
  }
}

@Suite("Row changes: the work is linear in the rows, counted and not timed")
@MainActor struct LinearWorkTests {
  nonisolated private static let count = CountedChange.count

  /// One row removed, one inserted, and two that change places.
  private static let fewEdits = {
    var numbers = Array(0..<count)
    numbers.remove(at: 1_500)
    numbers.insert(9_001, at: 1_000)
    numbers.swapAt(500, 501)
    return numbers
  }()

  @Test("where rows come and go here and there, only those are hashed")
  func matchingFewEdits() throws {
    let change = try CountedChange(to: Self.fewEdits)
    #expect(change.matching.hashes <= 7)
    #expect(change.matching.comparisons <= 3 * Self.count)
  }

  @Test("and the set of ids that are shown is changed by those alone")
  func notingFewEdits() throws {
    // A set that loses a member hashes the run of its neighbours once more. How long that run is
    // is chance, other in each set but for those made where one was freed: so the shortest of many
    // that live side by side is what the bookkeeping itself asks for.
    let changes = try (0..<32).map { _ in try CountedChange(to: Self.fewEdits) }
    #expect(changes.map(\.bookkeeping.hashes).min() == 2)
  }

  @Test(
    "in every other shape of change each id is hashed and compared a few times",
    arguments: [
      Array((0..<count).reversed()), Array(1_000..<count) + Array(0..<1_000),
      Array(10_000..<12_000), Array(0..<500) + Array(5_000..<5_500) + Array(500..<count), [],
      (0..<count).map { $0 * 7 % count }, (0..<count).map { $0 ^ 1 },
    ])
  func everyShape(_ numbers: [Int]) throws {
    let change = try CountedChange(to: numbers)
    let rows = Self.count + numbers.count
    #expect(change.matching.hashes + change.bookkeeping.hashes <= 4 * rows)
    #expect(change.matching.comparisons + change.bookkeeping.comparisons <= 12 * rows)
  }
}
