import Domain
import PostsScreen
import TestDoubles
import TestSupport
import Testing

@Suite("StorePostSession", .tags(.mockInjection))
@MainActor
struct StorePostSessionTests {
  @Test("the session returns all posts, newest first, and finds one post by its identifier")
  func posts() async throws {
    let session = StorePostSession(
      InMemoryPostStore([.fixture(2, "Older"), .fixture(1, "Newer", by: .grace)]))
    let texts = try await session.posts().map(\.text)
    #expect(texts == ["Newer", "Older"])
    let older = try await session.post(Post.fixture(2, "").id)
    #expect(older?.text == "Older")
    let missing = try await session.post(Post.fixture(3, "").id)
    #expect(missing == nil)
  }

  @Test("a store's error becomes the reason of the session's error")
  func failure() async throws {
    let store = InMemoryPostStore()
    let failure = StoreError.failed(file: "a.sqlite", code: 10, message: "disk I/O error")
    store.failure = failure
    let session = StorePostSession(store)
    let expected = ServerError.unreachable(reason: failure.description)
    await #expect(throws: expected) { try await session.posts() }
    await #expect(throws: expected) { try await session.post(Post.fixture(1, "").id) }
  }
}
