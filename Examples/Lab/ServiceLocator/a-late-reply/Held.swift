import Domain
import ServiceLocator
import TestDoubles
import Testing

@Suite("Many loads of posts")
@MainActor struct HeldLoadTests {
  @Test("after each of several loads, the data source contains the newest reply")
  func manyLoads() async throws {
    let session = MockSession()
    let source = PostDataSource(session: session)
    for number: UInt8 in 1...5 {
      let post = Post.fixture(number, "post \(number)")
      session.answer(.success([post]))
      try await source.load()
      #expect(source.items == [post])
    }
  }
}
