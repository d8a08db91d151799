import Foundation
import ServiceLocator
import Testing

@Suite("ServiceScope: errors contain the path")
struct ServiceErrorTests {
  private struct NoDisk: Error, CustomStringConvertible {
    let description = "the disk is gone"
  }

  @Test(
    "the error for a missing service names the service and the services that need it",
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
        + "Searched scopes: app. Register the service before you create the scope.")
  }

  @Test("an error names a protocol without “any”, even if it has type arguments")
  func protocolName() {
    let scope = ServiceScope("app") { _ in }
    let error = #expect(throws: ServiceError.self) {
      try scope.resolve((any Shelf<Clock>).self)
    }
    #expect(error?.description.hasPrefix("No service is registered for Shelf<") == true)
  }

  @Test("the error for an unregistered service lists the searched scopes")
  func missingEverywhere() {
    let app = ServiceScope("app") { _ in }
    let posts = ServiceScope("posts", parent: app) { _ in }
    #expect(throws: ServiceError.missing(path: ["Clock"], scopes: ["posts", "app"])) {
      try posts.resolve(Clock.self)
    }
  }

  @Test(
    "services that depend on each other throw an error that shows the cycle",
    .bug("https://github.com/Swinject/Swinject/issues/344"))
  func cycle() {
    let scope = ServiceScope("app") { services in
      services.register((any Session).self) { scope in
        _ = try scope.resolve(PostSource.self)
        return StubSession()
      }
      services.register(PostSource.self) { PostSource(session: try $0.resolve()) }
    }
    let cycle = ServiceError.cycle(path: ["PostSource", "Session", "PostSource"])
    #expect(throws: cycle) { try scope.resolve(PostSource.self) }
    #expect(
      cycle.description == "The services depend on each other in a cycle: PostSource → Session → "
        + "PostSource. Pass one of them its dependency after its creation.")
    #expect(throws: ServiceError.cycle(path: ["Session", "PostSource", "Session"])) {
      try scope.resolve((any Session).self)
    }
  }

  @Test("tasks that request different services of a cycle all receive an error")
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

  @Test("after a factory throws an error, the next request calls the factory again")
  func failedFactory() throws {
    let calls = CallCount()
    let scope = ServiceScope("app") { services in
      services.register((any Session).self) { RealSession(clock: try $0.resolve()) }
      services.register(Clock.self) { _ in
        calls.add()
        if calls.value == 1 { throw NoDisk() }
        return Clock()
      }
    }
    let error = #expect(throws: ServiceError.self) { try scope.resolve((any Session).self) }
    #expect(error?.description == "Clock could not be created (Session → Clock): the disk is gone.")
    _ = try scope.resolve((any Session).self)
    #expect(calls.value == 2)
  }

  @Test("the path in an error contains no service of an earlier failed request")
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

  @Test("the path in an error contains no service that another task creates at the same time")
  func pathOfOtherTask() async {
    let scope = ServiceScope("app") { services in
      services.register(PostSource?.self) { _ in
        for _ in 0..<1_000 { sched_yield() }
        return nil
      }
    }
    for _ in 0..<20 {
      let copy = scope.copy { _ in }
      await withTaskGroup { group in
        group.addTask { _ = try? copy.resolve(PostSource?.self) }
        group.addTask {
          #expect(throws: ServiceError.missing(path: ["Clock"], scopes: ["app"])) {
            try copy.resolve(Clock.self)
          }
        }
      }
    }
  }

  #if !os(iOS)  // iOS has no exit tests.
    @Test("registering a type twice stops the program and prints the type's name")
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
  #endif
}

#if !os(iOS)
  extension ExitTest.Result {
    /// The standard error of the process.
    var text: String { String(decoding: standardErrorContent, as: UTF8.self) }
  }
#endif
