import Synchronization

/// Collects broken rules instead of stopping, for the task that it is bound to.
///
/// Bind one with `ViolationLog.$current.withValue(log) { … }`; in a test, the trait
/// `.recordsViolations` does so for each test case. The log travels with its task, so cases that
/// run in parallel never see each other's violations.
///
/// - Isolation: none; it may be read from any task.
public final class ViolationLog: Sendable {
  /// The log of the current task; `nil` outside a recording test, and then a violation stops.
  @TaskLocal public static var current: ViolationLog?

  private let recorded = Mutex<[Violation]>([])

  /// An empty log.
  public init() {}

  /// What was recorded and not yet taken, oldest first.
  public var violations: [Violation] { recorded.withLock { $0 } }

  /// Returns what was recorded, oldest first, and empties the log.
  public func take() -> [Violation] {
    recorded.withLock { violations in
      defer { violations = [] }
      return violations
    }
  }

  func record(_ violation: Violation) {
    recorded.withLock { $0.append(violation) }
  }
}
