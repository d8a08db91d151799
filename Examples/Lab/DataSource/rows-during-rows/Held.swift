import DataSource
import Testing

@Suite("Chains of updates")
@MainActor struct HeldUpdateOrderTests {
  @Test("an update that begins during a postponed update is postponed too")
  func chain() throws {
    let source = try SectionedDataSource(list(("A", [1])))
    let spy = ListUpdateSpy()
    spy.duringChange = { [unowned spy] in
      let count = source.sections[0].items.count
      guard count < 6 else { return }
      let rows = (1...(count + 1)).map { Row(id: $0) }
      #expect(throws: Never.self) { try source.apply(list(("A", rows)), to: spy) }
      #expect(source.sections[0].items.count == count)
    }
    try source.apply(list(("A", [1, 2])), to: spy)
    #expect(source.sections[0].items.count == 6)
    #expect(spy.updates.count == 5)
  }
}
