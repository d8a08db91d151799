import DataSource
import TestSupport
import Testing

/// The four data sources.
private enum AnySource: CaseIterable {
  case array, shared, sectioned, managed

  /// Returns a source of `rows`, and an object to retain, if any.
  @MainActor func make(_ rows: [Row]) throws -> (any ListSource<Row>, keep: AnyObject?) {
    switch self {
    case .array:
      return (
        ArrayDataSource(items: rows, identifier: "text") { (_: AnyObject, _: Row) in }, nil
      )
    case .shared:
      let holder = ItemHolder(rows)
      return (SharedDataSource(holder), holder)
    case .sectioned:
      return (try SectionedDataSource(list(("A", rows))), nil)
    case .managed:
      let manager = ListManagerDouble(list(("A", rows)))
      let source = ManagedDataSource(
        manager: manager, table: ListUpdateSpy(), identifier: "text"
      ) { (_: AnyObject, _: Row) in }
      return (source, manager)
    }
  }
}

@Suite("Data sources: counts, items and grouping")
@MainActor struct ListSourceTests {
  @Test("item positions sort by section, then by row, and convert to index paths and back")
  func positions() {
    let positions: [ItemPosition] = [[1, 0], [0, 9], [0, 2]]
    #expect(positions.sorted() == [[0, 2], [0, 9], [1, 0]])
    #expect(!(positions[0] < positions[0]))
    #expect(positions[0] == ItemPosition(section: 1, row: 0))
    #expect(positions.map { ItemPosition($0.indexPath) } == positions)
    #expect("\(positions[1])" == "[0, 9]")
  }

  @Test(
    "every data source returns its section count, its item count and its items",
    arguments: AnySource.allCases)
  fileprivate func countsAndItems(_ kind: AnySource) throws {
    let (source, keep) = try kind.make([1, 2])
    withExtendedLifetime(keep) {
      #expect(source.numberOfSections == 1)
      #expect(source.numberOfItems(inSection: 0) == 2)
      #expect(source.item(at: [0, 0]) == 1)
      #expect(source.item(at: [0, 1]) == 2)
    }
  }

  @Test("a data source of sections finds the items of each section")
  func severalSections() throws {
    let source = try SectionedDataSource(list(("A", [1]), ("B", [2, 3])))
    #expect(source.numberOfSections == 2)
    #expect((0...1).map(source.numberOfItems) == [1, 2])
    #expect(source.item(at: [1, 1]) == 3)
  }

  @Test("a type with an `items` property conforms to `ItemSource` without more code")
  func itemInRow() {
    final class Months: ItemSource {
      let items = ["January", "February"]
    }
    #expect(Months().item(at: [0, 1]) == "February")
    #expect(Months().numberOfSections == 1)
  }

  @Test("a `SharedDataSource` shows items that are added to its `ItemHolder` later")
  func sharedHolder() {
    let photos = ItemHolder<Row>([1])
    let source = SharedDataSource(photos)
    photos.items.append(2)
    #expect(source.items == [1, 2])
    #expect(source.numberOfItems(inSection: 0) == 2)
  }

  @Test("a `SharedDataSource` is empty after its `ItemHolder` is deallocated")
  func itemHolderDeallocated() {
    var photos: ItemHolder<Row>? = ItemHolder([1])
    let source = photos.map { SharedDataSource($0) }
    #expect(source?.items.count == 1)
    photos = nil
    #expect(source?.items.isEmpty == true)
    #expect(source?.numberOfItems(inSection: 0) == 0)
  }

  @Test("items are grouped into sections by a key")
  func grouped() {
    let sections = ListSection.grouping(["Mars", "Mercury", "Saturn"]) { $0.prefix(1) }
    #expect(sections.map(\.id) == ["M", "S"])
    #expect(sections.map(\.items) == [["Mars", "Mercury"], ["Saturn"]])
    #expect(ListSection.grouping([String]()) { $0 }.isEmpty)
  }

  @Test("items with a repeated key join the existing section and keep their order")
  func unsorted() {
    let sections = ListSection.grouping([1, 2, 3, 4, 7, 5]) { $0.isMultiple(of: 2) }
    #expect(sections.map(\.id) == [false, true])
    #expect(sections.map(\.items) == [[1, 3, 7, 5], [2, 4]])
  }
}
