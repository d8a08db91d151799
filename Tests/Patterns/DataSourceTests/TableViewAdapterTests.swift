import DataSource
import Foundation
import HeadlessAdapters
import HeadlessUI
import TestSupport
import Testing

@Suite("Table adapter: the only place where data source and cell meet")
@MainActor struct TableViewAdapterTests {
  @Test("sections are titled by the closure, and untitled without one")
  func titles() throws {
    let source = try SectionedDataSource(list(("A", [1]), ("B", [2])))
    let stage = TableStage(source)
    #expect(stage.table.titleForHeader(inSection: 1) == nil)
    stage.adapter.titleForSection = { source.sections[$0].id }
    stage.table.reloadData()
    #expect(stage.table.titleForHeader(inSection: 1) == "B")
  }

  @Test("a swiped row's item is handed to deleteItem; the row goes with the next content")
  func delete() throws {
    let source = try SectionedDataSource(list(("A", [1, 2])))
    let stage = TableStage(source)
    var deleted: [Row] = []
    stage.adapter.deleteItem = { deleted.append($0) }
    #expect(stage.table.swipeRow(at: IndexPath(row: 1, section: 0)))
    #expect(deleted == [2])
    #expect(stage.shown == [["1", "2"]])
    try source.apply(list(("A", [1])), to: stage.table)
    #expect(stage.shown == [["1"]])
  }

  @Test("without deleteItem no row can be edited")
  func notEditable() throws {
    let stage = TableStage(try SectionedDataSource(list(("A", [1]))))
    #expect(!stage.table.swipeRow(at: IndexPath(row: 0, section: 0)))
  }

  @Test("a source that knows its cell needs no configuration")
  func configured() {
    let source = ArrayDataSource(items: [Row(id: 7)], identifier: "text") {
      (cell: any TextShowing, row) in cell.shownText = "\(row)"
    }
    #expect(TableStage(configured: source).shown == [["7"]])
  }
}
