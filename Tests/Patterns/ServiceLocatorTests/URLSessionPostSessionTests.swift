import DemoServer
import Domain
import Foundation
import ServiceLocator
import Synchronization
import Testing

@Suite("URLSessionPostSession with a local HTTP server", .timeLimit(.minutes(3)))
@MainActor struct URLSessionPostSessionTests {
  @Test("`posts()` returns the server's posts, newest first")
  func posts() async throws {
    let sent = [
      SentPost(text: "older", date: "2024-01-01T00:00:00Z"),
      SentPost(text: "newer", date: "2024-01-02T00:00:00Z"),
      SentPost(text: "as new", date: "2024-01-02T00:00:00Z"),
    ]
    try await withPostsServer(ServerResponse(200, json: sent)) { session in
      let posts = try #require(await reply(of: session)).get()
      #expect(posts.map(\.text) == ["newer", "as new", "older"])
      #expect(posts.last?.id == Post.ID(sent[0].id))
      #expect(posts.last?.author == Person.ID(sent[0].author))
      #expect(posts.last?.date == Date(timeIntervalSince1970: 1_704_067_200))
    }
  }

  @Test(
    "each HTTP error status throws the matching `ServerError`",
    arguments: [
      (401, ServerError.unauthorized(status: 401)), (403, .unauthorized(status: 403)),
      (408, .unavailable(status: 408, retryAfter: nil)),
      (425, .unavailable(status: 425, retryAfter: nil)),
      (429, .unavailable(status: 429, retryAfter: nil)),
      (500, .unavailable(status: 500, retryAfter: nil)),
      (503, .unavailable(status: 503, retryAfter: nil)),
      (404, .invalidResponse(.unexpectedStatus(404))),
    ])
  func statuses(_ status: Int, _ error: ServerError) async throws {
    try await withPostsServer(ServerResponse(status, error: "no")) { session in
      let result = await reply(of: session)
      #expect(result == .failure(error))
    }
  }

  @Test("a post with an empty text or an invalid date throws `malformed`", arguments: ["", "x"])
  func malformed(_ date: String) async throws {
    let post = SentPost(text: "", date: date.isEmpty ? "2024-01-01T00:00:00Z" : date)
    try await withPostsServer(ServerResponse(200, json: [post])) { session in
      let result = await reply(of: session)
      guard case .failure(.invalidResponse(.malformed))? = result else {
        Issue.record("The result is \(String(describing: result)).")
        return
      }
    }
  }

  @Test("`URLSession` does not call the callback on the main queue")
  func callbackQueue() async throws {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    try await withPostsServer(ServerResponse(200, json: [SentPost]())) { session in
      let isMain = Mutex<Bool?>(nil)
      session.fetch { _ in isMain.withLock { $0 = DispatchQueue.getSpecific(key: key) != nil } }
      await waitForReply { isMain.withLock { $0 } != nil }
      #expect(isMain.withLock { $0 } == false)
    }
  }

  @Test("a request to a stopped server throws `unreachable`")
  func stopped() async throws {
    var stopped: URLSessionPostSession?
    try await withPostsServer(ServerResponse(200)) { stopped = $0 }
    let session = try #require(stopped)
    let result = await reply(of: session)
    guard case .failure(.unreachable)? = result else {
      Issue.record("The result is \(String(describing: result)).")
      return
    }
  }
}
