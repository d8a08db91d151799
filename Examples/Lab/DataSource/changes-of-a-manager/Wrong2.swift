import DataSource
import Testing

@MainActor struct ManagedChangesTests {
  @Test("the data source has the manager's new data, with or without a table")
  func data() {
    let manager = ListManagerDouble(list(("A", [1])))
    var spy: ListUpdateSpy? = ListUpdateSpy()
    let source = spy.map { makeSource(manager, $0) }
    manager.change(to: list(("A", [1, 2])))
    #expect(source?.numberOfItems(inSection: 0) == 2)
    spy = nil
    manager.change(to: list(("A", [1, 2, 3])))
    #expect(source?.numberOfItems(inSection: 0) == 3)
  }

  private func makeSource(
    _ manager: ListManagerDouble, _ table: any RowChanging
  ) -> ManagedDataSource<ListManagerDouble, any CellTextShowing> {
    ManagedDataSource(manager: manager, table: table, identifier: "text") { cell, row in
      cell.shownText = "\(row)"
    }
  }
}
