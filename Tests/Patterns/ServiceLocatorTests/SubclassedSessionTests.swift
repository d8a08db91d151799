// On Apple's platforms, a subclass of `URLSession` needs deprecated initializers, so these tests
// run only on other platforms.
#if canImport(FoundationNetworking)
  import DemoServer
  import Domain
  import Foundation
  import FoundationNetworking
  import ServiceLocator
  import TestDoubles
  import TestSupport
  import Testing

  @Suite("Two mocks: a subclass of URLSession, and a conforming type", .timeLimit(.minutes(3)))
  @MainActor struct SubclassedSessionTests {
    private let fixed = Data(
      """
      [{"id": "\(UUID())", "author": "\(UUID())", "text": "fixed", "date": "2024-01-01T00:00:00Z"}]
      """.utf8)

    @Test(
      "a method that the subclass does not override sends a real request",
      .tags(.mockInjection, .trap))
    func notOverridden() async throws {
      let sent = [SentPost(text: "from the server", date: "2024-01-01T00:00:00Z")]
      try await withPostsServer(ServerResponse(200, json: sent)) { server in
        let mock = MockURLSession(fixed)
        let source = PostDataSource(
          session: URLSessionPostSession(at: server.address, session: mock))
        try await source.load()
        #expect(source.items.map(\.text) == ["fixed"])

        // The next version of the session adds a header, so it passes a request instead of a URL.
        let data = try await mock.data(for: URLRequest(url: server.address)).0
        #expect(String(decoding: data, as: UTF8.self).contains("from the server"))
      }
    }

    @Test("a method that the conforming mock does not implement returns the mock's post")
    func notDeclared() async throws {
      let mock = MockSession([.fixture(1, "fixed")])
      let post = try await PostDataSource(session: mock).post(Post.fixture(1, "").id)
      #expect(post?.text == "fixed")
      #expect(mock.requests == 1)
    }

    @Test("a changed server format causes an error only with the subclass", .tags(.mockInjection))
    func changedFormat() async throws {
      let renamed = String(decoding: fixed, as: UTF8.self).replacing("text", with: "body")
      let session = URLSessionPostSession(
        at: URLSessionPostSession.shared.address, session: MockURLSession(Data(renamed.utf8)))
      guard case .failure(.invalidResponse(.malformed))? = await reply(of: session) else {
        Issue.record("The changed format was read.")
        return
      }
      let source = PostDataSource(session: MockSession([.fixture(1, "fixed")]))
      try await source.load()
      #expect(source.items.map(\.text) == ["fixed"])
    }
  }

  /// **A trap.** The document's mock. It overrides only the method that `URLSessionPostSession`
  /// calls.
  private final class MockURLSession: URLSession, @unchecked Sendable {
    private let body: Data

    init(_ body: Data) {
      self.body = body
      super.init(configuration: unhurried.configuration)
    }

    override func dataTask(
      with url: URL,
      completionHandler: @escaping @Sendable (Data?, URLResponse?, (any Error)?) -> Void
    ) -> URLSessionDataTask {
      let response = HTTPURLResponse(url: url, statusCode: 200, httpVersion: nil, headerFields: nil)
      return FinishedTask { [body] in completionHandler(body, response, nil) }
    }
  }

  /// A task that calls the closure when it is resumed.
  private final class FinishedTask: URLSessionDataTask, @unchecked Sendable {
    private let onResume: @Sendable () -> Void

    init(onResume: @escaping @Sendable () -> Void) { self.onResume = onResume }

    override func resume() { onResume() }
  }
#endif
