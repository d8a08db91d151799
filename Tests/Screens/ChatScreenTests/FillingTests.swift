import DataSource
import HeadlessUI
import TestSupport
import Testing

@testable import ChatScreen

/// A test double for a cell.
private final class CellDouble: MessageShowing, PictureNameShowing {
  var message: ChatMessage?
  var pictureName: String?
}

@Suite("Chat: a data source or a closure fills the cells")
@MainActor struct FillingTests {
  private let holder = ItemHolder([ChatMessage("Hello"), ChatMessage("", picture: "cat.jpg")])

  @Test("without a table, a closure fills any object that conforms to `MessageShowing`")
  func closure() {
    let cell = CellDouble()
    messageCell("text").configure(cell, with: holder.items[0])
    #expect(cell.message === holder.items[0])
  }

  @Test("a data source fills a cell of a table with registered cell classes")
  func dataSource() {
    let table = UITableView(frame: .zero, style: .plain)
    table.registerMessageCells()
    let cell = MessageRows(holder).tableView(table, cellForRowAt: [0, 1])
    #expect((cell as? any MessageShowing)?.message === holder.items[1])
  }

  @Test("the cells of picture names can be filled by a data source or by a closure")
  func secondList() {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(PictureNameCell.self, forCellReuseIdentifier: "name")
    let sources: [any UITableViewDataSource] = [PictureRows(holder), makePictureRows(holder)]
    for rows in sources {
      table.dataSource = rows
      #expect(rows.tableView(table, numberOfRowsInSection: 0) == 2)
      let cell = rows.tableView(table, cellForRowAt: [0, 1]) as? any PictureNameShowing
      #expect(cell?.pictureName == "cat.jpg")
    }
  }

  @Test(
    "after the `ItemHolder` is deallocated, each kind of data source has no rows", .tags(.memory))
  func holderDeallocated() {
    var holder: ItemHolder<ChatMessage>? = ItemHolder([ChatMessage("Hello")])
    let sources: [any UITableViewDataSource]? = holder.map {
      [MessageRows($0), makeMessageRows($0)]
    }
    holder = nil
    let table = UITableView(frame: .zero, style: .plain)
    #expect(sources?.map { $0.tableView(table, numberOfRowsInSection: 0) } == [0, 0])
  }
}
