import DataSource
import Foundation
import HeadlessAdapters
import HeadlessUI
import TestSupport
import Testing

@Suite("Managed data source: between a manager and a table")
@MainActor struct ManagedDataSourceTests {
  @Test("it makes itself the manager's delegate and hands each change on to the table")
  func handsOn() {
    let manager = ManagerDouble(list(("A", [1])))
    let spy = UpdateSpy()
    let source = makeSource(manager, spy)
    #expect(manager.delegate === source)
    manager.change(to: list(("A", [1, 2])))
    #expect(spy.updates.map(\.insertedRows) == [[[0, 1]]])
    #expect(source.numberOfItems(inSection: 0) == 2)
  }

  @Test("an inserted row arrives on a table that keeps UIKit's rules", .recordsViolations)
  func onATable() {
    let manager = ManagerDouble(list(("A", [1])))
    let window = Window(size: CGSize(width: 320, height: 480))
    let table = TableView(frame: window.bounds, style: .plain)
    let source = makeSource(manager, table)
    let adapter = TableViewAdapter(source)
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = adapter
    window.addSubview(table)
    window.displayIfNeeded()
    manager.change(to: list(("A", [3, 1])))
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.textLabel?.text) == ["3", "1"])
  }

  @Test("without its table a change still changes the data")
  func tableGone() {
    let manager = ManagerDouble(list(("A", [1])))
    var spy: UpdateSpy? = UpdateSpy()
    let source = spy.map { makeSource(manager, $0) }
    spy = nil
    manager.change(to: list(("A", [])))
    #expect(source?.numberOfItems(inSection: 0) == 0)
  }

  @Test("it is freed, for its manager holds it weakly", .tags(.memory))
  func freed() async {
    let manager = ManagerDouble(list(("A", [1])))
    await expectFreed { makeSource(manager, UpdateSpy()) }
    #expect(manager.delegate == nil)
  }

  @Test("it holds its manager, and not its table", .tags(.memory))
  func holds() {
    weak var manager: ManagerDouble?
    weak var table: UpdateSpy?
    let source = {
      let made = (ManagerDouble(list(("A", [1]))), UpdateSpy())
      (manager, table) = made
      return makeSource(made.0, made.1)
    }()
    withExtendedLifetime(source) {
      #expect(manager != nil)
      #expect(table == nil)
    }
  }

  private func makeSource(
    _ manager: ManagerDouble, _ table: any RowChanging
  ) -> ManagedDataSource<ManagerDouble, any TextShowing> {
    ManagedDataSource(manager: manager, table: table, identifier: "text") { cell, row in
      cell.shownText = "\(row)"
    }
  }
}
