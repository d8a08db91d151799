import DataSource
import Testing

@MainActor struct ManagedChangesTests {
  @Test("the table receives each change of the manager")
  func change() {
    // `makeSource` connects a manager and a table. `manager.change(to:)` changes the data.
  }

  private func makeSource(
    _ manager: ListManagerDouble, _ table: any RowChanging
  ) -> ManagedDataSource<ListManagerDouble, any CellTextShowing> {
    ManagedDataSource(manager: manager, table: table, identifier: "text") { cell, row in
      cell.shownText = "\(row)"
    }
  }
}
