import ServiceLocator
import Testing

@Suite("A mock for one test")
struct MockForOneTestTests {
  @Test("all services of a copied scope share one instance of a service that the copy replaces")
  func replaced() throws {
    let posts = makePosts()
    let calls = FactoryCalls()
    let copy = posts.copy {
      $0.register(SampleClock.self) { _ in
        calls.add()
        return SampleClock()
      }
    }
    let source = try copy.resolve(SampleSource.self)
    let session = try #require(source.session as? RealSession)
    let clock = try copy.resolve(SampleClock.self)
    #expect(session.clock === clock)
    #expect(calls.value == 1)
  }

  /// Returns a scope with a `SampleSource`. Its parent registers the `SampleSession` and the
  /// `SampleClock`.
  private func makePosts() -> ServiceScope {
    let app = ServiceScope("app") { services in
      services.register(SampleClock.self) { _ in SampleClock() }
      services.register((any SampleSession).self) { RealSession(clock: try $0.resolve()) }
    }
    return ServiceScope("posts", parent: app) { services in
      services.register(SampleSource.self) { SampleSource(session: try $0.resolve()) }
    }
  }
}
