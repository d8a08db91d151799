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
