import DataSource
import TestSupport
import Testing

/// Every data source of the pattern, made to show the same two rows.
private enum AnySource: CaseIterable, CustomTestStringConvertible {
  case array, held, sectioned, managed

  var testDescription: String { "\(self)" }

  @MainActor func makeShowing(_ rows: [Row]) throws -> (any ListSource<Row>, keep: AnyObject?) {
    switch self {
    case .array:
      return (
        ArrayDataSource(items: rows, identifier: "text") { (_: AnyObject, _: Row) in }, nil
      )
    case .held:
      let holder = ItemHolder(rows)
      return (HeldDataSource(holder), holder)
    case .sectioned:
      return (try SectionedDataSource(list(("A", rows))), nil)
    case .managed:
      let manager = ManagerDouble(list(("A", rows)))
      let source = ManagedDataSource(manager: manager, table: UpdateSpy(), identifier: "text") {
        (_: AnyObject, _: Row) in
      }
      return (source, manager)
    }
  }
}

@Suite("Data sources: what a table may rely on")
@MainActor struct SourceContractTests {
  @Test("counts and items agree", arguments: AnySource.allCases)
  fileprivate func countsAndItems(_ kind: AnySource) throws {
    let (source, keep) = try kind.makeShowing([1, 2])
    withExtendedLifetime(keep) {
      #expect(source.numberOfSections == 1)
      #expect(source.numberOfItems(inSection: 0) == 2)
      #expect(source.item(at: [0, 0]) == 1)
      #expect(source.item(at: [0, 1]) == 2)
    }
  }

  @Test("a flat source gives the item in a row, for the next screen")
  func itemInRow() {
    final class Months: ItemSource {
      let items = ["January", "February"]
    }
    #expect(Months().item(inRow: 1) == "February")
    #expect(Months().numberOfSections == 1)
  }
}
