import DataSource
import Testing

@MainActor struct RepeatedRowsTests {
  @Test(
    "an update with a repeated id throws an error with both positions and keeps the old content")
  func repeated() throws {
    let source = try SectionedDataSource(list(("A", [1, 2])))
    #expect(throws: DataSourceError.repeatedItem(id: "7", first: [0, 1], again: [1, 0])) {
      try source.apply(list(("A", [1, 7]), ("B", [7])))
    }
    #expect(source.sections == list(("A", [1, 2])))
  }

  @Test("a repeated section id throws an error with both positions")
  func repeatedSection() throws {
    let source = try SectionedDataSource(list(("A", [1, 2])))
    #expect(throws: DataSourceError.repeatedSection(id: "A", first: 0, again: 1)) {
      try source.apply(list(("A", [1]), ("A", [])))
    }
  }
}
