import Foundation
import HeadlessUI
import TestSupport
import Testing

@Suite("TableView: what an accepted update does", .tags(.uiKitRule))
@MainActor struct TableUpdateTests {
  /// UIKit asks for the cells of inserted rows only; the others keep theirs.
  @Test("an inserted row is asked for; the others keep their cells")
  func insertedRow() {
    let list = ShownTable([["a", "b"]])
    let kept = list.table.visibleCells
    list.source.sections = [["a", "x", "b"]]
    list.table.insertRows(at: [[0, 1]], with: .automatic)
    #expect(list.shown == [["a", "x", "b"]])
    #expect(list.source.takeAsked() == [[0, 1]])
    #expect(list.table.cellForRow(at: [0, 0]) === kept[0])
    #expect(list.table.cellForRow(at: [0, 2]) === kept[1])
  }
}
