import DataSource
import TestSupport
import Testing

@Suite("ManagedDataSource: from a manager to a table")
@MainActor struct ManagedDataSourceTests {
  @Test("the source is the manager's delegate, and changes its data during the table's update")
  func forwards() {
    let manager = ListManagerDouble(list(("A", [1])))
    let spy = ListUpdateSpy()
    let source = makeSource(manager, spy)
    #expect(manager.delegate === source)
    var counts: [Int] = []
    spy.beforeChange = { counts.append(source.numberOfItems(inSection: 0)) }
    spy.duringChange = spy.beforeChange
    manager.change(to: list(("A", [1, 2])))
    #expect(spy.updates.map(\.insertedRows) == [[[0, 1]]])
    #expect(counts == [1, 2])
    manager.change(to: list(("A", [1, Row(id: 2, text: "'")])))
    #expect(spy.updates.last?.reconfiguredRows == [[0, 1]])
  }

  @Test("a change by the manager still updates the data after the table is deallocated")
  func tableDeallocated() {
    let manager = ListManagerDouble(list(("A", [1])))
    var spy: ListUpdateSpy? = ListUpdateSpy()
    let source = spy.map { makeSource(manager, $0) }
    spy = nil
    manager.change(to: list(("A", [])))
    #expect(source?.numberOfItems(inSection: 0) == 0)
  }

  @Test("the manager does not retain the source", .tags(.memory))
  func freed() async {
    let manager = ListManagerDouble(list(("A", [1])))
    await expectFreed { makeSource(manager, ListUpdateSpy()) }
    #expect(manager.delegate == nil)
  }

  @Test("the source retains its manager but not its table", .tags(.memory))
  func retains() {
    weak var manager: ListManagerDouble?
    weak var table: ListUpdateSpy?
    let source = {
      let made = (ListManagerDouble(list(("A", [1]))), ListUpdateSpy())
      (manager, table) = made
      return makeSource(made.0, made.1)
    }()
    withExtendedLifetime(source) {
      #expect(manager != nil)
      #expect(table == nil)
    }
  }

  private func makeSource(
    _ manager: ListManagerDouble, _ table: any RowChanging
  ) -> ManagedDataSource<ListManagerDouble, any CellTextShowing> {
    ManagedDataSource(manager: manager, table: table, identifier: "text") { cell, row in
      cell.shownText = "\(row)"
    }
  }
}
