import DataSource
import Testing

@Suite("Row changes: the moment at which the data changes")
@MainActor struct UpdateOrderTests {
  @Test(
    "the data changes after the list starts its update and before the update ends",
    .bug("https://github.com/woocommerce/woocommerce-ios/issues/1543"))
  func dataChangesInside() throws {
    let source = try SectionedDataSource(list(("A", [1])))
    let spy = ListUpdateSpy()
    var contents: [[TestSection]] = []
    spy.beforeChange = { contents.append(source.sections) }
    spy.duringChange = spy.beforeChange
    try source.apply(list(("A", [1, 2])), to: spy)
    #expect(contents == [list(("A", [1])), list(("A", [1, 2]))])
    #expect(spy.updates.map(\.insertedRows) == [[[0, 1]]])
  }

  @Test("if several updates are made during an update, only the last one is applied afterwards")
  func secondDuringFirst() throws {
    let source = try SectionedDataSource(list(("A", [1])))
    let spy = ListUpdateSpy()
    spy.duringChange = {
      spy.duringChange = nil
      #expect(throws: Never.self) {
        try source.apply(list(("A", [7])), to: spy)
        try source.apply(list(("A", [2, 3])), to: spy)
      }
      #expect(source.sections == list(("A", [1, 2])), "the first update has not ended")
    }
    try source.apply(list(("A", [1, 2])), to: spy)
    #expect(source.sections == list(("A", [2, 3])))
    #expect(spy.updates.map(\.insertedRows) == [[[0, 1]], [[0, 1]]])
    #expect(spy.updates.map(\.deletedRows) == [[], [[0, 0]]])
  }

  @Test("an update with a repeated id throws immediately, even during another update")
  func faultySecondDuringFirst() throws {
    let source = try SectionedDataSource(list(("A", [1])))
    let spy = ListUpdateSpy()
    spy.duringChange = {
      #expect(throws: DataSourceError.repeatedItem(id: "3", first: [0, 0], again: [0, 1])) {
        try source.apply(list(("A", [3, 3, 4, 4])), to: spy)
      }
    }
    try source.apply(list(("A", [1, 2])), to: spy)
    #expect(source.sections == list(("A", [1, 2])))
  }

  @Test("a data source that does not check ids accepts a repeated id during another update")
  func trustedSecondDuringFirst() throws {
    let source = SectionedDataSource<String, Row>(trustingIDs: true)
    let spy = ListUpdateSpy()
    spy.duringChange = {
      spy.duringChange = nil
      #expect(throws: Never.self) { try source.apply(list(("A", [3, 3])), to: spy) }
    }
    try source.apply(list(("A", [1])), to: spy)
    #expect(source.sections == list(("A", [3, 3])))
  }
}
