import Foundation
import ServiceLocator
import Testing

@Suite("ServiceScope: errors contain the dependency path")
struct ServiceErrorTests {
  private struct NoDisk: Error, CustomStringConvertible {
    let description = "the disk is gone"
  }

  @Test(
    "the error for a missing service names the service and the services that need it",
    .bug("https://github.com/illescasDaniel/Inject-Swift/issues/1"))
  func missing() {
    let app = ServiceScope("app") { services in
      services.register((any SampleSession).self) { RealSession(clock: try $0.resolve()) }
    }
    let posts = ServiceScope("posts", parent: app) { services in
      services.register(SampleSource.self) { SampleSource(session: try $0.resolve()) }
    }
    let error = #expect(throws: ServiceError.self) { try posts.resolve(SampleSource.self) }
    #expect(
      error == .missing(path: ["SampleSource", "SampleSession", "SampleClock"], scopes: ["app"]))
    #expect(
      error?.description
        == "No service is registered for SampleClock (SampleSource → SampleSession → SampleClock). "
        + "Searched scopes: app. Register the service before you create the scope.")
  }

  @Test("an error names a protocol without “any”, even if the protocol has type arguments")
  func protocolName() {
    let scope = ServiceScope("app") { _ in }
    let error = #expect(throws: ServiceError.self) {
      try scope.resolve((any SampleShelf<SampleClock>).self)
    }
    #expect(error?.description.hasPrefix("No service is registered for SampleShelf<") == true)
  }

  @Test("the error for an unregistered service lists the searched scopes")
  func missingEverywhere() {
    let app = ServiceScope("app") { _ in }
    let posts = ServiceScope("posts", parent: app) { _ in }
    #expect(throws: ServiceError.missing(path: ["SampleClock"], scopes: ["posts", "app"])) {
      try posts.resolve(SampleClock.self)
    }
  }

  @Test(
    "requesting services that depend on each other throws an error with the cycle",
    .bug("https://github.com/Swinject/Swinject/issues/344"))
  func cycle() {
    let scope = ServiceScope("app") { services in
      services.register((any SampleSession).self) { scope in
        _ = try scope.resolve(SampleSource.self)
        return StubSession()
      }
      services.register(SampleSource.self) { SampleSource(session: try $0.resolve()) }
    }
    let cycle = ServiceError.cycle(path: ["SampleSource", "SampleSession", "SampleSource"])
    #expect(throws: cycle) { try scope.resolve(SampleSource.self) }
    #expect(
      cycle.description
        == "The services depend on each other in a cycle: SampleSource → SampleSession → "
        + "SampleSource. Set one of the dependencies after the services are created.")
    #expect(throws: ServiceError.cycle(path: ["SampleSession", "SampleSource", "SampleSession"])) {
      try scope.resolve((any SampleSession).self)
    }
  }

  @Test("threads that request different services of a cycle all receive an error")
  func cycleFromBothEnds() async {
    let scope = ServiceScope("app") { services in
      services.register(SampleClock.self) { scope in
        for _ in 0..<20 { sched_yield() }
        _ = try scope.resolve(SampleSource.self)
        return SampleClock()
      }
      services.register(SampleSource.self) { scope in
        for _ in 0..<20 { sched_yield() }
        _ = try scope.resolve(SampleClock.self)
        return SampleSource(session: StubSession())
      }
    }
    let errors = FactoryCalls()
    // A deadlock blocks only these threads, and the test fails.
    for index in 0..<10 {
      Thread.detachNewThread {
        do throws(ServiceError) {
          if index.isMultiple(of: 2) {
            _ = try scope.resolve(SampleClock.self)
          } else {
            _ = try scope.resolve(SampleSource.self)
          }
        } catch {
          errors.add()
        }
      }
    }
    for _ in 0..<1_000_000 where errors.value < 10 { await Task.yield() }
    #expect(errors.value == 10, "The other threads wait for each other.")
  }

  @Test("after a factory throws an error, the next request calls the factory again")
  func failedFactory() throws {
    let calls = FactoryCalls()
    let scope = ServiceScope("app") { services in
      services.register((any SampleSession).self) { RealSession(clock: try $0.resolve()) }
      services.register(SampleClock.self) { _ in
        calls.add()
        if calls.value == 1 { throw NoDisk() }
        return SampleClock()
      }
    }
    let error = #expect(throws: ServiceError.self) { try scope.resolve((any SampleSession).self) }
    #expect(
      error?.description
        == "SampleClock could not be created (SampleSession → SampleClock): the disk is gone.")
    _ = try scope.resolve((any SampleSession).self)
    #expect(calls.value == 2)
  }

  @Test("the path in an error contains no service of an earlier failed request")
  func pathIsReset() {
    let scope = ServiceScope("app") { services in
      services.register(SampleSource.self) { SampleSource(session: try $0.resolve()) }
    }
    for _ in 0..<2 {
      #expect(
        throws: ServiceError.missing(path: ["SampleSource", "SampleSession"], scopes: ["app"])
      ) {
        try scope.resolve(SampleSource.self)
      }
    }
  }

  @Test("the path in an error contains no service that another task creates at the same time")
  func pathOfOtherTask() async {
    for _ in 0..<5 {
      let requests = FactoryCalls()
      let scope = ServiceScope("app") { services in
        services.register(SampleSource?.self) { _ in
          // This factory continues for a short time after the other task has started.
          for _ in 0..<300 where requests.value == 0 { sched_yield() }
          for _ in 0..<20 { sched_yield() }
          return nil
        }
      }
      await withTaskGroup { group in
        group.addTask { _ = try? scope.resolve(SampleSource?.self) }
        group.addTask {
          requests.add()
          #expect(throws: ServiceError.missing(path: ["SampleClock"], scopes: ["app"])) {
            try scope.resolve(SampleClock.self)
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
          services.register(SampleClock.self) { _ in SampleClock() }
          services.register(SampleClock.self) { _ in SampleClock() }
        }
      }
      #expect(
        result?.serviceMessage.contains("SampleClock is registered twice in one scope.") == true)
    }
  #endif
}

#if !os(iOS)
  extension ExitTest.Result {
    /// The standard error of the process.
    var serviceMessage: String { String(decoding: standardErrorContent, as: UTF8.self) }
  }
#endif
