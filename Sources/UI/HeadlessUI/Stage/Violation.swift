import Synchronization

/// A violation of a UIKit rule, usually with UIKit's message. UIKit does not have this API.
///
/// If UIKit raises an exception, HeadlessUI stops the program. If UIKit logs a warning, HeadlessUI
/// writes the warning to standard error. With a ``ViolationLog``, a test can read exceptions and
/// warnings as values.
public struct Violation: Equatable, Sendable, CustomStringConvertible {
  /// UIKit's reaction: an exception ends the app, a warning is only logged.
  public enum Severity: Sendable { case exception, warning }

  /// UIKit's reaction to the violation.
  public let severity: Severity
  /// The text that UIKit prints, or else HeadlessUI's own text.
  public let message: String

  /// Creates a violation, for example to compare with a recorded violation.
  public init(_ severity: Severity, _ message: String) {
    self.severity = severity
    self.message = message
  }

  /// The violation as text: the severity and the message.
  public var description: String { "\(severity): \(message)" }

  /// Stops the program, or records an exception in the current log.
  ///
  /// If the exception is recorded, the caller continues as its documentation describes.
  nonisolated static func raise(_ message: String) {
    guard let log = ViolationLog.current else { fatalError(message) }
    log.record(Violation(.exception, message))
  }

  /// Writes a warning to standard error, or records it in the current log.
  nonisolated static func warn(_ message: String) {
    guard let log = ViolationLog.current else {
      FileHandle.standardError.write(Data("warning: \(message)\n".utf8))
      return
    }
    log.record(Violation(.warning, message))
  }

  /// Returns the class name of an object in angle brackets, for messages.
  nonisolated static func name(_ object: AnyObject) -> String { "<\(type(of: object))>" }
}

/// A log that records violations, so that the program does not stop. UIKit does not have this API.
///
/// Bind a log with `ViolationLog.$current.withValue(log) { … }`. In a test, the trait
/// `.recordsViolations` does this for each test case. A log is bound to one task and the tasks that
/// inherit it, so parallel test cases have separate logs. Any task may read the log.
public final class ViolationLog: Sendable {
  /// The log of the current task, or `nil` if violations are not recorded.
  @TaskLocal public static var current: ViolationLog?

  private let recorded = Mutex<[Violation]>([])

  /// Creates an empty log.
  public init() {}

  /// The recorded violations, oldest first.
  public var violations: [Violation] { recorded.withLock { $0 } }

  /// Returns the recorded violations, oldest first, and empties the log.
  public func take() -> [Violation] {
    recorded.withLock { violations in
      defer { violations = [] }
      return violations
    }
  }

  func record(_ violation: Violation) { recorded.withLock { $0.append(violation) } }
}
