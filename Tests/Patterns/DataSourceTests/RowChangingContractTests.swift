import DataSource
import HeadlessAdapters
import HeadlessUI
import TestSupport
import Testing

/// Every list that takes row changes.
private enum AnyList: CaseIterable, CustomTestStringConvertible {
  case table, tableOffScreen, managedDataSource, spy

  var testDescription: String { "\(self)" }

  @MainActor func make(_ source: SectionedDataSource<String, Row>) -> (any RowChanging, AnyObject) {
    switch self {
    case .table, .tableOffScreen:
      let stage = TableStage(source, onScreen: self == .table)
      return (stage.table, stage)
    case .managedDataSource:
      let manager = ManagerDouble([])
      let table = UpdateSpy()
      let list = ManagedDataSource(manager: manager, table: table, identifier: "text") {
        (_: AnyObject, _: Row) in
      }
      return (list, table)
    case .spy:
      let spy = UpdateSpy()
      return (spy, spy)
    }
  }
}

@Suite("Lists that take row changes: what a data source may rely on", .recordsViolations)
@MainActor struct RowChangingContractTests {
  @Test(
    "the data is changed exactly once, before the call returns", arguments: AnyList.allCases,
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
