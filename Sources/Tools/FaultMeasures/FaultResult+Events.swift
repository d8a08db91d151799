package import ComparisonReport
package import TestRuns

extension FaultResult.Suite {
  /// Creates the result of a run of tests.
  ///
  /// - Parameter stopped: The number of seconds after which the run was stopped; nil if it ended.
  package init(_ events: TestEvents, stopped: Int?) {
    self.init()
    of = events.names.count
    failed = events.failures.count
    first = events.failures.first?.name
    guard !events.hasEnded else { return }
    if let stopped {
      self.stopped = stopped
    } else {
      let tests = events.runningNames
      crashed = tests.isEmpty ? "before the first test" : tests.joined(separator: ", ")
    }
  }
}
