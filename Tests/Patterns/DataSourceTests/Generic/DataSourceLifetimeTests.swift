import DataSource
import TestSupport
import Testing

@Suite("Data sources: memory", .tags(.memory))
@MainActor struct DataSourceLifetimeTests {
  @Test("sectioned, array and shared data sources and `ItemHolder` are deallocated after use")
  func freed() async throws {
    let spy = ListUpdateSpy()
    try await expectFreed {
      let source = try SectionedDataSource(list(("A", [1])))
      try source.apply(list(("A", [2]), ("B", [1])), to: spy)
      return source
    }
    await expectFreed {
      ArrayDataSource(items: [1], identifier: "text") { (_: AnyObject, _: Int) in }
    }
    await expectFreed { ItemHolder([1]) }
    let holder = ItemHolder([1])
    await expectFreed { SharedDataSource(holder) }
  }

  @Test("a data source does not retain the list that it updated")
  func listFreed() async throws {
    let source = try SectionedDataSource(list(("A", [1])))
    try await expectFreed {
      let spy = ListUpdateSpy()
      try source.apply(list(("A", [2])), to: spy)
      return spy
    }
  }
}
