import ServiceLocator
import TestSupport
import Testing

@Suite("ServiceScope: a copy with replacements for a test")
struct ServiceOverrideTests {
  @Test(
    "services in the copy receive the replacement of a service that they depend on",
    .tags(.mockInjection)
  )
  func replacesDeepInside() throws {
    let copy = makePosts().copy { $0.register((any Session).self) { _ in StubSession() } }
    let title = try copy.resolve(PostSource.self).session.title
    #expect(title == "mock")
  }

  @Test("the original scope keeps its services")
  func originalUntouched() throws {
    let posts = makePosts()
    let before = try posts.resolve(PostSource.self)
    let copy = posts.copy { $0.register((any Session).self) { _ in StubSession() } }
    _ = try copy.resolve(PostSource.self)
    let after = try posts.resolve(PostSource.self)
    #expect(after === before)
    #expect(before.session.title == "real")
  }

  @Test("the copy shares no service with the original scope or its parents")
  func sharesNothing() throws {
    let posts = makePosts()
    let copy = posts.copy { _ in }
    let (source, clock) = (try posts.resolve(PostSource.self), try posts.resolve(Clock.self))
    let copiedSource = try copy.resolve(PostSource.self)
    #expect(copiedSource !== source)
    let copiedClock = try copy.resolve(Clock.self)
    #expect(copiedClock !== clock)
  }

  @Test("a replacement of a parent's service is shared by child and parent")
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

  @Test("each of a hundred concurrent copies returns its own replacement")
  func concurrentCopies() async throws {
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

  #if !os(iOS)  // iOS has no exit tests.
    @Test("replacing an unregistered service stops the program")
    func unregisteredReplacement() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = ServiceScope("app") { _ in }.copy { $0.register(Clock.self) { _ in Clock() } }
      }
      #expect(
        result?.text.contains("Clock cannot be replaced: no scope of app registers it.") == true)
    }
  #endif

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
