import DataSource
import Testing

@MainActor struct ManagedChangesTests {
  @Test("if the manager's content changes, the data source changes once, inside the table's update")
  func insertedRow() {
    let manager = ListManagerDouble(list(("A", [1])))
    let spy = ListUpdateSpy()
    let source = makeSource(manager, spy)
    var counts: [Int] = []
    spy.beforeChange = { counts.append(source.numberOfItems(inSection: 0)) }
    spy.duringChange = { counts.append(source.numberOfItems(inSection: 0)) }
    manager.change(to: list(("A", [1, 2])))
    #expect(counts == [1, 2])
    #expect(spy.updates.map(\.insertedRows) == [[[0, 1]]])
  }

  @Test("if the content of a row changes, the table reconfigures the row")
  func changedRow() {
    let manager = ListManagerDouble(list(("A", [1])))
    let spy = ListUpdateSpy()
    let source = makeSource(manager, spy)
    manager.change(to: list(("A", [Row(id: 1, text: "'")])))
    #expect(spy.updates.map(\.reconfiguredRows) == [[[0, 0]]])
    #expect(source.item(at: [0, 0]).text == "'")
  }

  @Test("after the table is deallocated, the data source still applies the manager's changes")
  func tableDeallocated() {
    let manager = ListManagerDouble(list(("A", [1])))
    weak var table: ListUpdateSpy?
    var spy: ListUpdateSpy? = ListUpdateSpy()
    table = spy
    let source = spy.map { makeSource(manager, $0) }
    spy = nil
    #expect(table == nil)
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
