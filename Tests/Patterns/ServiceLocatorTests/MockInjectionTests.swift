import Domain
import ServiceLocator
import TestDoubles
import TestSupport
import Testing

/// Tests of an object without the server that it needs. Read this file first.
///
/// The subject is `PostDataSource`, which loads posts through a `PostSession`. In the app the
/// session uses a `URLSession`. In these tests the session is a mock.
@Suite("Mock injection: a data source without a server", .tags(.mockInjection))
@MainActor struct MockInjectionTests {
  /// The double. It conforms to the real session's protocol, returns what a test sets, and counts
  /// its calls.
  @MainActor private final class SpySession: PostSession {
    var reply: Result<[Post], ServerError> = .success([.fixture(1, "Hello")])
    private(set) var requests = 0

    func posts() async throws(ServerError) -> [Post] {
      requests += 1
      return try reply.get()
    }
  }

  /// Returns a data source, and the spy session that its initializer received.
  private func makeSource() -> (subject: PostDataSource, session: SpySession) {
    let session = SpySession()
    return (PostDataSource(session: session), session)
  }

  @Test("a new data source sends no request")
  func idle() {
    let (source, session) = makeSource()
    #expect(session.requests == 0)
    #expect(source.items == [])
  }

  @Test("a load sends one request, and shows the posts of the reply")
  func loads() async throws {
    let (source, session) = makeSource()
    try await source.load()
    #expect(session.requests == 1)
    #expect(source.items == [.fixture(1, "Hello")])
  }

  @Test("a failed load throws the server's error and keeps the posts")
  func keepsPosts() async throws {
    let (source, session) = makeSource()
    try await source.load()
    session.reply = .failure(.unreachable(reason: "no network"))
    await #expect(throws: ServerError.unreachable(reason: "no network")) {
      try await source.load()
    }
    #expect(source.items == [.fixture(1, "Hello")])
  }
}
