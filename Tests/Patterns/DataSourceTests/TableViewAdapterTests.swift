import DataSource
import Foundation
import HeadlessAdapters
import HeadlessUI
import TestSupport
import Testing

private enum FeedRow {
  case headline(String)
  case number(Int)
}

@MainActor private protocol NumberShowing: AnyObject {
  var shownNumber: Int { get set }
}

private final class NumberCell: TableViewCell, NumberShowing {
  var shownNumber = 0 { didSet { detailTextLabel?.text = "\(shownNumber)" } }
}

/// A post that has one kind of cell while it is sent, and another kind afterwards.
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

  @Test("an adapter uses the cell configuration of its `ArrayDataSource`")
  func configured() {
    let source = ArrayDataSource(items: [Row(id: 7)], identifier: "text") {
      (cell: any TextShowing, row) in cell.shownText = "\(row)"
    }
    #expect(TableStage(TableViewAdapter(source)).shown == [["7"]])
  }

  @Test("the adapter's closure chooses the kind of cell for each item")
  func twoKinds() throws {
    let headline = CellConfiguration<FeedRow>(identifier: "text") { (cell: any TextShowing, row) in
      if case .headline(let text) = row { cell.shownText = text }
    }
    let number = CellConfiguration<FeedRow>(identifier: "number") {
      (cell: any NumberShowing, row) in
      if case .number(let value) = row { cell.shownNumber = value }
    }
    let source = ArrayDataSource<FeedRow>(
      items: [.headline("News"), .number(7), .headline("More")], identifier: "text"
    ) { (_: AnyObject, _) in }
    let stage = TableStage(
      TableViewAdapter(source) { row in
        switch row {
        case .headline: headline
        case .number: number
        }
      }, onScreen: false)
    stage.table.register(NumberCell.self, forCellReuseIdentifier: "number")
    stage.window.addSubview(stage.table)
    stage.table.layoutIfNeeded()
    #expect(stage.text(at: [0, 0]) == "News")
    #expect((stage.table.cellForRow(at: [0, 1]) as? any NumberShowing)?.shownNumber == 7)
    #expect(stage.text(at: [0, 2]) == "More")
  }

  @Test(
    "if a row changes its kind of cell, UIKit's rules require a new id",
    arguments: ["post", "post, sent"])
  func changesKind(nextID: String) throws {
    let source = SectionedDataSource<Int, Post>()
    let sending = CellConfiguration<Post>(identifier: "text") { (_: TableViewCell, _) in }
    let sent = CellConfiguration<Post>(identifier: "number") { (_: TableViewCell, _) in }
    let stage = TableStage(TableViewAdapter(source) { $0.isSending ? sending : sent })
    stage.table.register(NumberCell.self, forCellReuseIdentifier: "number")
    for post in [Post(id: "post", isSending: true), Post(id: nextID, isSending: false)] {
      #expect(takeViolations() == [])
      try source.apply([ListSection(id: 0, items: [post])], to: stage.table)
      stage.table.layoutIfNeeded()
    }
    let complaint = takeViolations().first?.message ?? ""
    #expect(complaint.contains("different registration or reuse identifier") == (nextID == "post"))
    #expect(nextID == "post" || stage.table.cellForRow(at: [0, 0]) is NumberCell)
  }

  @Test("a configuration fills any object that conforms to its protocol")
  func withoutATable() {
    final class FakeCell: TextShowing {
      var shownText: String?
    }
    let configuration = CellConfiguration<Int>(identifier: "text") {
      (cell: any TextShowing, item) in cell.shownText = "\(item)"
    }
    let cell = FakeCell()
    configuration.configure(cell, with: 7)
    #expect(cell.shownText == "7")
    #expect(configuration.identifier == "text")
  }

  #if !os(iOS)  // iOS has no exit tests.
    @Test("a cell of the wrong type stops the program with a message")
    func wrongCell() async {
      let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
        await MainActor.run {
          let configuration = CellConfiguration<Int>(identifier: "number") {
            (cell: any NumberShowing, item) in cell.shownNumber = item
          }
          configuration.configure(TextCell(style: .default, reuseIdentifier: "number"), with: 7)
        }
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("The cell \"number\" is a TextCell, not a"))
      #expect(message.contains("NumberShowing"))
    }
  #endif
}
