import Foundation
import ServiceLocator
import TestSupport
import Testing

@Suite("ServiceSlot")
struct ServiceSlotTests {
  @Test("a slot calls its factory on the first read and keeps the service")
  func lazyAndKept() {
    let calls = FactoryCalls()
    let slot = ServiceSlot {
      calls.add()
      return SampleClock()
    }
    #expect(calls.value == 0)
    #expect(slot.service === slot.service)
    #expect(calls.value == 1)
  }

  @Test("a slot that many tasks read concurrently calls its factory once")
  func onceUnderConcurrency() async {
    let calls = FactoryCalls()
    let slot = ServiceSlot {
      calls.add()
      return SampleClock()
    }
    await withTaskGroup { group in
      for _ in 0..<200 { group.addTask { _ = slot.service } }
    }
    #expect(calls.value == 1)
  }

  @Test("slots and scopes that use each other concurrently create each service once")
  func mixedWithScopes() async {
    for _ in 0..<10 {
      let (clocks, sources) = (FactoryCalls(), FactoryCalls())
      let slot = ServiceSlot("SampleClock") {
        clocks.add()
        return SampleClock()
      }
      let scope = ServiceScope("app") { services in
        services.register(RealSession.self) { _ in
          yieldRepeatedly()
          return RealSession(clock: slot.service)
        }
      }
      let outer = ServiceSlot<SampleSource?>("Source") {
        sources.add()
        yieldRepeatedly()
        return (try? scope.resolve(RealSession.self)).map(SampleSource.init)
      }
      await withTaskGroup { group in
        for task in 0..<8 {
          group.addTask {
            // The tasks request services in two ways: slot → scope → slot, and scope → slot.
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

  /// Yields often enough that other threads wait for the factory lock.
  private func yieldRepeatedly() {
    for _ in 0..<10 { sched_yield() }
  }

  @Test(
    "a session that is passed as an argument replaces the default session", .tags(.mockInjection))
  func defaultArgument() {
    #expect(SlotGroup().source.service.session.title == "real")
    #expect(SlotGroup(session: StubSession()).source.service.session.title == "mock")
  }

  @Test("releasing a group of slots frees its services", .tags(.memory))
  @MainActor func freed() async throws {
    weak var clock: SampleClock?
    await expectFreed {
      let services = SlotGroup()
      clock = services.clock.service
      return services
    }
    #expect(clock == nil)
  }

  #if !os(iOS)  // iOS has no exit tests.
    @Test("slots that read each other stop the program, and the message shows the cycle")
    func cycle() async {
      let result = await #expect(
        processExitsWith: .failure, observing: [\.standardErrorContent]
      ) {
        final class Cycle: Sendable {
          static let first = ServiceSlot("First") { second.service }
          static let second: ServiceSlot<Int> = ServiceSlot("Second") { first.service }
        }
        _ = Cycle.first.service
      }
      #expect(
        result?.serviceMessage.contains(
          "The services depend on each other in a cycle: First → Second → First.")
          == true)
    }
  #endif
}

/// A group of typed slots.
private final class SlotGroup: Sendable {
  let clock = ServiceSlot { SampleClock() }
  let source: ServiceSlot<SampleSource>

  init(session: any SampleSession = RealSession()) {
    source = ServiceSlot { SampleSource(session: session) }
  }
}
