import DataSource
import Testing

@MainActor struct RepeatedRowsTests {
  @Test("content with a repeated id throws an error")
  func repeated() throws {
    // `list(("A", [1, 2]), ("B", [3]))` makes two sections with rows.
  }
}
