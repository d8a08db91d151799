import DataSource
import Foundation
import HeadlessAdapters
import HeadlessUI
import TestSupport
import Testing

@Suite("Row changes: on a table that keeps UIKit's rules", .tags(.uiKitRule), .recordsViolations)
@MainActor struct TableUpdateTests {
  @Test(
    "after every batch the table has as many rows as the data",
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
    "the trap: data changed before the batch may be counted as the old rows, and the count breaks",
    .tags(.trap), .bug("https://github.com/woocommerce/woocommerce-ios/issues/1543"))
  func dataChangedBeforeTheBatch() throws {
    let source = try SectionedDataSource(list(("A", [1])))
    let stage = TableStage(source)
    let update = try source.apply(list(("A", [1, 2])))
    stage.table.reloadData()  // anything that makes the table ask again before the batch
    stage.table.changeRows(by: update) {}
    let complaint = try #require(takeViolations().first?.message)
    #expect(complaint.contains("invalid number of rows in section 0"))
  }

  @Test(
    "an empty list fills, and a full one empties",
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

  @Test("a row that moved keeps its cell; a changed one too, filled anew")
  func cellsAreKept() throws {
    let source = try SectionedDataSource(list(("A", [1, 2, 3])))
    let stage = TableStage(source)
    _ = stage.shown
    let cell = stage.table.cellForRow(at: IndexPath(row: 2, section: 0))
    try source.apply(list(("A", [Row(id: 3, text: "'"), 1, 2])), to: stage.table)
    #expect(stage.shown == [["3'", "1", "2"]])
    #expect(stage.table.cellForRow(at: IndexPath(row: 0, section: 0)) === cell)
  }

  @Test("a changed row out of sight is left alone")
  func changedOutOfSight() throws {
    let source = try SectionedDataSource(list(("A", (0..<200).map { Row(id: $0) })))
    let stage = TableStage(source)
    var content = source.sections
    content[0].items[199].text = "'"
    try source.apply(content, to: stage.table)
    #expect(stage.table.cellForRow(at: IndexPath(row: 199, section: 0)) == nil)
    #expect(stage.shown[0].first == "0")
  }

  @Test("a table that is not on screen loads itself again")
  func notOnScreen() throws {
    let source = try SectionedDataSource(list(("A", [1, 2])))
    let stage = TableStage(source, onScreen: false)
    try source.apply(list(("A", [2, 3]), ("B", [1])), to: stage.table)
    stage.window.addSubview(stage.table)
    stage.window.displayIfNeeded()
    #expect(stage.shown == [["2", "3"], ["1"]])
  }

  @Test("off screen a table may have missed a change; the next update does no harm")
  func missedAChange() throws {
    let source = try SectionedDataSource(list(("A", [1, 2])))
    let stage = TableStage(source, onScreen: false)
    #expect(stage.table.numberOfRows(inSection: 0) == 2)
    try source.apply(list(("A", [1])))
    try source.apply(list(("A", [1, 2, 3])), to: stage.table)
    #expect(stage.table.numberOfRows(inSection: 0) == 3)
  }

  @Test("an update that arrives during another waits for its end; of several the latest wins")
  func secondDuringFirst() throws {
    let source = try SectionedDataSource(list(("A", [1])))
    let stage = TableStage(source)
    let spy = UpdateSpy(forwardingTo: stage.table)
    spy.duringChange = {
      spy.duringChange = nil
      #expect(throws: Never.self) {
        try source.apply(list(("A", [7])), to: spy)
        try source.apply(list(("A", [2, 3])), to: spy)
      }
      #expect(source.sections == list(("A", [1, 2])), "the first is still under way")
    }
    try source.apply(list(("A", [1, 2])), to: spy)
    #expect(source.sections == list(("A", [2, 3])))
    #expect(stage.shown == [["2", "3"]])
    #expect(spy.updates.map(\.insertedRows) == [[[0, 1]], [[0, 1]]])
  }

  @Test("a faulty update that arrives during another is refused at once")
  func faultySecondDuringFirst() throws {
    let source = try SectionedDataSource(list(("A", [1])))
    let spy = UpdateSpy()
    spy.duringChange = {
      #expect(throws: DataSourceError.repeatedItem(id: "3", first: [0, 0], again: [0, 1])) {
        try source.apply(list(("A", [3, 3])), to: spy)
      }
    }
    try source.apply(list(("A", [1, 2])), to: spy)
    #expect(source.sections == list(("A", [1, 2])))
  }
}
