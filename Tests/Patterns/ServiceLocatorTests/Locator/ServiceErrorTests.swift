import ServiceLocator
import Testing

@Suite("Service scope: what is wrong is said with the way to it")
struct ServiceErrorTests {
  private struct NoDisk: Error, CustomStringConvertible {
    let description = "the disk is gone"
  }

  @Test(
    "a missing service names the service and who wanted it",
    .bug("https://github.com/illescasDaniel/Inject-Swift/issues/1"))
  func missing() {
    let app = ServiceScope("app") { services in
      services.register((any Session).self) { RealSession(clock: try $0.resolve()) }
    }
    let posts = ServiceScope("posts", parent: app) { services in
      services.register(PostSource.self) { PostSource(session: try $0.resolve()) }
    }
    let error = #expect(throws: ServiceError.self) { try posts.resolve(PostSource.self) }
    #expect(error == .missing(path: ["PostSource", "Session", "Clock"], scopes: ["app"]))
    #expect(
      error?.description
        == "No service is registered for Clock (PostSource → Session → Clock). "
        + "Looked in: app. Register it before the scope is made.")
  }

  @Test("a service behind a protocol is named without “any”, with type arguments as well")
  func protocolName() {
    let scope = ServiceScope("app") { _ in }
    let error = #expect(throws: ServiceError.self) {
      try scope.resolve((any Shelf<Clock>).self)
    }
    #expect(error?.description.hasPrefix("No service is registered for Shelf<") == true)
  }

  @Test("a service nobody registered anywhere lists the scopes that were looked through")
  func missingEverywhere() {
    let app = ServiceScope("app") { _ in }
    let posts = ServiceScope("posts", parent: app) { _ in }
    #expect(throws: ServiceError.missing(path: ["Clock"], scopes: ["posts", "app"])) {
      try posts.resolve(Clock.self)
    }
  }

  @Test(
    "services that need one another give an error that shows the ring",
    .bug("https://github.com/Swinject/Swinject/issues/344"))
  func cycle() {
    let scope = ServiceScope("app") { services in
      services.register((any Session).self) { scope in
        _ = try scope.resolve(PostSource.self)
        return StubSession()
      }
      services.register(PostSource.self) { PostSource(session: try $0.resolve()) }
    }
    let ring = ServiceError.cycle(path: ["PostSource", "Session", "PostSource"])
    #expect(throws: ring) { try scope.resolve(PostSource.self) }
    #expect(
      ring.description == "The services need one another in a ring: PostSource → Session → "
        + "PostSource. Hand one of them what it needs later.")
    #expect(throws: ServiceError.cycle(path: ["Session", "PostSource", "Session"])) {
      try scope.resolve((any Session).self)
    }
  }

  @Test("two threads that enter a ring at opposite ends are both told; neither waits for ever")
  func cycleFromBothEnds() async {
    let scope = ServiceScope("app") { services in
      services.register(Clock.self) { scope in
        _ = try scope.resolve(PostSource.self)
        return Clock()
      }
      services.register(PostSource.self) { scope in
        _ = try scope.resolve(Clock.self)
        return PostSource(session: StubSession())
      }
    }
    await withTaskGroup { group in
      for index in 0..<50 {
        group.addTask {
          #expect(throws: ServiceError.self) {
            if index.isMultiple(of: 2) {
              _ = try scope.resolve(Clock.self)
            } else {
              _ = try scope.resolve(PostSource.self)
            }
          }
        }
      }
    }
  }

  @Test("a factory that throws leaves nothing behind: asking again tries again")
  func failedFactory() throws {
    let calls = CallCount()
    let scope = ServiceScope("app") { services in
      services.register(Clock.self) { _ in
        calls.add()
        if calls.value == 1 { throw NoDisk() }
        return Clock()
      }
    }
    let error = #expect(throws: ServiceError.self) { try scope.resolve(Clock.self) }
    #expect(error?.description == "Clock could not be made (Clock): the disk is gone.")
    _ = try scope.resolve(Clock.self)
    #expect(calls.value == 2)
  }

  @Test("an error leaves the way clean for the next question")
  func pathIsReset() {
    let scope = ServiceScope("app") { services in
      services.register(PostSource.self) { PostSource(session: try $0.resolve()) }
    }
    for _ in 0..<2 {
      #expect(throws: ServiceError.missing(path: ["PostSource", "Session"], scopes: ["app"])) {
        try scope.resolve(PostSource.self)
      }
    }
  }

  @Test("registering a type twice stops the program and names the type")
  func registeredTwice() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = ServiceScope("app") { services in
        services.register(Clock.self) { _ in Clock() }
        services.register(Clock.self) { _ in Clock() }
      }
    }
    #expect(result?.text.contains("Clock is registered twice in one scope.") == true)
  }
}

extension ExitTest.Result {
  /// What the process wrote to its standard error.
  var text: String { String(decoding: standardErrorContent, as: UTF8.self) }
}
