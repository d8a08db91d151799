import DataSource
import Foundation
import HeadlessUI
import TestSupport
import Testing

@Suite("Row changes: what an update says")
@MainActor struct RowChangesTests {
  @Test("deletions count in the old rows, insertions in the new")
  func coordinates() throws {
    let update = try change(list(("A", [1, 2, 3])), to: list(("A", [9, 2, 8, 3])))
    #expect(update.deletedRows == [[0, 0]])
    #expect(update.insertedRows == [[0, 0], [0, 2]])
    #expect(update.movedRows.isEmpty)
  }

  @Test("the same content again is an empty update")
  func nothing() throws {
    let update = try change(list(("A", [1, 2])), to: list(("A", [1, 2])))
    #expect(update.isEmpty)
  }

  @Test("a row that shows other content is filled anew at its new place, and needs no batch")
  func changed() throws {
    let update = try change(list(("A", [1, 2])), to: list(("A", [1, Row(id: 2, text: "'")])))
    #expect(update.reconfiguredRows == [[0, 1]])
    #expect(!update.changesStructure)
  }

  @Test("a row moved and changed in one update moves in the batch and is filled anew after it")
  func movedAndChanged() throws {
    let update = try change(
      list(("A", [1, 2, 3])), to: list(("A", [Row(id: 3, text: "'"), 1, 2])))
    #expect(update.movedRows == [.init(from: [0, 2], to: [0, 0])])
    #expect(update.reconfiguredRows == [[0, 0]])
    #expect(update.deletedRows.isEmpty && update.insertedRows.isEmpty)
  }

  @Test("a row moves between two sections that stay")
  func movedAcrossSections() throws {
    let update = try change(
      list(("A", [1, 2]), ("B", [3])), to: list(("A", [1]), ("B", [Row(id: 2, text: "'"), 3])))
    #expect(update.movedRows == [.init(from: [0, 1], to: [1, 0])])
    #expect(update.reconfiguredRows == [[1, 0]])
  }

  @Test("rows of a deleted section go with it and are not deleted once more")
  func sectionAndItsRowsDeletedTogether() throws {
    let update = try change(list(("A", [1, 2]), ("B", [3, 4])), to: list(("B", [4])))
    #expect(update.deletedSections == [0])
    #expect(update.deletedRows == [[1, 0]])
  }

  @Test("a section comes with its first row, and goes with its last")
  func firstAndLastRow() throws {
    let coming = try change(list(("A", [1])), to: list(("A", [1]), ("B", [2])))
    #expect(coming.insertedSections == [1])
    #expect(coming.insertedRows.isEmpty)
    let going = try change(list(("A", [1]), ("B", [2])), to: list(("A", [1])))
    #expect(going.deletedSections == [1])
    #expect(going.deletedRows.isEmpty)
  }

  @Test("a row cannot move into a section that comes: it is deleted, and comes with the section")
  func intoInsertedSection() throws {
    let update = try change(list(("A", [1, 2])), to: list(("A", [1]), ("B", [2])))
    #expect(update.deletedRows == [[0, 1]])
    #expect(update.insertedSections == [1])
    #expect(update.movedRows.isEmpty && update.insertedRows.isEmpty)
  }

  @Test("a row cannot move out of a section that goes: it is inserted where it stays")
  func outOfDeletedSection() throws {
    let update = try change(list(("A", [1]), ("B", [2])), to: list(("A", [1, 2])))
    #expect(update.deletedSections == [1])
    #expect(update.insertedRows == [[0, 1]])
    #expect(update.movedRows.isEmpty && update.deletedRows.isEmpty)
  }

  @Test("a section moves with its rows; what changed in it is filled anew where it is then")
  func sectionMoves() throws {
    let update = try change(
      list(("A", [1]), ("B", [2]), ("C", [3, 4])),
      to: list(("C", [3, Row(id: 4, text: "'")]), ("A", [1]), ("B", [2])))
    #expect(update.movedSections == [.init(from: 2, to: 0)])
    #expect(update.reconfiguredRows == [[0, 1]])
    #expect(update.deletedSections.isEmpty && update.insertedSections.isEmpty)
  }

  @Test("a section that moves and whose rows change too is made anew")
  func movedSectionWithOtherRows() throws {
    let update = try change(
      list(("A", [1]), ("B", [2]), ("C", [3, 4])), to: list(("C", [4]), ("A", [1, 3]), ("B", [2])))
    #expect(update.deletedSections == [2])
    #expect(update.insertedSections == [0])
    #expect(update.insertedRows == [[1, 1]])
    #expect(update.movedRows.isEmpty && update.movedSections.isEmpty && update.deletedRows.isEmpty)
  }

  private func change(_ old: [TestSection], to new: [TestSection]) throws -> ListUpdate {
    let update = try SectionedDataSource(old).apply(new)
    #expect(Replay(update: update, old: old, new: new).faults == [])
    return update
  }
}
