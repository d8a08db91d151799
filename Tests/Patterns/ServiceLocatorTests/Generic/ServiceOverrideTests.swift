import ServiceLocator
import TestSupport
import Testing

@Suite("ServiceScope: a copy with replacements for a test")
struct ServiceOverrideTests {
  @Test(
    "a service in the copy receives the replacement of its dependency",
    .tags(.mockInjection)
  )
  func replacesDeepInside() throws {
    let copy = makePosts().copy { $0.register((any SampleSession).self) { _ in StubSession() } }
    let title = try copy.resolve(SampleSource.self).session.title
    #expect(title == "mock")
  }

  @Test("the original scope keeps its services")
  func originalUntouched() throws {
    let posts = makePosts()
    let before = try posts.resolve(SampleSource.self)
    let copy = posts.copy { $0.register((any SampleSession).self) { _ in StubSession() } }
    _ = try copy.resolve(SampleSource.self)
    let after = try posts.resolve(SampleSource.self)
    #expect(after === before)
    #expect(before.session.title == "real")
  }

  @Test("the copy shares no service with the original scope or its parents")
  func sharesNothing() throws {
    let posts = makePosts()
    let copy = posts.copy { _ in }
    let (source, clock) = (
      try posts.resolve(SampleSource.self), try posts.resolve(SampleClock.self)
    )
    let copiedSource = try copy.resolve(SampleSource.self)
    #expect(copiedSource !== source)
    let copiedClock = try copy.resolve(SampleClock.self)
    #expect(copiedClock !== clock)
  }

  @Test("a replacement of a parent's service is shared by child and parent")
  func sharedByParentAndChild() throws {
    let calls = FactoryCalls()
    let copy = makePosts().copy {
      $0.register(SampleClock.self) { _ in
        calls.add()
        return SampleClock()
      }
    }
    let clock = try copy.resolve(SampleClock.self)
    let session = try copy.resolve((any SampleSession).self) as? RealSession
    #expect(session?.clock === clock)
    #expect(calls.value == 1)
  }

  @Test("each of a hundred concurrent copies returns its own replacement")
  func concurrentCopies() async throws {
    let posts = makePosts()
    try await withThrowingTaskGroup { group in
      for _ in 0..<100 {
        group.addTask {
          let clock = SampleClock()
          let copy = posts.copy { $0.register(SampleClock.self) { _ in clock } }
          await Task.yield()
          let found = try copy.resolve(SampleClock.self)
          #expect(found === clock)
        }
      }
      try await group.waitForAll()
    }
    let title = try posts.resolve(SampleSource.self).session.title
    #expect(title == "real")
  }

  #if !os(iOS)  // iOS has no exit tests.
    @Test("replacing an unregistered service stops the program")
    func unregisteredReplacement() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        _ = ServiceScope("app") { _ in }.copy {
          $0.register(SampleClock.self) { _ in SampleClock() }
        }
      }
      #expect(
        result?.serviceMessage.contains(
          "SampleClock cannot be replaced: no scope of app registers it.") == true)
    }
  #endif

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
