import ServiceLocator
import TestSupport
import Testing

@Suite("ServiceScope: a locator with an optional parent")
struct ServiceScopeTests {
  @Test("a service is created on the first request")
  func makesLazily() throws {
    let calls = CallCount()
    let scope = makeScope(counting: calls)
    #expect(calls.value == 0)
    _ = try scope.resolve(PostSource.self)
    #expect(calls.value == 1)
  }

  @Test("every request returns the same service")
  func returnsTheSame() throws {
    let calls = CallCount()
    let scope = makeScope(counting: calls)
    let source = try scope.resolve(PostSource.self)
    let again = try scope.resolve(PostSource.self)
    #expect(again === source)
    #expect(calls.value == 1)
  }

  @Test("a service that many tasks request concurrently is created once")
  func concurrentRequests() async throws {
    let calls = CallCount()
    let scope = makeScope(counting: calls)
    let identities = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<200 {
        group.addTask { ObjectIdentifier(try scope.resolve(PostSource.self)) }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(identities.count == 1)
    #expect(calls.value == 1)
  }

  @Test("a service registered for a protocol is returned for that protocol")
  func resolvesProtocol() throws {
    let scope = ServiceScope("app") { $0.register((any Session).self) { _ in StubSession() } }
    let title = try scope.resolve((any Session).self).title
    #expect(title == "mock")
  }

  @Test("a child scope returns the parent's service")
  func childAsksParent() throws {
    let app = makeScope()
    let posts = ServiceScope("posts", parent: app) { _ in }
    let source = try app.resolve(PostSource.self)
    let shared = try posts.resolve(PostSource.self)
    #expect(shared === source)
  }

  @Test("a child's own service does not replace the parent's")
  func childShadowsParent() throws {
    let app = makeScope()
    let posts = ServiceScope("posts", parent: app) { $0.register(Clock.self) { _ in Clock() } }
    let clock = try app.resolve(Clock.self)
    let own = try posts.resolve(Clock.self)
    #expect(own !== clock)
  }

  @Test("a child's service uses the child's services before the parent's")
  func childUsesItsOwn() throws {
    let app = makeScope()
    let child = ServiceScope("child", parent: app) { services in
      services.register((any Session).self) { _ in StubSession() }
      services.register(PostSource.self) { PostSource(session: try $0.resolve()) }
    }
    let title = try child.resolve(PostSource.self).session.title
    #expect(title == "mock")
  }

  @Test("a parent's service uses the parent's services, even if a child makes the first request")
  func parentDoesNotCaptureChild() throws {
    let app = makeScope()
    let child = ServiceScope("mock", parent: app) {
      $0.register((any Session).self) { _ in StubSession() }
    }
    let title = try child.resolve(PostSource.self).session.title
    #expect(title == "real")
  }

  @Test("releasing a scope frees its services", .tags(.memory))
  @MainActor func childIsFreed() async throws {
    let app = makeScope()
    weak var service: Clock?
    try await expectFreed {
      let child = ServiceScope("child", parent: app) { $0.register(Clock.self) { _ in Clock() } }
      let clock = try child.resolve(Clock.self)
      service = clock
      return child
    }
    #expect(service == nil)
  }

  private func makeScope(counting calls: CallCount = CallCount()) -> ServiceScope {
    ServiceScope("app") { services in
      services.register(Clock.self) { _ in Clock() }
      services.register((any Session).self) { RealSession(clock: try $0.resolve()) }
      services.register(PostSource.self) { scope in
        calls.add()
        return PostSource(session: try scope.resolve())
      }
    }
  }
}
