import DataSource
import TestSupport
import Testing

/// An item that breaks the rule of `Hashable`: equal ones have different hashes.
private struct FaultyRow: Identifiable, Hashable {
  let id: Int
  var text = ""
  let noise: Int

  static func == (one: Self, other: Self) -> Bool { one.id == other.id && one.text == other.text }
  func hash(into hasher: inout Hasher) { hasher.combine(noise) }
}

@Suite("Row changes: items with a faulty hash")
@MainActor struct FaultyHashTests {
  @Test("equal items whose hashes differ are the same row, unchanged, wherever they go")
  func equalItemsDifferentHash() throws {
    let source = try SectionedDataSource([ListSection(id: "A", items: rows([1, 2, 3], noise: 0))])
    let update = try source.apply([ListSection(id: "A", items: rows([3, 1, 2], noise: 10))])
    #expect(update.movedRows.count == 1)
    #expect(update.insertedRows.isEmpty && update.deletedRows.isEmpty)
    #expect(update.reconfiguredRows.isEmpty)
  }

  private func rows(_ ids: [Int], noise: Int) -> [FaultyRow] {
    ids.map { FaultyRow(id: $0, noise: noise + $0) }
  }
}
