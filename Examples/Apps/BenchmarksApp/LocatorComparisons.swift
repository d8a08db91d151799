import Foundation
import ServiceLocator

/// A service that the benchmark looks up.
private final class Session: Sendable {
  let number: Int

  init(_ number: Int = 1) {
    self.number = number
  }
}

private final class Other<Tag>: Sendable {}

/// The direct code for a typed slot: a stored property.
@MainActor private final class PlainLocator {
  var session = Session()
}

extension ComparisonGroup {
  /// Compares the lookup of an existing service with direct code.
  ///
  /// The direct code takes no lock, so the goals are times instead of ratios. For comparison, the
  /// fastest public dependency container needs 250 ns for a request.
  static let locator = ComparisonGroup(title: "Service locator: an existing service") {
    let scope = LocatorComparisons.scope
    let table = LocatorComparisons.table
    _ = try scope.resolve(Session.self)
    return [
      Comparison(
        name: "by type, one thread", direct: "one dictionary look-up by ObjectIdentifier",
        goal: nil, limit: .nanoseconds(200), pieces: LocatorComparisons.count,
        runDirect: { timed { LocatorComparisons.lookUp(in: table) } },
        runKit: { timed { LocatorComparisons.resolve(in: scope) } }),
      Comparison(
        name: "by type, eight threads", direct: "the same look-ups on eight threads", goal: nil,
        limit: .nanoseconds(250), pieces: 8 * LocatorComparisons.count,
        runDirect: { await onEightThreads { LocatorComparisons.lookUp(in: table) } },
        runKit: { await onEightThreads { LocatorComparisons.resolve(in: scope) } }),
      Comparison(
        name: "by typed slot", direct: "a stored property", goal: nil,
        limit: .nanoseconds(200), pieces: LocatorComparisons.count,
        runDirect: { timed { LocatorComparisons.readProperty() } },
        runKit: { timed { LocatorComparisons.readSlot() } }),
    ]
  }

  /// Runs `work` on eight threads.
  ///
  /// A task group would use only one thread per core.
  private static func onEightThreads(_ work: @escaping @Sendable () -> Void) async -> Duration {
    let (ends, end) = AsyncStream.makeStream(of: Void.self)
    return await timed {
      for _ in 0..<8 {
        Thread.detachNewThread {
          work()
          end.yield()
        }
      }
      var running = 8
      for await _ in ends {
        running -= 1
        if running == 0 { break }
      }
    }
  }
}

private enum LocatorComparisons {
  static let count = 200_000

  static let table: [ObjectIdentifier: Session] = [
    ObjectIdentifier(Session.self): Session(), ObjectIdentifier(Other<Int>.self): Session(),
    ObjectIdentifier(Other<Int8>.self): Session(), ObjectIdentifier(Other<Bool>.self): Session(),
    ObjectIdentifier(Other<String>.self): Session(), ObjectIdentifier(Other<UInt>.self): Session(),
  ]

  static let scope = ServiceScope("app") { services in
    services.register(Session.self) { _ in Session() }
    services.register(Other<Int>.self) { _ in Other() }
    services.register(Other<Int8>.self) { _ in Other() }
    services.register(Other<Bool>.self) { _ in Other() }
    services.register(Other<String>.self) { _ in Other() }
    services.register(Other<UInt>.self) { _ in Other() }
  }

  /// Two locators and two slots, which the benchmark reads alternately.
  ///
  /// If there were only one object, the optimizer could move its read out of the loop.
  @MainActor static let locators = [PlainLocator(), PlainLocator()]
  static let slots = [ServiceSlot { Session() }, ServiceSlot { Session() }]

  static func lookUp(in table: [ObjectIdentifier: Session]) {
    var sum = 0
    for _ in 0..<count { sum &+= find(in: table)?.number ?? 0 }
    keep(sum)
  }

  static func resolve(in scope: ServiceScope) {
    var sum = 0
    for _ in 0..<count { sum &+= find(in: scope)?.number ?? 0 }
    keep(sum)
  }

  @MainActor static func readProperty() {
    // If nothing assigned the property, the optimizer would make it a constant and omit the retain.
    for locator in locators { locator.session = Session() }
    var (first, second) = (locators[0], locators[1])
    var sum = 0
    for _ in 0..<count {
      sum &+= session(of: first).number
      swap(&first, &second)
    }
    keep(sum)
  }

  static func readSlot() {
    var (first, second) = (slots[0], slots[1])
    var sum = 0
    for _ in 0..<count {
      sum &+= session(of: first).number
      swap(&first, &second)
    }
    keep(sum)
  }

  // These functions are never inlined, because the optimizer removes inlined direct code.

  @inline(never) static func find(in table: [ObjectIdentifier: Session]) -> Session? {
    table[ObjectIdentifier(Session.self)]
  }

  @inline(never) static func find(in scope: ServiceScope) -> Session? {
    try? scope.resolve(Session.self)
  }

  @inline(never) @MainActor static func session(of locator: PlainLocator) -> Session {
    locator.session
  }

  @inline(never) static func session(of slot: ServiceSlot<Session>) -> Session {
    slot.service
  }
}
