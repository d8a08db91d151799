import DataSource
import Synchronization
import Testing

/// An id that increases a shared count each time it is hashed.
private struct CountedID: Hashable {
  let number: Int
  let count: HashCount

  static func == (one: Self, other: Self) -> Bool { one.number == other.number }

  func hash(into hasher: inout Hasher) {
    count.value.withLock { $0 += 1 }
    hasher.combine(number)
  }
}

private final class HashCount: Sendable {
  let value = Mutex(0)
}

private struct CountedRow: Identifiable, Equatable {
  let id: CountedID
}

/// A row whose id has the same hash as all other ids.
private struct EqualHashRow: Identifiable, Equatable {
  struct ID: Hashable {
    let number: Int
    func hash(into hasher: inout Hasher) {}
  }

  let id: ID
}

/// A change to a list of the numbers 0 to 1,999.
private enum Reordering: CaseIterable {
  case reversed, halvesSwapped, replaced, removed, shuffled

  var numbers: [Int] {
    switch self {
    case .reversed: (0..<2_000).reversed()
    case .halvesSwapped: Array(1_000..<2_000) + Array(0..<1_000)
    case .replaced: Array(10_000..<12_000)
    case .removed: []
    case .shuffled: (0..<2_000).map { $0 * 7 % 2_000 }
    }
  }
}

@Suite("Row changes: hashing of ids")
@MainActor struct RowHashingTests {
  @Test("only the ids of inserted, deleted and swapped rows are hashed")
  func fewEdits() throws {
    var numbers = Array(0..<2_000)
    numbers.remove(at: 1_500)
    numbers.insert(9_001, at: 1_000)
    numbers.swapAt(500, 501)
    numbers.insert(9_002, at: numbers.count - 1)
    let count = try hashes(from: Array(0..<2_000), to: numbers, trustingIDs: true)
    #expect(count <= 5)
  }

  @Test(
    "on average, the id of each old and each new row is hashed at most three times",
    arguments: Reordering.allCases)
  fileprivate func manyEdits(_ reordering: Reordering) throws {
    let numbers = reordering.numbers
    let count = try hashes(from: Array(0..<2_000), to: numbers, trustingIDs: false)
    #expect(count <= 3 * (2_000 + numbers.count))
  }

  @Test("with trusted ids, a row that changes its place is moved")
  func trustedMove() throws {
    let source = SectionedDataSource<Int, EqualHashRow>(trustingIDs: true)
    let section = { (numbers: [Int]) in
      [ListSection(id: 0, items: numbers.map { EqualHashRow(id: .init(number: $0)) })]
    }
    try source.apply(section([1, 2, 3]))
    let update = try source.apply(section([3, 1, 2]))
    #expect(update.movedRows.map(\.from.row) == [2])
    #expect(update.movedRows.map(\.to.row) == [0])
    #expect(update.insertedRows.isEmpty)
  }

  @Test("if all ids have the same hash, moved, inserted and deleted rows are still recognized")
  func equalHashes() throws {
    let section = { (numbers: [Int]) in
      [ListSection(id: 0, items: numbers.map { EqualHashRow(id: .init(number: $0)) })]
    }
    let update = try SectionedDataSource(section([1, 2, 3, 4])).apply(section([5, 3, 2, 1]))
    #expect(update.deletedRows == [[0, 3]])
    #expect(update.insertedRows == [[0, 0]])
    #expect(update.movedRows.count == 2)
  }

  /// Returns how often ids are hashed while the content `new` replaces `old`.
  private func hashes(from old: [Int], to new: [Int], trustingIDs: Bool) throws -> Int {
    let count = HashCount()
    let source = SectionedDataSource<Int, CountedRow>(trustingIDs: trustingIDs)
    let section = { (numbers: [Int]) in
      ListSection(
        id: 0, items: numbers.map { CountedRow(id: CountedID(number: $0, count: count)) })
    }
    try source.apply([section(old)])
    count.value.withLock { $0 = 0 }
    try source.apply([section(new)])
    return count.value.withLock { $0 }
  }
}
