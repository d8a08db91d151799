import DataSource
import Foundation
import HeadlessUI
import TestSupport
import Testing

@testable import ChatScreen

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// An object in place of a cell.
private final class CellDouble: MessageShowing, PictureNameShowing {
  var message: ChatMessage?
  var pictureName: String?
}

@Suite("Who fills a cell: the data source, or a closure")
@MainActor struct FillingTests {
  private let holder = ItemHolder([ChatMessage("Hello"), ChatMessage("", picture: "cat.jpg")])

  @Test("a closure fills any object that shows a message, without a table")
  func closure() {
    let cell = CellDouble()
    messageCell("text").configure(cell, with: holder.items[0])
    #expect(cell.message === holder.items[0])
  }

  @Test("a data source needs a table and registered cells to fill a cell")
  func dataSource() {
    let table = TableView(frame: .zero, style: .plain)
    table.registerMessageCells()
    let cell = MessageRows(holder).tableView(table, cellForRowAt: [0, 1])
    #expect((cell as? any MessageShowing)?.message === holder.items[1])
  }

  @Test("both forms fill the cells of a second list")
  func secondList() {
    let table = TableView(frame: .zero, style: .plain)
    table.register(PictureNameCell.self, forCellReuseIdentifier: "name")
    let sources: [any TableViewDataSource] = [PictureRows(holder), makePictureRows(holder)]
    for rows in sources {
      table.dataSource = rows
      #expect(rows.tableView(table, numberOfRowsInSection: 0) == 2)
      let cell = rows.tableView(table, cellForRowAt: [0, 1]) as? any PictureNameShowing
      #expect(cell?.pictureName == "cat.jpg")
    }
  }

  @Test("both forms show an empty list after the screen is gone", .tags(.memory))
  func holderGone() {
    var holder: ItemHolder<ChatMessage>? = ItemHolder([ChatMessage("Hello")])
    let sources: [any TableViewDataSource]? = holder.map {
      [MessageRows($0), makeMessageRows($0)]
    }
    holder = nil
    let table = TableView(frame: .zero, style: .plain)
    #expect(sources?.map { $0.tableView(table, numberOfRowsInSection: 0) } == [0, 0])
  }
}
