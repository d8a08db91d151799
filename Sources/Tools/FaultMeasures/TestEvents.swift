package import ComparisonReport
package import Foundation

/// The events of a test run, which Swift Testing writes as JSON, one on each line.
package struct TestEvents {
  private struct Record: Decodable {
    struct Payload: Decodable {
      struct Issue: Decodable {
        let isKnown: Bool
        /// Missing in older versions, where each unknown issue is a failure.
        let isFailure: Bool?
      }
      let kind: String
      let id: String?
      let displayName: String?
      let name: String?
      let testID: String?
      let issue: Issue?
    }
    let kind: String
    let payload: Payload
  }

  private var names: [String: String] = [:]
  private var failed: Set<String> = []
  private var running: Set<String> = []
  private var hasEnded = false

  /// Reads the events. An incomplete last line is ignored, because a crash can leave one.
  package init(_ data: Data) {
    let decoder = JSONDecoder()
    for line in data.split(separator: UInt8(ascii: "\n")) {
      guard let record = try? decoder.decode(Record.self, from: Data(line)) else { continue }
      let event = record.payload
      if record.kind == "test" {
        guard event.kind == "function", let id = event.id else { continue }
        names[id] = event.displayName ?? event.name
        continue
      }
      let test = event.testID ?? ""
      switch event.kind {
      case "testStarted": running.insert(test)
      case "testEnded", "testSkipped": running.remove(test)
      case "issueRecorded":
        guard let issue = event.issue, !issue.isKnown, issue.isFailure ?? true else { continue }
        failed.insert(test)
      case "runEnded": hasEnded = true
      default: break
      }
    }
  }

  /// Returns the result of the run.
  ///
  /// - Parameter stopped: The number of seconds after which the run was stopped, or nil.
  package func result(stopped: Int?) -> FaultResult.Suite {
    var result = FaultResult.Suite()
    result.of = names.count
    result.failed = failed.count
    // An identifier ends with the file, the line and the column of the test.
    result.first = failed.min { $0.localizedStandardCompare($1) == .orderedAscending }
      .map { names[$0] ?? $0 }
    guard !hasEnded else { return result }
    if let stopped {
      result.stopped = stopped
    } else {
      let tests = running.filter { names[$0] != nil }.sorted().compactMap { names[$0] }
      result.crashed = tests.isEmpty ? "before the first test" : tests.joined(separator: ", ")
    }
    return result
  }
}
