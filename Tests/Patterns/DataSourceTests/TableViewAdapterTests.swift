import DataSource
import HeadlessUI
import TestSupport
import Testing

private final class SentCell: UITableViewCell {}

/// A post that has one kind of cell while it is being sent, and another kind afterwards.
private struct Post: Identifiable, Equatable {
  let id: String
  let isSending: Bool
}

@Suite("TableViewAdapter and its cells", .recordsViolations)
@MainActor struct TableViewAdapterTests {
  @Test("`titleForSection` sets the section titles")
  func titles() throws {
    let source = try SectionedDataSource(list(("A", [1]), ("B", [2])))
    let stage = TableStage(source)
    #expect(stage.table.titleForHeader(inSection: 1) == nil)
    stage.adapter.titleForSection = { source.sections[$0].id }
    stage.table.reloadData()
    #expect(stage.table.titleForHeader(inSection: 1) == "B")
  }

  @Test("a swipe to delete calls `deleteItem`, and the row stays until the content changes")
  func delete() throws {
    let source = try SectionedDataSource(list(("A", [1, 2])))
    let stage = TableStage(source)
    #expect(!stage.table.swipeRow(at: IndexPath(row: 1, section: 0)), "`deleteItem` is nil")
    var deleted: [Row] = []
    stage.adapter.deleteItem = { deleted.append($0) }
    #expect(stage.table.swipeRow(at: IndexPath(row: 1, section: 0)))
    #expect(deleted == [2])
    #expect(stage.shown == [["1", "2"]])
    try source.apply(list(("A", [1])), to: stage.table)
    #expect(stage.shown == [["1"]])
  }

  @Test(
    "if a row changes its kind of cell, UIKit reports a violation unless the row has a new id",
    arguments: ["post", "post, sent"])
  func changesKind(nextID: String) throws {
    let source = SectionedDataSource<Int, Post>()
    let sending = CellConfiguration<Post>(identifier: "text") { (_: UITableViewCell, _) in }
    let sent = CellConfiguration<Post>(identifier: "number") { (_: UITableViewCell, _) in }
    let stage = TableStage(TableViewAdapter(source) { $0.isSending ? sending : sent })
    stage.table.register(SentCell.self, forCellReuseIdentifier: "number")
    for post in [Post(id: "post", isSending: true), Post(id: nextID, isSending: false)] {
      #expect(takeViolations() == [])
      try source.apply([ListSection(id: 0, items: [post])], to: stage.table)
      stage.table.layoutIfNeeded()
    }
    let complaint = takeViolations().first?.message ?? ""
    #expect(complaint.contains("different registration or reuse identifier") == (nextID == "post"))
    #expect(nextID == "post" || stage.table.cellForRow(at: [0, 0]) is SentCell)
  }

  @Test(
    "an `ArrayDataSource` does not show an item that is later added to the original array",
    .tags(.trap))
  func staleCopy() {
    var photos = [Row(id: 1)]
    let stage = TableStage(
      ArrayDataSource(items: photos, identifier: "text") { (_: TextCell, _) in })
    photos.append(2)  // the screen has the new item, the data source does not
    stage.table.reloadData()
    withKnownIssue("the data source keeps its own copy") {
      #expect(stage.shown == [photos.map(\.description)])
    }
    #expect(stage.shown == [["1"]])
  }

  @Test("the table does not retain its adapter", .tags(.memory))
  func adapterFreed() async throws {
    let table = UITableView(frame: .zero, style: .plain)
    try await expectFreed {
      let source = try SectionedDataSource(list(("A", [1])))
      let adapter = TableViewAdapter(
        source, cell: CellConfiguration(identifier: "text") { (_: AnyObject, _: Row) in })
      adapter.titleForSection = { source.sections[$0].id }
      table.dataSource = adapter
      return adapter
    }
    #expect(table.dataSource == nil)
  }
}
