import HeadlessUI
import TestSupport
import Testing

@Suite("UITableView: taps and editing")
@MainActor struct TableTouchTests {
  private let callLog = CallLog()
  private let list: EditableTable
  private let window: UIWindow

  init() {
    list = EditableTable(callLog)
    window = makeWindow(list)
  }

  private var table: UITableView { list.tableView }
  private var shown: [String?] { table.visibleCells.map { $0.textLabel?.text } }

  @Test("a tap selects a row and deselects the old row")
  func touch() {
    #expect(table.tapRow(at: [0, 0]))
    #expect(table.tapRow(at: [0, 1]))
    #expect(callLog.take() == ["didSelect 0", "didDeselect 0", "didSelect 1"])
    #expect(table.indexPathForSelectedRow == [0, 1])
    #expect(table.visibleCells.map(\.isSelected) == [false, true, false])
  }

  @Test("a tap selects nothing if the table or editing mode forbids selection")
  func refused() {
    #expect(!table.tapRow(at: [0, 9]))
    table.allowsSelection = false
    #expect(!table.tapRow(at: [0, 0]))
    table.allowsSelection = true
    list.setEditing(true, animated: false)
    #expect(!table.tapRow(at: [0, 0]))
    list.setEditing(false, animated: false)
    #expect(table.tapRow(at: [0, 0]))
  }

  @Test("selecting a row in code does not call the delegate, and scrolls if requested")
  func byCode() {
    list.rows = (0..<100).map(String.init)
    table.reloadData()
    table.selectRow(at: [0, 50], animated: false, scrollPosition: .top)
    #expect(table.contentOffset.y == 2_200)
    #expect(table.cellForRow(at: [0, 50])?.isSelected == true)
    table.deselectRow(at: [0, 50], animated: false)
    table.selectRow(at: [0, 100], animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == nil && callLog.take().isEmpty)
  }

  @Test("a tap selects a row of a table without a delegate")
  func noDelegate() {
    table.delegate = nil
    #expect(table.tapRow(at: [0, 0]) && table.tapRow(at: [0, 1]))
    #expect(table.indexPathForSelectedRow == [0, 1])
    #expect(table.swipeRow(at: [0, 1]))
  }

  @Test("a swipe calls the data source to commit the deletion")
  func swipe() {
    #expect(table.swipeRow(at: [0, 1]))
    #expect(callLog.take() == ["commit delete 1"])
    #expect(shown == ["a", "c"])
  }

  @Test("a row that cannot be edited cannot be swiped")
  func noSwipe() {
    #expect(!table.swipeRow(at: [0, 0]))
    #expect(!table.swipeRow(at: [0, 3]))
    #expect(callLog.take().isEmpty)
  }

  @Test(
    "a row cannot be swiped if the data source does not implement `tableView(_:commit:forRowAt:)`")
  func commitsNothing() {
    let source = ShownTable([["a"]])
    #expect(!source.table.swipeRow(at: [0, 0]))
    let controller = UITableViewController()
    #expect(controller.tableView(source.table, canEditRowAt: [0, 0]))
    controller.tableView(source.table, commit: .delete, forRowAt: [0, 0])
  }
}
