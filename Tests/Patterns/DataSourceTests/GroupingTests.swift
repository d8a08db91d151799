import DataSource
import TestSupport
import Testing

@Suite("Sections by a key")
@MainActor struct GroupingTests {
  private struct Planet: Identifiable, Equatable {
    let name: String
    var id: String { name }
    var initial: String { String(name.prefix(1)) }
  }

  @Test("number of sections, of items, and the item at a position")
  func answers() throws {
    let source = try SectionedDataSource(
      ["Mars", "Mercury", "Saturn"].map(Planet.init), sectionedBy: \.initial)
    #expect(source.sections.map(\.id) == ["M", "S"])
    #expect(source.numberOfSections == 2)
    #expect(source.numberOfItems(inSection: 0) == 2)
    #expect(source.numberOfItems(inSection: 1) == 1)
    #expect(source.item(at: [0, 1]).name == "Mercury")
    #expect(source.item(at: [1, 0]).name == "Saturn")
  }

  @Test("a key that comes back later goes to its section, and items keep their order")
  func unsorted() {
    let sections = ListSection.grouping([1, 2, 3, 4, 7, 5]) { $0.isMultiple(of: 2) }
    #expect(sections.map(\.id) == [false, true])
    #expect(sections.map(\.items) == [[1, 3, 7, 5], [2, 4]])
  }

  @Test("a key that comes twice in the objects is a fault of the objects")
  func repeated() {
    #expect(throws: DataSourceError.repeatedItem(id: "Mars", first: [0, 0], again: [0, 1])) {
      _ = try SectionedDataSource(["Mars", "Mars"].map(Planet.init), sectionedBy: \.initial)
    }
  }

  @Test("nothing in sections is no section")
  func empty() throws {
    let count = try SectionedDataSource([Planet](), sectionedBy: \.initial).numberOfSections
    #expect(count == 0)
  }

  @Test("positions are ordered from the top, and go to index paths and back")
  func positions() {
    let positions: [ItemPosition] = [[1, 0], [0, 9], [0, 2]]
    #expect(positions.sorted() == [[0, 2], [0, 9], [1, 0]])
    #expect(positions.map { ItemPosition($0.indexPath) } == positions)
    #expect("\(positions[1])" == "[0, 9]")
  }
}
