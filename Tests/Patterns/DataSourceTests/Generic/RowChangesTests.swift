import DataSource
import Testing

@Suite("Row changes: the content of an update")
@MainActor struct RowChangesTests {
  @Test(
    "deletions use old positions, and insertions use new positions",
    arguments: RowComparison.allCases)
  func coordinates(_ comparison: RowComparison) throws {
    let update = try comparison.change(list(("A", [1, 2, 3])), to: list(("A", [9, 2, 8, 3])))
    #expect(update.deletedRows == [[0, 0]])
    #expect(update.insertedRows == [[0, 0], [0, 2]])
    #expect(update.movedRows.isEmpty)
  }

  @Test("the same content gives an empty update", arguments: RowComparison.allCases)
  func nothing(_ comparison: RowComparison) throws {
    let update = try comparison.change(list(("A", [1, 2])), to: list(("A", [1, 2])))
    #expect(update == ListUpdate())
  }

  @Test("a changed row is reconfigured without a batch update", arguments: RowComparison.allCases)
  func changed(_ comparison: RowComparison) throws {
    let update = try comparison.change(
      list(("A", [1, 2])), to: list(("A", [1, Row(id: 2, text: "'")])))
    #expect(update.reconfiguredRows == [[0, 1]])
    #expect(!update.changesStructure)
  }

  @Test(
    "a row that moves and has new content is moved and reconfigured",
    arguments: RowComparison.allCases)
  func movedAndChanged(_ comparison: RowComparison) throws {
    let update = try comparison.change(
      list(("A", [1, 2, 3])), to: list(("A", [Row(id: 3, text: "'"), 1, 2])))
    #expect(update.movedRows == [.init(from: [0, 2], to: [0, 0])])
    #expect(update.reconfiguredRows == [[0, 0]])
    #expect(update.deletedRows.isEmpty && update.insertedRows.isEmpty)
  }

  @Test(
    "a row that changes its section is moved if neither section is inserted or deleted",
    arguments: RowComparison.allCases)
  func movedAcrossSections(_ comparison: RowComparison) throws {
    let update = try comparison.change(
      list(("A", [1, 2]), ("B", [3])),
      to: list(("A", [1]), ("B", [Row(id: 2, text: "'"), Row(id: 3, text: "'")])))
    #expect(update.movedRows == [.init(from: [0, 1], to: [1, 0])])
    #expect(update.reconfiguredRows == [[1, 0], [1, 1]])
  }

  @Test(
    "rows of a deleted section are not listed as deleted rows", arguments: RowComparison.allCases)
  func sectionAndItsRowsDeletedTogether(_ comparison: RowComparison) throws {
    let update = try comparison.change(list(("A", [1, 2]), ("B", [3, 4])), to: list(("B", [4])))
    #expect(update.deletedSections == [0])
    #expect(update.deletedRows == [[1, 0]])
  }

  @Test(
    "a section is inserted with its first row and deleted with its last row",
    arguments: RowComparison.allCases)
  func firstAndLastRow(_ comparison: RowComparison) throws {
    let coming = try comparison.change(list(("A", [1])), to: list(("A", [1]), ("B", [2])))
    #expect(coming.insertedSections == [1])
    #expect(coming.insertedRows.isEmpty)
    let going = try comparison.change(list(("A", [1]), ("B", [2])), to: list(("A", [1])))
    #expect(going.deletedSections == [1])
    #expect(going.deletedRows.isEmpty)
  }

  @Test(
    "if a row moves to an inserted section, the update deletes the row from its old section",
    arguments: RowComparison.allCases)
  func intoInsertedSection(_ comparison: RowComparison) throws {
    let update = try comparison.change(list(("A", [1, 2])), to: list(("A", [1]), ("B", [2])))
    #expect(update.deletedRows == [[0, 1]])
    #expect(update.insertedSections == [1])
    #expect(update.movedRows.isEmpty && update.insertedRows.isEmpty)
  }

  @Test(
    "if a row leaves a deleted section, the update inserts the row into its new section",
    arguments: RowComparison.allCases)
  func outOfDeletedSection(_ comparison: RowComparison) throws {
    let update = try comparison.change(list(("A", [1]), ("B", [2])), to: list(("A", [1, 2])))
    #expect(update.deletedSections == [1])
    #expect(update.insertedRows == [[0, 1]])
    #expect(update.movedRows.isEmpty && update.deletedRows.isEmpty)
  }

  @Test(
    "a moved section keeps its rows, and its changed rows are reconfigured",
    arguments: RowComparison.allCases)
  func sectionMoves(_ comparison: RowComparison) throws {
    let update = try comparison.change(
      list(("A", [1]), ("B", [2]), ("C", [3, 4])),
      to: list(("C", [3, Row(id: 4, text: "'")]), ("A", [1]), ("B", [2])))
    #expect(update.movedSections == [.init(from: 2, to: 0)])
    #expect(update.reconfiguredRows == [[0, 1]])
    #expect(update.deletedSections.isEmpty && update.insertedSections.isEmpty)
  }

  @Test(
    "a section that moves and loses a row is deleted and inserted",
    arguments: RowComparison.allCases)
  func movedSectionWithOtherRows(_ comparison: RowComparison) throws {
    let update = try comparison.change(
      list(("A", [1]), ("B", [2]), ("C", [3, 4])), to: list(("C", [4]), ("A", [1, 3]), ("B", [2])))
    #expect(update.deletedSections == [2])
    #expect(update.insertedSections == [0])
    #expect(update.insertedRows == [[1, 1]])
    #expect(update.movedRows.isEmpty && update.movedSections.isEmpty && update.deletedRows.isEmpty)
  }

  @Test("equal items with different hashes count as the same unchanged row")
  func faultyHash() throws {
    let rows = { (ids: [Int], noise: Int) in
      [ListSection(id: "A", items: ids.map { FaultyRow(id: $0, noise: noise + $0) })]
    }
    let update = try SectionedDataSource(rows([1, 2, 3], 0)).apply(rows([3, 1, 2], 10))
    #expect(update.movedRows == [.init(from: [0, 2], to: [0, 0])])
    #expect(update.insertedRows.isEmpty && update.deletedRows.isEmpty)
    #expect(update.reconfiguredRows.isEmpty)
  }
}

extension RowComparison {
  @MainActor fileprivate func change(
    _ old: [TestSection], to new: [TestSection]
  ) throws -> ListUpdate {
    let update = try makeSource(old).apply(new)
    #expect(UpdateReplay(update: update, old: old, new: new).faults == [])
    return update
  }
}

/// An item that violates `Hashable`: equal items have different hashes.
private struct FaultyRow: Identifiable, Hashable {
  let id: Int
  let noise: Int

  static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  func hash(into hasher: inout Hasher) { hasher.combine(noise) }
}
