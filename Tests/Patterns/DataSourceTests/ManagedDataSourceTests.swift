import DataSource
import Foundation
import HeadlessAdapters
import HeadlessUI
import TestSupport
import Testing

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

@Suite("ManagedDataSource with a manager and a table", .recordsViolations)
@MainActor struct ManagedDataSourceTests {
  @Test("the source is the manager's delegate, and the data changes inside the table's update")
  func forwards() {
    let manager = ManagerDouble(list(("A", [1])))
    let spy = UpdateSpy()
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

  @Test("a row inserted by the manager appears in the table")
  func onATable() {
    let manager = ManagerDouble(list(("A", [1])))
    let window = Window(size: CGSize(width: 320, height: 480))
    let table = TableView(frame: window.bounds, style: .plain)
    let adapter = TableViewAdapter(makeSource(manager, table))
    table.register(TextCell.self, forCellReuseIdentifier: "text")
    table.dataSource = adapter
    window.addSubview(table)
    window.displayIfNeeded()
    manager.change(to: list(("A", [3, 1])))
    table.layoutIfNeeded()
    #expect(table.visibleCells.map(\.textLabel?.text) == ["3", "1"])
  }

  @Test("a change by the manager still updates the data after the table is deallocated")
  func tableGone() {
    let manager = ManagerDouble(list(("A", [1])))
    var spy: UpdateSpy? = UpdateSpy()
    let source = spy.map { makeSource(manager, $0) }
    spy = nil
    manager.change(to: list(("A", [])))
    #expect(source?.numberOfItems(inSection: 0) == 0)
  }

  @Test("the manager does not retain the source", .tags(.memory))
  func freed() async {
    let manager = ManagerDouble(list(("A", [1])))
    await expectFreed { makeSource(manager, UpdateSpy()) }
    #expect(manager.delegate == nil)
  }

  @Test("the source retains its manager but not its table", .tags(.memory))
  func retains() {
    weak var manager: ManagerDouble?
    weak var table: UpdateSpy?
    let source = {
      let made = (ManagerDouble(list(("A", [1]))), UpdateSpy())
      (manager, table) = made
      return makeSource(made.0, made.1)
    }()
    withExtendedLifetime(source) {
      #expect(manager != nil)
      #expect(table == nil)
    }
  }

  private func makeSource(
    _ manager: ManagerDouble, _ table: any RowChanging
  ) -> ManagedDataSource<ManagerDouble, any TextShowing> {
    ManagedDataSource(manager: manager, table: table, identifier: "text") { cell, row in
      cell.shownText = "\(row)"
    }
  }
}

/// The types that conform to `RowChanging`.
private enum AnyList: CaseIterable {
  case table, tableOffScreen, managedDataSource, spy

  /// Returns a list of this kind, and an object that the test must retain.
  @MainActor func make(_ source: SectionedDataSource<String, Row>) -> (any RowChanging, AnyObject) {
    switch self {
    case .table, .tableOffScreen:
      let stage = TableStage(source, onScreen: self == .table)
      return (stage.table, stage)
    case .managedDataSource:
      let table = UpdateSpy()
      let list = ManagedDataSource(manager: ManagerDouble([]), table: table, identifier: "text") {
        (_: AnyObject, _: Row) in
      }
      return (list, table)
    case .spy:
      let spy = UpdateSpy()
      return (spy, spy)
    }
  }
}

@Suite("RowChanging: the contract of every list", .recordsViolations)
@MainActor struct RowChangingContractTests {
  @Test(
    "`changeRows` updates the data exactly once before it returns", arguments: AnyList.allCases,
    [
      list(("A", [1, 2])), list(("B", [1])), list(("A", [Row(id: 1, text: "'")])),
      list(("A", [1])), [],
    ])
  fileprivate func changesOnce(_ kind: AnyList, _ content: [TestSection]) throws {
    let source = try SectionedDataSource(list(("A", [1])))
    let (list, keep) = kind.make(source)
    let update = try SectionedDataSource(source.sections).apply(content)
    var count = 0
    try withExtendedLifetime(keep) {
      var failure: (any Error)?
      list.changeRows(by: update) {
        count += 1
        do { try source.apply(content) } catch { failure = error }
      }
      #expect(count == 1)
      if let failure { throw failure }
    }
    #expect(source.sections == content)
  }
}
