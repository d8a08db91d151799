import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: https://developer.apple.com/documentation/uikit/uitableview/endupdates()
/// https://developer.apple.com/documentation/uikit/uitableview/performbatchupdates(_:completion:)
/// https://developer.apple.com/documentation/uikit/uitableview/reconfigurerows(at:)
@Suite("UITableView: valid updates")
@MainActor struct TableUpdateTests {
  @Test("the completion of a batch is called once")
  func completesOnce() async {
    let list = ShownTable([["a", "b"]])
    var completions = 0
    list.table.performBatchUpdates(nil) { _ in completions += 1 }
    list.source.sections = [["b"]]
    list.table.deleteRows(at: [[0, 0]], with: .automatic)
    await settle(list.window)
    #expect(completions == 1)
  }

  @Test("an insertion requests only the new cell, and the other rows keep their cells")
  func insertedRow() {
    let list = ShownTable([["a", "b"]])
    let kept = list.table.visibleCells
    list.source.sections = [["a", "x", "b"]]
    list.table.insertRows(at: [[0, 1]], with: .automatic)
    #expect(list.shown == [["a", "x", "b"]])
    #expect(list.source.takeAsked() == [[0, 1]])
    #expect(list.table.cellForRow(at: [0, 0]) === kept[0])
    #expect(list.table.cellForRow(at: [0, 2]) === kept[1])
  }

  /// Deletions and the sources of moves use index paths from before the batch. Insertions and the
  /// targets of moves use index paths from after the batch. The order of the calls does not matter.
  @Test("a batch uses old positions for deletions and new positions for insertions")
  func oneBatch() {
    let list = ShownTable([["a", "b", "c", "d", "e"], ["f"]])
    list.table.performBatchUpdates {
      list.source.sections = [["x", "e", "b", "c"], ["f", "d"]]
      list.table.insertRows(at: [[0, 0]], with: .automatic)
      list.table.moveRow(at: [0, 4], to: [0, 1])
      list.table.moveRow(at: [0, 3], to: [1, 1])
      list.table.deleteRows(at: [[0, 0]], with: .automatic)
    }
    #expect(list.shown == list.source.sections)
    #expect(list.source.takeAsked() == [[0, 0]])
  }

  @Test("a moved row keeps its cell with the old text")
  func movedRowIsNotFilled() {
    let list = ShownTable([["a", "b"]])
    list.source.sections = [["b", "A"]]
    list.table.moveRow(at: [0, 0], to: [0, 1])
    #expect(list.shown == [["b", "a"]])
    list.table.reconfigureRows(at: [[0, 1]])
    #expect(list.shown == [["b", "A"]])
  }

  @Test("a reloaded row gets a new cell, and a reconfigured row keeps its cell")
  func reloadAndReconfigure() {
    let list = ShownTable([["a", "b"]])
    let cells = list.table.visibleCells
    list.source.sections = [["A", "B"]]
    list.table.performBatchUpdates {
      list.table.reloadRows(at: [[0, 0]], with: .automatic)
      list.table.reconfigureRows(at: [[0, 1]])
    }
    #expect(list.shown == [["A", "B"]])
    #expect(list.table.cellForRow(at: [0, 1]) === cells[1])
    #expect(list.source.takeAsked() == [[0, 0], [0, 1]])
  }

  @Test("sections are inserted, deleted, moved and reloaded with their rows")
  func sections() {
    let list = ShownTable([["a"], ["b"], ["c"], ["d"]])
    list.table.performBatchUpdates {
      list.source.sections = [["d"], ["x", "y"], ["b"], ["C", "cc"]]
      list.table.deleteSections([0], with: .automatic)
      list.table.insertSections([1], with: .automatic)
      list.table.moveSection(3, toSection: 0)
      list.table.reloadSections([2], with: .automatic)
    }
    #expect(list.shown == list.source.sections)
  }

  /// `NSFetchedResultsController` reports changes to a section and to its rows in the same batch.
  @Test("a batch can delete or insert a section together with its rows")
  func sectionAndItsRows() {
    let list = ShownTable([["a", "b"], ["c"]])
    list.table.performBatchUpdates {
      list.source.sections = [["c"], ["x", "y"]]
      list.table.deleteRows(at: [[0, 0], [0, 1]], with: .automatic)
      list.table.deleteSections([0], with: .automatic)
      list.table.insertSections([1], with: .automatic)
      list.table.insertRows(at: [[1, 0], [1, 1]], with: .automatic)
    }
    #expect(list.shown == [["c"], ["x", "y"]])
  }

  @Test(
    "a section can be inserted into an empty table, and the only section can be deleted",
    .bug("https://github.com/onmyway133/DeepDiff/issues/8"))
  func emptyAndFull() {
    let list = ShownTable([])
    list.source.sections = [["a"]]
    list.table.insertSections([0], with: .automatic)
    #expect(list.shown == [["a"]])
    list.source.sections = []
    list.table.deleteSections([0], with: .automatic)
    #expect(list.shown.isEmpty && list.table.visibleCells.isEmpty)
  }

  /// Source: observed behavior, not documented. Only the nesting itself is documented.
  @Test("a nested batch is performed together with the outer batch")
  func nested() async {
    let list = ShownTable([["a"]])
    var order: [String] = []
    list.table.performBatchUpdates {
      list.source.sections = [["x", "a", "y"]]
      list.table.insertRows(at: [[0, 0]], with: .automatic)
      list.table.performBatchUpdates {
        list.table.insertRows(at: [[0, 2]], with: .automatic)
      } completion: { _ in
        order.append("inner")
      }
      #expect(list.table.numberOfRows(inSection: 0) == 1)
    } completion: { finished in
      #expect(finished)
      order.append("outer")
    }
    await settle(list.window)
    #expect(list.shown == [["x", "a", "y"]])
    #expect(order == ["outer", "inner"])
  }

  @Test("`beginUpdates` and `endUpdates` perform a batch without a block")
  func beginAndEnd() {
    let list = ShownTable([["a"]])
    list.source.sections = [["x", "a"]]
    list.table.beginUpdates()
    list.table.insertRows(at: [[0, 0]], with: .automatic)
    list.table.endUpdates()
    list.table.endUpdates()
    #expect(list.shown == [["x", "a"]])
  }

  /// Outside a window, UIKit checks the row counts immediately and requests the cells later.
  ///
  /// Source: observed behavior, not documented.
  @Test("an update of a table outside a window is shown when the table is in a window again")
  func offScreen() {
    let list = ShownTable([["a"]])
    let root = list.table.superview
    list.table.removeFromSuperview()
    list.source.sections = [["a", "b"]]
    list.table.insertRows(at: [[0, 1]], with: .automatic)
    #expect(list.source.takeAsked().isEmpty)
    root?.addSubview(list.table)
    #expect(list.shown == [["a", "b"]])
  }

  /// Source: observed behavior, not documented.
  @Test("a moved row stays selected unless the batch reloads the row", arguments: [true, false])
  func selection(reloads: Bool) {
    let list = ShownTable([["a", "b", "c"]])
    list.table.selectRow(at: [0, 1], animated: false, scrollPosition: .none)
    list.table.performBatchUpdates {
      list.source.sections = [["b", "c"]]
      list.table.deleteRows(at: [[0, 0]], with: .automatic)
      if reloads { list.table.reloadRows(at: [[0, 1]], with: .automatic) }
    }
    #expect(list.table.indexPathForSelectedRow == (reloads ? nil : [0, 0]))
    #expect(list.table.cellForRow(at: [0, 0])?.isSelected == !reloads)
  }

  #if !canImport(UIKit)  // UIKit raises an exception, and iOS has no exit tests.
    @Test("returning another cell for a reconfigured row raises an exception")
    nonisolated func reconfiguredWithAnotherCell() async {
      await #expect(processExitsWith: .failure) { @MainActor in
        let source = CellsSource(rows: 1)
        let table = source.show()
        table.reconfigureRows(at: [[0, 0]])
      }
    }

    /// An update inside `cellForRowAt` would make the table request cells recursively.
    ///
    /// Source: the text of UIKit's exception in public crash reports.
    @Test("an update during `cellForRowAt` raises an exception", .countsWarnings)
    func updateDuringRequest() {
      let source = CellsSource(rows: 1) { table, _ in
        table.insertRows(at: [[0, 0]], with: .automatic)
        table.performBatchUpdates(nil)
        table.beginUpdates()
        table.endUpdates()
        return UITableViewCell(style: .default, reuseIdentifier: nil)
      }
      let table = source.show()
      _ = table.visibleCells
      let texts = takeExceptions()
      #expect(texts.count == 3)
      #expect(texts.allSatisfy { $0.contains("begin updates on the table view") })
    }

    @Test("inserting rows before the table has read its row counts raises an exception")
    nonisolated func countsNotRead() async {
      let ended = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let source = StringsSource([["a", "b"]])
        let table = UITableView(frame: .zero, style: .plain)
        table.dataSource = source
        table.insertRows(at: [[0, 1]], with: .automatic)
      }
      expectException("after the update (2) must be equal to", in: ended)
    }
  #endif
}
