import HeadlessUI
import TestSupport
import Testing

/// A delegate without methods.
private final class SilentDelegate: NSObject, UITableViewDelegate {}

@Suite("UITableView: defaults of optional methods")
@MainActor struct TableDefaultsTests {
  /// If a method is not implemented, its default must behave as in UIKit.
  @Test("the defaults of the protocols and of `UITableViewController` are equal")
  func equalDefaults() {
    let table = UITableView(frame: .zero, style: .plain)
    let plain = CellsSource(rows: 0) { _, _ in
      UITableViewCell(style: .default, reuseIdentifier: nil)
    }
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

  @Test("with a delegate without methods, rows can be selected and edited as in UIKit")
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
