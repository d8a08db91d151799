import DataSource
import Testing

@MainActor struct ManagedChangesTests {
  @Test("if the manager inserts a row, the table gets one update, and the section has two rows")
  func insertedRow() {
    let manager = ListManagerDouble(list(("A", [1])))
    let spy = ListUpdateSpy()
    let source = makeSource(manager, spy)
    manager.change(to: list(("A", [1, 2])))
    #expect(spy.updates.count == 1)
    #expect(source.numberOfItems(inSection: 0) == 2)
  }

  private func makeSource(
    _ manager: ListManagerDouble, _ table: any RowChanging
  ) -> ManagedDataSource<ListManagerDouble, any CellTextShowing> {
    ManagedDataSource(manager: manager, table: table, identifier: "text") { cell, row in
      cell.shownText = "\(row)"
    }
  }
}
