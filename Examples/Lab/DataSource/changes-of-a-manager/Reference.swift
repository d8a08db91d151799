import DataSource
import Testing

@MainActor struct ManagedChangesTests {
  @Test("the data changes once, inside the table's update")
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

  @Test("new content of a row is passed to the table")
  func changedRow() {
    let manager = ListManagerDouble(list(("A", [1])))
    let spy = ListUpdateSpy()
    let source = makeSource(manager, spy)
    manager.change(to: list(("A", [Row(id: 1, text: "'")])))
    #expect(spy.updates.map(\.reconfiguredRows) == [[[0, 0]]])
    #expect(source.item(at: [0, 0]).text == "'")
  }

  @Test("after the table is deallocated, the data still changes")
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
