import ServiceLocator
import TestSupport
import Testing

@Suite("ServiceScope: a locator with an optional parent")
struct ServiceScopeTests {
  @Test("a service is created on the first request")
  func makesLazily() throws {
    let calls = FactoryCalls()
    let scope = makeScope(counting: calls)
    #expect(calls.value == 0)
    _ = try scope.resolve(SampleSource.self)
    #expect(calls.value == 1)
  }

  @Test("every request returns the same service")
  func returnsTheSame() throws {
    let calls = FactoryCalls()
    let scope = makeScope(counting: calls)
    let source = try scope.resolve(SampleSource.self)
    let again = try scope.resolve(SampleSource.self)
    #expect(again === source)
    #expect(calls.value == 1)
  }

  @Test("a service that many tasks request concurrently is created once")
  func concurrentRequests() async throws {
    let calls = FactoryCalls()
    let scope = makeScope(counting: calls)
    let identities = try await withThrowingTaskGroup(of: ObjectIdentifier.self) { group in
      for _ in 0..<200 {
        group.addTask { ObjectIdentifier(try scope.resolve(SampleSource.self)) }
      }
      return try await group.reduce(into: Set()) { $0.insert($1) }
    }
    #expect(identities.count == 1)
    #expect(calls.value == 1)
  }

  @Test("a service registered for a protocol is returned for that protocol")
  func resolvesProtocol() throws {
    let scope = ServiceScope("app") { $0.register((any SampleSession).self) { _ in StubSession() } }
    let title = try scope.resolve((any SampleSession).self).title
    #expect(title == "mock")
  }

  @Test("a child scope returns the parent's service")
  func childUsesParent() throws {
    let app = makeScope()
    let posts = ServiceScope("posts", parent: app) { _ in }
    let source = try app.resolve(SampleSource.self)
    let shared = try posts.resolve(SampleSource.self)
    #expect(shared === source)
  }

  @Test("a service registered in a child does not replace the parent's service")
  func childShadowsParent() throws {
    let app = makeScope()
    let posts = ServiceScope("posts", parent: app) {
      $0.register(SampleClock.self) { _ in SampleClock() }
    }
    let clock = try app.resolve(SampleClock.self)
    let own = try posts.resolve(SampleClock.self)
    #expect(own !== clock)
  }

  @Test("a child's service uses the child's dependency if parent and child both register one")
  func childUsesItsOwn() throws {
    let app = makeScope()
    let child = ServiceScope("child", parent: app) { services in
      services.register((any SampleSession).self) { _ in StubSession() }
      services.register(SampleSource.self) { SampleSource(session: try $0.resolve()) }
    }
    let title = try child.resolve(SampleSource.self).session.title
    #expect(title == "mock")
  }

  @Test("a parent's service uses the parent's dependencies, even if a child requests it first")
  func parentDoesNotCaptureChild() throws {
    let app = makeScope()
    let child = ServiceScope("mock", parent: app) {
      $0.register((any SampleSession).self) { _ in StubSession() }
    }
    let title = try child.resolve(SampleSource.self).session.title
    #expect(title == "real")
  }

  @Test("releasing a scope frees its services", .tags(.memory))
  @MainActor func childIsFreed() async throws {
    let app = makeScope()
    weak var service: SampleClock?
    try await expectFreed {
      let child = ServiceScope("child", parent: app) {
        $0.register(SampleClock.self) { _ in SampleClock() }
      }
      let clock = try child.resolve(SampleClock.self)
      service = clock
      return child
    }
    #expect(service == nil)
  }

  private func makeScope(counting calls: FactoryCalls = FactoryCalls()) -> ServiceScope {
    ServiceScope("app") { services in
      services.register(SampleClock.self) { _ in SampleClock() }
      services.register((any SampleSession).self) { RealSession(clock: try $0.resolve()) }
      services.register(SampleSource.self) { scope in
        calls.add()
        return SampleSource(session: try scope.resolve())
      }
    }
  }
}
