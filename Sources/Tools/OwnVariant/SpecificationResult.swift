/// The result of the specification, read from the output of `swift test`.
package struct SpecificationResult: Equatable, Sendable {
  /// The number of tests that ran; 0 if the test process stopped early.
  package let count: Int
  /// The display names of the tests that failed, in the order of the output.
  package let failed: [String]
  /// The reason why the test process stopped before the last test ended, or nil.
  package let crash: String?

  /// Whether every test ran and passed.
  package var isSuccess: Bool { failed.isEmpty && crash == nil }

  /// Reads the lines that `swift test` prints.
  package init(lines: [String]) {
    failed = lines.compactMap {
      $0.firstMatch(of: #/^✘ Test "(.+)" (?:with \d+ test cases? )?failed after /#)
    }
    .map { String($0.1) }
    count =
      lines.compactMap { $0.firstMatch(of: /Test run with (\d+) tests?/) }
      .compactMap { Int($0.1) }.last ?? 0
    guard count == 0 else {
      crash = nil
      return
    }
    let running = lines.last { $0.hasPrefix("◇ Test \"") }?
      .firstMatch(of: #/^◇ Test "(.+)" started/#).map { " during “\($0.1)”" }
    let reason =
      lines.last { $0.contains("Fatal error: ") } ?? lines.last { $0.contains("error: ") }
    crash = "The test process stopped\(running ?? "")." + (reason.map { "\n\($0)" } ?? "")
  }

  /// Returns the result in sentences for the user.
  ///
  /// - Parameter name: The name of the variant.
  package func sentences(for name: String) -> String {
    if let crash { return crash }
    guard !failed.isEmpty else {
      return "\(name) passed all \(count) tests of the specification."
    }
    return "\(name) failed \(failed.count) of \(count) tests of the specification:\n"
      + failed.map { "  - \($0)" }.joined(separator: "\n")
  }
}
