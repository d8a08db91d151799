import DataSource
import Testing

@MainActor struct RepeatedRowsTests {
  @Test("a repeated id throws an error")
  func repeated() throws {
    let source = SectionedDataSource<String, Row>()
    #expect(throws: DataSourceError.self) { try source.apply(list(("A", [1, 1]))) }
  }
}
