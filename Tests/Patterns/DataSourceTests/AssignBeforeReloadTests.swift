import DataSource
import HeadlessUI
import TestSupport
import Testing

/// **A trap.** The study notes' data source. It has two properties, which the screen assigns one
/// after the other.
private final class TwoPropertyRows: ItemSource {
  var names: [String] = []
  var unread: [Int] = []

  var items: [String] { zip(names, unread).map { "\($0): \($1)" } }
}

@Suite("A data source whose screen assigns several properties before a reload", .tags(.trap))
@MainActor
struct AssignBeforeReloadTests {
  @Test("a reload between two assignments shows a row that never existed")
  func staleMoment() {
    let rows = TwoPropertyRows()
    (rows.names, rows.unread) = (["Ada", "Grace"], [1, 2])
    let stage = makeStage(rows)
    rows.names = ["Grace"]
    // The reply of another request arrives now, and its callback reloads the table.
    stage.table.reloadData()
    #expect(stage.shown == [["Grace: 1"]])
    rows.unread = [2]
    withKnownIssue("no reload follows the last assignment") {
      #expect(stage.shown == [["Grace: 2"]])
    }
  }

  @Test("rows that are assigned after a reload are not shown until the next reload")
  func reloadFirst() {
    let holder = ItemHolder(["Ada"])
    let stage = makeStage(SharedDataSource(holder))
    stage.table.reloadData()
    stage.table.layoutIfNeeded()
    holder.items = ["Ada", "Grace"]
    #expect(stage.shown == [["Ada"]])
    stage.table.reloadData()
    #expect(stage.shown == [["Ada", "Grace"]])
  }

  @Test("if an `ItemHolder` contains complete rows, a reload shows either the old or the new rows")
  func oneValue() {
    let holder = ItemHolder(["Ada: 1", "Grace: 2"])
    let stage = makeStage(SharedDataSource(holder))
    stage.table.reloadData()
    #expect(stage.shown == [["Ada: 1", "Grace: 2"]])
    holder.items = ["Grace: 2"]
    stage.table.reloadData()
    #expect(stage.shown == [["Grace: 2"]])
  }

  private func makeStage<Source: ItemSource<String>>(_ source: Source) -> TableStage<Source> {
    TableStage(
      TableViewAdapter(
        source,
        cell: CellConfiguration(identifier: "text") { (cell: any CellTextShowing, text) in
          cell.shownText = text
        }))
  }
}
