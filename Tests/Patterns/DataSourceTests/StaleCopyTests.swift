import DataSource
import HeadlessAdapters
import HeadlessUI
import TestSupport
import Testing

@Suite("The data holder: who has a copy, and who looks")
@MainActor struct StaleCopyTests {
  @Test("the trap: a data source with a copy of its own shows old items", .tags(.trap))
  func staleCopy() {
    var photos = [Row(id: 1)]
    let stage = TableStage(configured: makeArraySource(photos))
    photos.append(2)  // more arrived; the screen has it, the data source has not
    stage.table.reloadData()
    withKnownIssue("the data source keeps the copy it was made with") {
      #expect(stage.shown == [photos.map(\.description)])
    }
    #expect(stage.shown == [["1"]])
  }

  @Test("the cure: a holder shared by both is never stale, in whatever order things happen")
  func sharedHolder() {
    let photos = ItemHolder<Row>([1])
    let stage = TableStage(HeldDataSource(photos))
    photos.items.append(2)
    stage.table.reloadData()
    #expect(stage.shown == [["1", "2"]])
  }

  @Test("the data source does not keep the holder: a table that outlives its screen is empty")
  func holderGone() {
    var photos: ItemHolder<Row>? = ItemHolder([1])
    let source = photos.map { HeldDataSource($0) }
    #expect(source?.items.count == 1)
    photos = nil
    #expect(source?.items.isEmpty == true)
    #expect(source?.numberOfItems(inSection: 0) == 0)
  }

  private func makeArraySource(_ items: [Row]) -> ArrayDataSource<Row> {
    ArrayDataSource(items: items, identifier: "text") { (cell: any TextShowing, row) in
      cell.shownText = "\(row)"
    }
  }
}
