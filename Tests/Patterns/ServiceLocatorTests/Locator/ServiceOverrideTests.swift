import ServiceLocator
import TestSupport
import Testing

@Suite("Service scope: replaced for one test, without a trace in another")
struct ServiceOverrideTests {
  @Test("the copy is made of the replacement, however deep it is needed", .tags(.mockInjection))
  func replacesDeepInside() throws {
    let copy = makePosts().copy { $0.register((any Session).self) { _ in StubSession() } }
    let title = try copy.resolve(PostSource.self).session.title
    #expect(title == "mock")
  }

  @Test("the original keeps what it has")
  func originalUntouched() throws {
    let posts = makePosts()
    let before = try posts.resolve(PostSource.self)
    let copy = posts.copy { $0.register((any Session).self) { _ in StubSession() } }
    _ = try copy.resolve(PostSource.self)
    let after = try posts.resolve(PostSource.self)
    #expect(after === before)
    #expect(before.session.title == "real")
  }

  @Test("the copy shares nothing that was made, neither its own nor its parents'")
  func sharesNothing() throws {
    let posts = makePosts()
    let copy = posts.copy { _ in }
    let (source, clock) = (try posts.resolve(PostSource.self), try posts.resolve(Clock.self))
    let copiedSource = try copy.resolve(PostSource.self)
    #expect(copiedSource !== source)
    let copiedClock = try copy.resolve(Clock.self)
    #expect(copiedClock !== clock)
  }

  @Test("what only the parent registers is replaced there: child and parent share the replacement")
  func sharedByParentAndChild() throws {
    let calls = CallCount()
    let copy = makePosts().copy {
      $0.register(Clock.self) { _ in
        calls.add()
        return Clock()
      }
    }
    let clock = try copy.resolve(Clock.self)
    let session = try copy.resolve((any Session).self) as? RealSession
    #expect(session?.clock === clock)
    #expect(calls.value == 1)
  }

  @Test("a hundred tests at once each see their own replacement and nobody else's")
  func doesNotLeak() async throws {
    let posts = makePosts()
    try await withThrowingTaskGroup { group in
      for _ in 0..<100 {
        group.addTask {
          let clock = Clock()
          let copy = posts.copy { $0.register(Clock.self) { _ in clock } }
          await Task.yield()
          let found = try copy.resolve(Clock.self)
          #expect(found === clock)
        }
      }
      try await group.waitForAll()
    }
    let title = try posts.resolve(PostSource.self).session.title
    #expect(title == "real")
  }

  @Test("replacing what nobody registers stops the program: the mock would never be asked")
  func replacementWithoutEffect() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ServiceScope("app") { _ in }.copy { $0.register(Clock.self) { _ in Clock() } }
    }
    #expect(
      result?.text.contains("Clock cannot be replaced: no scope of app registers it.") == true)
  }

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
