import Domain
import ServiceLocator
import TestDoubles
import TestSupport
import Testing

/// More ways to give `PostDataSource` a double. `Guides/MockInjection.md` compares them.
@Suite("Mock injection: other ways", .tags(.mockInjection), .timeLimit(.minutes(3)))
@MainActor struct WaysToInjectTests {
  @Test("scripted answers: a load after a failure shows the posts, and a third load fails")
  func scripted() async throws {
    @MainActor final class ScriptedSession: PostSession {
      private var replies: [Result<[Post], ServerError>]

      init(_ replies: Result<[Post], ServerError>...) { self.replies = replies }

      func posts() async throws(ServerError) -> [Post] {
        // A call without an answer is a fault of the code or of the test.
        guard !replies.isEmpty else { throw .unreachable(reason: "the script has ended") }
        return try replies.removeFirst().get()
      }
    }
    let session = ScriptedSession(
      .failure(.unreachable(reason: "no network")), .success([.fixture(1, "Hello")]))
    let source = PostDataSource(session: session)
    await #expect(throws: ServerError.unreachable(reason: "no network")) { try await source.load() }
    try await source.load()
    #expect(source.items == [.fixture(1, "Hello")])
    let end = ServerError.unreachable(reason: "the script has ended")
    await #expect(throws: end) { try await source.load() }
  }

  @Test("a manual answer: no post is shown until the reply arrives")
  func manual() async throws {
    let gate = Gate()
    let source = PostDataSource(session: MockSession([.fixture(1, "Hello")], gate: gate))
    let load = Task { try await source.load() }
    await gate.waitForWaiter()
    #expect(source.items == [])
    gate.open()
    try await load.value
    #expect(source.items == [.fixture(1, "Hello")])
  }

  @Test("a copy of the app's locator: the data source gets the mock, and the app keeps its session")
  func locatorCopy() async throws {
    let app = ServiceScope("app") { services in
      services.register((any PostSession).self) { _ in URLSessionPostSession.shared }
      services.register(PostDataSource.self) { scope in
        PostDataSource(session: try scope.resolve((any PostSession).self))
      }
    }
    let copy = app.copy { services in
      services.register((any PostSession).self) { _ in MockSession([.fixture(1, "Hello")]) }
    }
    let source = try copy.resolve(PostDataSource.self)
    try await source.load()
    #expect(source.items == [.fixture(1, "Hello")])
    let session = try app.resolve((any PostSession).self)
    #expect(session is URLSessionPostSession)
  }

  @Test("an environment: the object that a storyboard creates uses the services of the test")
  func environment() async throws {
    let services = PostServices(session: MockSession([.fixture(1, "Hello")]))
    let placeholder = PostServices.$current.withValue(services) {
      // A storyboard calls this initializer, so the test cannot pass an argument.
      let placeholder = SharedPostServiceLocator()
      placeholder.awakeFromNib()
      return placeholder
    }
    try await placeholder.dataSource.load()
    #expect(placeholder.dataSource.items == [.fixture(1, "Hello")])
  }
}
