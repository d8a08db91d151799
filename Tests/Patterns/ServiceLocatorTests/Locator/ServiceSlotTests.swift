import Foundation
import ServiceLocator
import TestSupport
import Testing

/// A feature's services in the form that the compiler checks.
private final class PostServices: Sendable {
  let clock = ServiceSlot { Clock() }
  let source: ServiceSlot<PostSource>

  init(session: any Session = RealSession()) {
    source = ServiceSlot { PostSource(session: session) }
  }
}

@Suite("Service slot: the locator that the compiler checks")
struct ServiceSlotTests {
  @Test("a slot is filled at the first reading, and keeps its service")
  func lazyAndKept() {
    let calls = CallCount()
    let slot = ServiceSlot {
      calls.add()
      return Clock()
    }
    #expect(calls.value == 0)
    #expect(slot.service === slot.service)
    #expect(calls.value == 1)
  }

  @Test("read by many tasks at once, it is filled once")
  func onceUnderConcurrency() async {
    let calls = CallCount()
    let slot = ServiceSlot {
      calls.add()
      return Clock()
    }
    await withTaskGroup { group in
      for _ in 0..<200 { group.addTask { _ = slot.service } }
    }
    #expect(calls.value == 1)
  }

  @Test("made from inside one another by many tasks at once, slot and scope make each thing once")
  func mixedWithScopes() async {
    for _ in 0..<50 {
      let (clocks, sources) = (CallCount(), CallCount())
      let slot = ServiceSlot("Clock") {
        clocks.add()
        return Clock()
      }
      let scope = ServiceScope("app") { services in
        services.register(RealSession.self) { _ in
          linger()
          return RealSession(clock: slot.service)
        }
      }
      let outer = ServiceSlot<PostSource?>("Source") {
        sources.add()
        linger()
        return (try? scope.resolve(RealSession.self)).map(PostSource.init)
      }
      await withTaskGroup { group in
        for task in 0..<8 {
          group.addTask {
            // From the slot into the scope and on into a slot; or into the middle of that way.
            if task.isMultiple(of: 2) {
              #expect(outer.service != nil)
            } else {
              #expect(throws: Never.self) { try scope.resolve(RealSession.self) }
            }
          }
        }
      }
      #expect(clocks.value == 1)
      #expect(sources.value == 1)
    }
  }

  /// Takes long enough in a factory for other threads to come to the lock that it holds.
  private func linger() {
    for _ in 0..<50 { sched_yield() }
  }

  @Test("the mock goes in through a default argument", .tags(.mockInjection))
  func defaultArgument() {
    #expect(PostServices().source.service.session.title == "real")
    #expect(PostServices(session: StubSession()).source.service.session.title == "mock")
  }

  @Test("a group of slots is freed with its services, read or not", .tags(.memory))
  @MainActor func freed() async throws {
    weak var clock: Clock?
    await expectFreed {
      let services = PostServices()
      clock = services.clock.service
      return services
    }
    #expect(clock == nil)
  }

  @Test("slots that read one another stop the program, and the message shows the ring")
  func ring() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      final class Ring: Sendable {
        static let first = ServiceSlot("First") { second.service }
        static let second: ServiceSlot<Int> = ServiceSlot("Second") { first.service }
      }
      _ = Ring.first.service
    }
    #expect(
      result?.text.contains("The services need one another in a ring: First → Second → First.")
        == true)
  }
}
