import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing

@testable import ServiceLocator

#if canImport(FoundationNetworking)
  import FoundationNetworking
#endif

@Suite("PostDataSource: the session is a default argument")
@MainActor struct PostDataSourceTests {
  @Test("the items are the posts of the session, in the same order", .tags(.mockInjection))
  func items() async throws {
    let posts: [Post] = [.fixture(1, "Hello"), .fixture(2, "Bye")]
    let source = PostDataSource(session: MockSession(posts))
    #expect(source.items.isEmpty)
    try await source.load()
    #expect(source.items == posts)
  }

  @Test("each list reloads once, even if it was added twice")
  func reloads() {
    let source = PostDataSource(session: MockSession())
    let lists = [CountingList(), CountingList()]
    for list in lists + lists { source.add(list) }
    source.reloadLists()
    #expect(lists.map(\.reloads) == [1, 1])
  }

  @Test("adding a list removes freed lists", .tags(.memory))
  func removesFreed() {
    let source = PostDataSource(session: MockSession())
    for _ in 1...3 { source.add(CountingList()) }
    #expect(source.observers.count == 1)
  }

  @Test("a failed load keeps the items")
  func failure() async throws {
    let session = MockSession([.fixture(1, "Hello")])
    let source = PostDataSource(session: session)
    try await source.load()
    session.answer(.failure(.unreachable(reason: "no network")))
    await #expect(throws: ServerError.unreachable(reason: "no network")) {
      try await source.load()
    }
    #expect(source.items == [.fixture(1, "Hello")])
  }

  @Test(
    "if two loads overlap, a late reply to the first load does not replace the newer items",
    .tags(.trap))
  func overlappingLoads() async throws {
    let (source, session, older, newer) = await makeOverlappingLoads()
    session.newer.open()
    try await newer.value
    #expect(source.items == [.fixture(2, "newer")])
    session.older.open()
    try await older.value
    #expect(source.items == [.fixture(2, "newer")])
  }

  @Test("if two loads overlap, the items of the first load are used until the second load ends")
  func answersInOrder() async throws {
    let (source, session, older, newer) = await makeOverlappingLoads()
    session.older.open()
    try await older.value
    #expect(source.items == [.fixture(1, "older")])
    session.newer.open()
    try await newer.value
    #expect(source.items == [.fixture(2, "newer")])
  }

  /// Starts two loads and returns when both requests are sent. No reply has arrived yet.
  private func makeOverlappingLoads() async -> (
    source: PostDataSource, session: TwoAnswers,
    older: Task<Void, any Error>, newer: Task<Void, any Error>
  ) {
    let session = TwoAnswers()
    let source = PostDataSource(session: session)
    let older = Task { try await source.load() }
    await wait(for: session.requests, toReach: 1)
    let newer = Task { try await source.load() }
    await wait(for: session.requests, toReach: 2)
    return (source, session, older, newer)
  }

  @Test("`post(_:)` returns the session's current post and does not change the items")
  func onePost() async throws {
    let session = MockSession([.fixture(1, "Hello")])
    let source = PostDataSource(session: session)
    try await source.load()
    session.answer(.success([.fixture(1, "Hello again")]))
    let text = try await source.post(Post.fixture(1, "").id)?.text
    #expect(text == "Hello again")
    let missing = try await source.post(Post.fixture(2, "").id)
    #expect(missing == nil)
    #expect(source.items == [.fixture(1, "Hello")])
  }

  @Test("without an argument, the data source loads posts with `URLSession.shared`")
  func production() throws {
    let session = try #require(PostDataSource().session as? URLSessionPostSession)
    #expect(session.session() === URLSession.shared)
    #expect(session.address == URLSessionPostSession.shared.address)
    #expect(session.address.scheme == "https")
    let locators: [any PostLocating] = [PostServiceLocator(), SharedPostServiceLocator()]
    for locator in locators {
      let session = locator.dataSource.session as? URLSessionPostSession
      #expect(session?.session() === URLSession.shared)
    }
  }
}

/// A list that counts its reloads.
private final class CountingList: RowsReloading {
  private(set) var reloads = 0

  func reloadData() { reloads += 1 }
}
