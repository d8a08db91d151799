import Foundation
import Synchronization

/// A broken rule of UIKit's, in UIKit's words (with the `UI` dropped).
///
/// Where UIKit raises an exception HeadlessUI stops; where UIKit logs a warning HeadlessUI writes
/// it to standard error and goes on. A test that binds a ``ViolationLog`` gets either as a value.
public struct Violation: Equatable, Sendable, CustomStringConvertible {
  /// How UIKit would answer.
  public enum Severity: Sendable {
    /// UIKit raises, and the app ends.
    case exception
    /// UIKit logs, and the app goes on.
    case warning
  }

  /// How UIKit would answer.
  public let severity: Severity
  /// The complaint.
  public let message: String

  /// A violation, made by a test to compare with.
  public init(_ severity: Severity, _ message: String) {
    self.severity = severity
    self.message = message
  }

  /// The severity and the complaint.
  public var description: String { "\(severity): \(message)" }
}

extension Violation {
  /// Answers where UIKit raises: stops, unless a test records; then the caller falls back to
  /// something sensible, which its own documentation names.
  nonisolated static func raise(_ message: String) {
    guard let log = ViolationLog.current else { fatalError(message) }
    log.record(Violation(.exception, message))
  }

  /// Answers where UIKit logs: one line on standard error, unless a test records.
  nonisolated static func warn(_ message: String) {
    guard let log = ViolationLog.current else {
      FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
      return
    }
    log.record(Violation(.warning, message))
  }

  /// An object as it is named in a complaint: `<PeopleViewController>`, without its address, so
  /// that a test can compare it.
  nonisolated static func name(_ object: AnyObject) -> String {
    "<\(type(of: object))>"
  }
}

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
