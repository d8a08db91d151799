public import HeadlessUI
public import Testing

/// A trait that records violations, so that they do not stop the process.
///
/// See ``Testing/Trait/recordsViolations``.
public struct RecordsViolations: SuiteTrait, TestTrait, TestScoping {
  /// Creates the trait. Tests use `.recordsViolations` instead of this initializer.
  public init() {}

  /// True, because the trait of a suite must apply to each test in the suite.
  public var isRecursive: Bool { true }

  /// Runs a test case with its own log. If a violation is left in the log, the test fails.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let log = ViolationLog()
    try await ViolationLog.$current.withValue(log) { try await function() }
    for violation in log.take() {
      Issue.record(
        "The test did not take this violation: \(violation)",
        sourceLocation: test.sourceLocation)
    }
  }
}

extension Trait where Self == RecordsViolations {
  /// A trait that records violations of UIKit's rules, so that a test can check them.
  ///
  ///     @Test(.recordsViolations) func pushedTwice() {
  ///       navigation.pushViewController(shown, animated: false)
  ///       #expect(takeViolations().map(\.severity) == [.exception])
  ///     }
  ///
  /// Each test case has its own log. If a violation is left in the log, the test fails.
  public static var recordsViolations: RecordsViolations { RecordsViolations() }
}

/// Returns the violations since the last call, oldest first.
///
/// In a test without the trait, the result is empty.
public func takeViolations() -> [Violation] {
  ViolationLog.current?.take() ?? []
}
