import Domain
import HeadlessUI
import ServiceLocator
import TestDoubles
import TestSupport
import Testing

@testable import PostsScreen

@Suite("Posts: the rows of a data source")
@MainActor
struct PostRowsTests {
  @Test("a source has one row for each post, and returns the post of a row")
  func source() async throws {
    let source = PostDataSource(
      session: MockSession([.fixture(1, "Hello"), .fixture(2, "Good night")]))
    #expect(source.numberOfRows == 0)
    try await source.load()
    try #require(source.numberOfRows == 2)
    #expect(source.item(inRow: 1) == .fixture(2, "Good night"))
  }

  @Test("a table does not retain the `PostRows` that fill the table", .tags(.memory))
  func freed() async {
    let table = UITableView()
    await expectFreed {
      let rows = PostRows(PostDataSource(session: MockSession()), PostsDisplay(), in: .test)
      rows.show(in: table)
      return rows
    }
    #expect(table.dataSource == nil)
  }

  #if !os(iOS)  // iOS has no exit tests.
    @Test("a cell that does not conform to `PostShowing` stops the program")
    func plainCell() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) { @MainActor in
        let source = PostDataSource(session: MockSession([.fixture(1, "Hello")]))
        try await source.load()
        PostRows(source, PostsDisplay(), in: .test).fill(NSObject(), inRow: 0)
      }
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("which does not conform to PostShowing."))
    }
  #endif
}
