import DataSource
import Testing

@Suite("Changes of shared items")
@MainActor struct HeldItemTests {
  @Test("after an item changes, the shared data source returns the new items")
  func replaced() {
    let holder = ItemHolder(["a", "b"])
    let source = SharedDataSource(holder)
    #expect(source.items == ["a", "b"])
    holder.items[1] = "c"
    #expect(source.items == ["a", "c"])
  }
}
