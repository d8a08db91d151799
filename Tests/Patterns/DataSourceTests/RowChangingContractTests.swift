import DataSource
import HeadlessUI
import TestSupport
import Testing

/// The lists that are tested with the contract.
private enum AnyList: CaseIterable {
  case table, tableOffScreen, managedDataSource, spy

  /// Returns a list of this kind, and an object that the test must retain.
  @MainActor func make(_ source: SectionedDataSource<String, Row>) -> (any RowChanging, AnyObject) {
    switch self {
    case .table, .tableOffScreen:
      let stage = TableStage(source, onScreen: self == .table)
      return (stage.table, stage)
    case .managedDataSource:
      let table = ListUpdateSpy()
      let list = ManagedDataSource(manager: ListManagerDouble([]), table: table, identifier: "text")
      {
        (_: AnyObject, _: Row) in
      }
      return (list, table)
    case .spy:
      let spy = ListUpdateSpy()
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
