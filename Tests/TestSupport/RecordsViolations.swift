public import HeadlessUI
public import Testing

/// Records broken UIKit rules in place of stopping; see ``Testing/Trait/recordsViolations``.
public struct RecordsViolations: SuiteTrait, TestTrait, TestScoping {
  /// A log for each test case; use `.recordsViolations`.
  public init() {}

  /// A suite's tests each get their own log.
  public var isRecursive: Bool { true }

  /// Runs one test case with a log of its own; what the case did not take is an issue.
  public func provideScope(
    for test: Test, testCase: Test.Case?, performing function: @Sendable () async throws -> Void
  ) async throws {
    guard testCase != nil else { return try await function() }
    let log = ViolationLog()
    try await ViolationLog.$current.withValue(log) { try await function() }
    for violation in log.take() {
      Issue.record(
        "A rule was broken, and the test did not look: \(violation)",
        sourceLocation: test.sourceLocation)
    }
  }
}

extension Trait where Self == RecordsViolations {
  /// Lets a broken UIKit rule be a value that the test compares, not the end of the process.
  ///
  ///     @Test(.recordsViolations) func pushedTwice() {
  ///       navigation.pushViewController(shown, animated: false)
  ///       #expect(takeViolations().map(\.severity) == [.exception])
  ///     }
  ///
  /// Each test case has its own log, so cases that run in parallel stay apart. A violation that
  /// the test does not take is an issue.
  public static var recordsViolations: RecordsViolations { RecordsViolations() }
}

/// What broke since the last call, oldest first, and forgets it. Empty without the trait.
public func takeViolations() -> [Violation] {
  ViolationLog.current?.take() ?? []
}
