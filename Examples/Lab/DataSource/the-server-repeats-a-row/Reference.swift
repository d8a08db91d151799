import DataSource
import Testing

@MainActor struct RepeatedRowsTests {
  @Test(
    "an update with a repeated id throws an error with both positions and keeps the old content",
    arguments: [
      (
        list(("A", [1, 2, 1])),
        DataSourceError.repeatedItem(id: "1", first: [0, 0], again: [0, 2])
      ),
      (
        list(("A", [1, 7]), ("B", [7])),
        .repeatedItem(id: "7", first: [0, 1], again: [1, 0])
      ),
      (list(("A", [1, 2]), ("A", [3])), .repeatedSection(id: "A", first: 0, again: 1)),
    ])
  func repeated(_ content: [TestSection], _ error: DataSourceError) throws {
    let source = try SectionedDataSource(list(("A", [1, 2])))
    #expect(throws: error) { try source.apply(content) }
    #expect(source.sections == list(("A", [1, 2])))
    try source.apply(list(("A", [2])))
    #expect(source.sections == list(("A", [2])))
  }

  @Test("a removed row can be inserted again")
  func comesBack() throws {
    let source = try SectionedDataSource(list(("A", [1, 2])))
    try source.apply(list(("A", [1])))
    #expect(throws: Never.self) { try source.apply(list(("A", [1, 2]))) }
  }
}
