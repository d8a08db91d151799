import Foundation

/// The setting for how many cases long tests run.
public enum TestCases {
  /// Whether long tests run all their cases. `.ci/run` sets `TEST_CASES=all`.
  public static let runsAll = ProcessInfo.processInfo.environment["TEST_CASES"] == "all"
}
