import Domain
import Synchronization
import TestDoubles
import Testing

@testable import ServiceLocator

/// Counts the sessions that a factory creates.
private final class Counter: Sendable {
  private let value = Mutex(0)

  var count: Int { value.withLock { $0 } }

  func increment() { value.withLock { $0 += 1 } }
}

@Suite("The posts scope uses the session of its parent")
@MainActor struct GivenScopeTests {
  @Test("the data source uses the session that the parent registers")
  func injected() async throws {
    let session = MockSession([.fixture(1, "Hello")])
    let app = ServiceScope("app") { $0.register((any PostSession).self) { _ in session } }
    let source = try ServiceScope.posts(parent: app).resolve(PostDataSource.self)
    let used = try #require(source.session as? MockSession)
    #expect(used === session)
    try await source.load()
    #expect(source.items.map(\.text) == ["Hello"])
  }

  @Test("the session is created when the data source is first requested")
  func lazy() throws {
    let counter = Counter()
    let app = ServiceScope("app") { services in
      services.register((any PostSession).self) { _ in
        counter.increment()
        return MockSession()
      }
    }
    let posts = ServiceScope.posts(parent: app)
    #expect(counter.count == 0)
    _ = try posts.resolve(PostDataSource.self)
    #expect(counter.count == 1)
  }

  @Test(
    "if no scope registers the session, the error contains the path from data source to session")
  func missing() {
    let posts = ServiceScope.posts(parent: ServiceScope("app") { _ in })
    #expect(
      throws: ServiceError.missing(
        path: ["PostDataSource", "PostSession"], scopes: ["posts", "app"])
    ) { try posts.resolve(PostDataSource.self) }
  }
}
