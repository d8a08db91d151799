import DataSource
import Foundation
import HeadlessAdapters
import HeadlessUI
import TestSupport
import Testing

/// Rows of two kinds, as a feed has them.
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

/// A post that is being sent, and then is there: two kinds of cell for one thing.
private struct Post: Identifiable, Equatable {
  let id: String
  let isSending: Bool
}

@Suite("Cells: stated by a protocol, several kinds in one list")
@MainActor struct CellKindsTests {
  @Test("each item is shown in the kind of cell that was chosen for it")
  func twoKinds() throws {
    let stage = makeFeed([.headline("News"), .number(7), .headline("More")])
    stage.table.layoutIfNeeded()
    let cells = (0..<3).map { stage.table.cellForRow(at: IndexPath(row: $0, section: 0)) }
    #expect((cells[0] as? any TextShowing)?.shownText == "News")
    #expect((cells[1] as? any NumberShowing)?.shownNumber == 7)
    #expect((cells[2] as? any TextShowing)?.shownText == "More")
  }

  @Test(
    "a row that changes its kind keeps its cell, and stops, unless its id changes with it",
    .recordsViolations, arguments: ["post", "post, sent"])
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

  @Test("a configuration is tested with no table: any object that meets the protocol will do")
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

  @Test("a cell of another kind than was promised stops, and the message names both")
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
    #expect(message.contains("The cell kept under \"number\" is a TextCell, not a"))
    #expect(message.contains("NumberShowing"))
  }

  private func makeFeed(_ rows: [FeedRow]) -> TableStage<HeldDataSource<FeedRow>> {
    let holder = ItemHolder(rows)
    let headline = CellConfiguration<FeedRow>(identifier: "text") { (cell: any TextShowing, row) in
      if case .headline(let text) = row { cell.shownText = text }
    }
    let number = CellConfiguration<FeedRow>(identifier: "number") {
      (cell: any NumberShowing, row) in
      if case .number(let value) = row { cell.shownNumber = value }
    }
    let adapter = TableViewAdapter(HeldDataSource(holder)) { [holder] row in
      _ = holder  // here the adapter keeps the holder; a screen does so elsewhere
      switch row {
      case .headline: return headline
      case .number: return number
      }
    }
    let stage = TableStage(adapter, onScreen: false)
    stage.table.register(NumberCell.self, forCellReuseIdentifier: "number")
    stage.window.addSubview(stage.table)
    return stage
  }
}
