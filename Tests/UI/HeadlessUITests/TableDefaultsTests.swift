import HeadlessUI
import TestSupport
import Testing

@Suite("UITableView: defaults of optional methods")
@MainActor struct TableDefaultsTests {
  @Test("the defaults of the protocols and of `UITableViewController` are equal")
  func equalDefaults() {
    let table = UITableView(frame: .zero, style: .plain)
    let plain = CellsSource(rows: 0)
    let silent = SilentDelegate()
    let controller = UITableViewController()
    for source in [plain, controller] as [any UITableViewDataSource] {
      #expect(source.numberOfSections(in: table) == 1)
      #expect(source.tableView(table, numberOfRowsInSection: 0) == 0)
      #expect(source.tableView(table, titleForHeaderInSection: 0) == nil)
      #expect(source.tableView(table, canEditRowAt: [0, 0]))
    }
    for delegate in [silent, controller] as [any UITableViewDelegate] {
      delegate.tableView(table, didSelectRowAt: [0, 0])
      delegate.tableView(table, didDeselectRowAt: [0, 0])
    }
  }

  @Test("rows can be selected and edited as in UIKit if the delegate has no methods")
  func allDefaults() {
    let list = ShownTable([["a", "b"]])
    let silent = SilentDelegate()
    list.table.delegate = silent
    #expect(list.table.tapRow(at: [0, 0]) && list.table.tapRow(at: [0, 1]))
    list.table.setEditing(true, animated: false)
    list.table.reloadData()
    #expect(list.table.visibleCells.map(\.editingStyle) == [.delete, .delete])
  }

  @Test("a table without a data source has no sections and no cells")
  func noDataSource() {
    let table = UITableView(frame: .zero)
    #expect(table.numberOfSections == 0 && table.visibleCells.isEmpty)
  }
}

/// UIKit's table view has no method that returns the title of a section.
@Suite("HeadlessUI: titles of sections")
@MainActor struct TableTitleTests {
  @Test("a batch moves section titles, and requests titles only for inserted and reloaded sections")
  func batch() {
    let list = ShownTable([["a"], ["b"], ["c"], ["d"]])
    list.source.titles = ["A", "B", "C", "D"]
    list.table.reloadData()
    list.table.performBatchUpdates {
      list.source.sections = [["d"], ["x", "y"], ["b"], ["C", "cc"]]
      list.source.titles = ["D", "X", "not asked", "CC"]
      list.table.deleteSections([0], with: .automatic)
      list.table.insertSections([1], with: .automatic)
      list.table.moveSection(3, toSection: 0)
      list.table.reloadSections([2], with: .automatic)
    }
    #expect((0..<4).map(list.table.titleForHeader) == ["D", "X", "B", "CC"])
  }

  @Test("a section that does not exist has no title")
  func noSection() {
    #expect(ShownTable([["a"]]).table.titleForHeader(inSection: 1) == nil)
  }

  @Test("without a transition, `performBatchUpdates` calls its completion handler before returning")
  func completion() {
    let list = ShownTable([["a"]])
    var completions = 0
    list.table.performBatchUpdates(nil) { _ in completions += 1 }
    #expect(completions == 1)
  }
}
