import DataSource
import HeadlessUI
import TestSupport
import Testing

@Suite("Row changes: on a table with UIKit's rules", .recordsViolations)
@MainActor struct TableUpdateTests {
  @Test(
    "after every update, the table shows exactly the rows of the data",
    .bug("https://github.com/woocommerce/woocommerce-ios/issues/1543"),
    .bug("https://github.com/SyncDB/DATASource/issues/123"))
  func rowCountInvariant() throws {
    let source = try SectionedDataSource(list(("A", [1, 2, 3]), ("B", [4])))
    let stage = TableStage(source)
    let contents = [
      list(("A", [1, 3, 5]), ("B", [2, 4])), list(("B", [4, 2, 6])),
      list(("C", [7]), ("B", [6, 4])), list(("A", [4]), ("B", [6]), ("C", [7])),
    ]
    for content in contents {
      try source.apply(content, to: stage.table)
      #expect(stage.shown == content.texts)
    }
  }

  @Test(
    "if the data changes before the batch update, the table reports a wrong row count",
    .tags(.trap), .bug("https://github.com/woocommerce/woocommerce-ios/issues/1543"))
  func dataChangedBeforeTheBatch() throws {
    let source = try SectionedDataSource(list(("A", [1])))
    let stage = TableStage(source)
    let update = try source.apply(list(("A", [1, 2])))
    stage.table.reloadData()  // or any other call that counts the rows again
    stage.table.changeRows(by: update) {}
    let complaint = try #require(takeViolations().first?.message)
    #expect(complaint.contains("invalid number of rows in section 0"))
  }

  @Test(
    "rows and sections can be added to an empty list and removed again",
    .bug("https://github.com/onmyway133/DeepDiff/issues/8"))
  func emptyAndBack() throws {
    let source = SectionedDataSource<String, Row>()
    let stage = TableStage(source)
    let contents = [
      list(("A", [1, 2])), [], list(("A", [])), list(("A", [3])), list(("A", [])),
      list(("A", []), ("B", [])), [],
    ]
    for content in contents {
      try source.apply(content, to: stage.table)
      #expect(stage.shown == content.texts)
    }
  }

  @Test("a moved and changed row keeps its cell and shows its new content")
  func cellsAreKept() throws {
    let source = try SectionedDataSource(list(("A", [1, 2, 3])))
    let stage = TableStage(source)
    _ = stage.shown
    let cell = stage.table.cellForRow(at: IndexPath(row: 2, section: 0))
    let reloads = stage.table.reloadCount
    try source.apply(list(("A", [Row(id: 3, text: "'"), 1, 2])), to: stage.table)
    #expect(stage.shown == [["3'", "1", "2"]])
    #expect(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
    #expect(stage.table.reloadCount == reloads)
  }

  @Test("a row that changes out of sight shows its new content after scrolling")
  func changedOutOfSight() throws {
    let source = try SectionedDataSource(list(("A", (0..<200).map { Row(id: $0) })))
    let stage = TableStage(source, height: 400)
    let last = IndexPath(row: 199, section: 0)
    var content = source.sections
    content[0].items[199].text = "'"
    try source.apply(content, to: stage.table)
    #expect(stage.text(at: last) == nil)
    stage.table.scrollToRow(at: last, at: .bottom, animated: false)
    stage.table.layoutIfNeeded()
    #expect(stage.text(at: last) == "199'")
  }

  @Test("an update of a table without a window is shown when the table is added to a window")
  func notOnScreen() throws {
    let source = try SectionedDataSource(list(("A", [1, 2])))
    let stage = TableStage(source, onScreen: false)
    try source.apply(list(("A", [2, 3]), ("B", [1])), to: stage.table)
    stage.window.addSubview(stage.table)
    stage.window.displayIfNeeded()
    #expect(stage.shown == [["2", "3"], ["1"]])
  }

  @Test(
    "if the data changed without a table update, a table without a window accepts the next update")
  func missedAChange() throws {
    let source = try SectionedDataSource(list(("A", [1, 2])))
    let stage = TableStage(source, onScreen: false)
    #expect(stage.table.numberOfRows(inSection: 0) == 2)
    try source.apply(list(("A", [1])))
    try source.apply(list(("A", [1, 2, 3])), to: stage.table)
    #expect(stage.table.numberOfRows(inSection: 0) == 3)
  }

  @Test(
    "a row that a `ListManaging` object inserts appears in the table of the `ManagedDataSource`")
  func onATable() {
    let manager = ListManagerDouble(list(("A", [1])))
    let window = UIWindow(size: CGSize(width: 320, height: 480))
    let table = UITableView(frame: window.bounds, style: .plain)
    let source = ManagedDataSource(manager: manager, table: table, identifier: "text") {
      (cell: any CellTextShowing, row: Row) in cell.shownText = "\(row)"
    }
    let adapter = TableViewAdapter(source)
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = adapter
    window.addSubview(table)
    window.displayIfNeeded()
    manager.change(to: list(("A", [3, 1])))
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.textLabel?.text) == ["3", "1"])
  }
}
