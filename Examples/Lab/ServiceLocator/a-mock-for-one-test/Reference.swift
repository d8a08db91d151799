import ServiceLocator
import Testing

@Suite("A mock for one test")
struct MockForOneTestTests {
  @Test("all services of a copy use one instance of the replacement")
  func replaced() throws {
    let posts = makePosts()
    let before = try posts.resolve(PostSource.self)
    let calls = CallCount()
    let copy = posts.copy {
      $0.register(Clock.self) { _ in
        calls.add()
        return Clock()
      }
    }
    let source = try copy.resolve(PostSource.self)
    let session = try #require(source.session as? RealSession)
    let clock = try copy.resolve(Clock.self)
    #expect(source !== before)
    #expect(session.clock === clock)
    #expect(calls.value == 1)
  }

  /// Returns a scope with a `PostSource`. Its parent registers the `Session` and its `Clock`.
  private func makePosts() -> ServiceScope {
    let app = ServiceScope("app") { services in
      services.register(Clock.self) { _ in Clock() }
      services.register((any Session).self) { RealSession(clock: try $0.resolve()) }
    }
    return ServiceScope("posts", parent: app) { services in
      services.register(PostSource.self) { PostSource(session: try $0.resolve()) }
    }
  }
}
