import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: https://developer.apple.com/documentation/uikit/uitableviewcontroller
/// developer.apple.com/documentation/uikit/uitableviewcontroller/clearsselectiononviewwillappear
/// https://developer.apple.com/documentation/uikit/uitableview/setediting(_:animated:)
@Suite("UITableViewController")
@MainActor struct TableControllerTests {
  private let list = EditableTable(CallLog())

  private let window: UIWindow

  init() async {
    window = makeWindow(list)
    await settle(window)
  }

  private var table: UITableView { list.tableView }

  #if !canImport(UIKit)  // UIKit raises an exception, and iOS has no exit tests.
    @Test(
      "a table controller that has rows but provides no cells raises an exception",
      .bug("https://github.com/FlorianMielke/FMMoveTableView/issues/21"))
    nonisolated func noCells() async {
      let ended = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        final class NoCells: UITableViewController {
          override func tableView(
            _ tableView: UITableView, numberOfRowsInSection section: Int
          ) -> Int { 1 }
        }
        _ = makeWindow(NoCells())
      }
      expectException(
        "UITableView dataSource must return a cell from tableView(_:cellForRowAt:)", in: ended)
    }
  #endif

  @Test("the view of a table controller is a table view with the controller's style")
  func tableController() {
    let controller = UITableViewController(style: .grouped)
    #expect(controller.tableView === controller.view && controller.tableView.style == .grouped)
    let other = UITableView(frame: .zero)
    controller.tableView = other
    #expect(controller.view === other && other.style == .plain)
    #expect(other.visibleCells.isEmpty)
  }

  @Test("a table controller clears the selection in `viewWillAppear`")
  func clears() async {
    table.selectRow(at: [0, 0], animated: false, scrollPosition: .none)
    #expect(table.indexPathForSelectedRow == [0, 0])
    window.rootViewController = nil
    await settle(window)
    window.rootViewController = list
    await settle(window)
    #expect(table.indexPathForSelectedRow == nil)
  }

  @Test("beginning to edit sets the editing state and the editing style of each cell")
  func editing() {
    list.setEditing(true, animated: true)
    #expect(table.isEditing && table.visibleCells.allSatisfy(\.isEditing))
    #expect(table.visibleCells.map(\.editingStyle) == [.none, .delete, .delete])
    list.rows.append("d")
    table.insertRows(at: [[0, 3]], with: .automatic)
    #expect(table.cellForRow(at: [0, 3])?.isEditing == true)
    list.setEditing(false, animated: true)
    #expect(table.visibleCells.map(\.isEditing) == [false, false, false, false])
  }
}
