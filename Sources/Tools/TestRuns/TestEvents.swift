package import Foundation

/// The results of a test run, read from its events.
///
/// Swift Testing writes the events as JSON, one on each line.
package struct TestEvents: Equatable, Sendable {
  /// A test function with at least one failure that is not a known issue.
  package struct Failure: Equatable, Sendable {
    /// The identifier, which ends with the file, the line and the column of the test.
    package let id: String
    /// The name of the outermost type that contains the test.
    package let suite: String
    /// The display name of the test, or else its function's name.
    package let name: String
    /// The text of each issue. If the test has parameters, each text begins with their values.
    package internal(set) var messages: [String]
    /// The place of the first issue that has one, such as `ReentryTests.swift:33`.
    package internal(set) var issuePlace: String?

    /// The suite and the name, as in `fails.txt`.
    package var title: String { "\(suite): \(name)" }

    /// The place of the failure, such as `ReentryTests.swift:33`.
    ///
    /// This is the place of the first issue if it is in the test's file, and otherwise the place of
    /// the test.
    package var place: String {
      let file = testPlace.prefix { $0 != ":" } + ":"
      return issuePlace.flatMap { $0.hasPrefix(file) ? $0 : nil } ?? testPlace
    }

    private var testPlace: String {
      let place = id.split(separator: "/").last ?? ""
      return place.split(separator: ":").prefix(2).joined(separator: ":")
    }
  }

  private struct Record: Decodable {
    struct Payload: Decodable {
      struct Issue: Decodable {
        let isKnown: Bool
        let sourceLocation: Location?
        /// Whether the issue fails the test.
        ///
        /// Older versions of Swift Testing do not write this key, and in them each issue is a
        /// failure unless it is known.
        let isFailure: Bool?
      }
      struct Location: Decodable {
        let fileID: String
        let line: Int
      }
      struct Message: Decodable {
        let text: String
      }
      struct Case: Decodable {
        let displayName: String?
      }
      let kind: String
      let id: String?
      let displayName: String?
      let name: String?
      let testID: String?
      let issue: Issue?
      let messages: [Message]?
      /// The values of a test with parameters. The key is experimental, so it may be missing.
      let testCase: Case?

      enum CodingKeys: String, CodingKey {
        case kind, id, displayName, name, testID, issue, messages
        case testCase = "_testCase"
      }
    }
    let kind: String
    let payload: Payload
  }

  /// The display names, or else function names, of the tests by identifier.
  package private(set) var names: [String: String] = [:]
  /// The failed tests, sorted by module, suite and function.
  package private(set) var failures: [Failure] = []
  /// Whether the run ended, with or without failures.
  package private(set) var hasEnded = false
  /// The titles of the tests that were skipped.
  package var skipped: [String] {
    skippedIDs.compactMap { id in names[id].map { Self.title(of: id, named: $0) } }.sorted()
  }
  private var skippedIDs: Set<String> = []
  private var running: Set<String> = []
  private var started: Set<String> = []

  /// The number of test functions that ran to their end or were skipped.
  package var count: Int { started.subtracting(running).intersection(names.keys).count }

  /// The titles of all test functions.
  package var titles: [String] { names.map { Self.title(of: $0.key, named: $0.value) } }

  /// The titles of the tests that were running at the end of the events, sorted.
  package var runningTitles: [String] {
    running.compactMap { id in names[id].map { Self.title(of: id, named: $0) } }.sorted()
  }

  /// The names of the tests that were running at the end of the events, sorted.
  package var runningNames: [String] { running.sorted().compactMap { names[$0] } }

  /// Reads the events. Unreadable lines are ignored, because a crash can cut off the last line.
  package init(_ data: Data) {
    let decoder = JSONDecoder()
    var messages: [String: [String]] = [:]
    var places: [String: String] = [:]
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
      case "testStarted":
        running.insert(test)
        started.insert(test)
      case "testEnded": running.remove(test)
      case "testSkipped":
        started.insert(test)
        skippedIDs.insert(test)
      case "issueRecorded":
        guard let issue = event.issue, !issue.isKnown, issue.isFailure ?? true else { continue }
        let text = (event.messages ?? []).map(\.text).joined(separator: " ")
        let values = event.testCase?.displayName.map { "With \($0): " } ?? ""
        messages[test, default: []].append(values + text)
        let file = issue.sourceLocation?.fileID.split(separator: "/").last
        if let file, let line = issue.sourceLocation?.line, places[test] == nil {
          places[test] = "\(file):\(line)"
        }
      case "runEnded": hasEnded = true
      default: break
      }
    }
    failures = messages.keys.sorted { $0.localizedStandardCompare($1) == .orderedAscending }.map {
      Failure(
        id: $0, suite: Self.suite(of: $0), name: names[$0] ?? $0, messages: messages[$0] ?? [],
        issuePlace: places[$0])
    }
  }

  private static func title(of id: String, named name: String) -> String {
    "\(suite(of: id)): \(name)"
  }

  /// Returns the type in an identifier such as `NavigatorTests.ReentryTests/edit()/File.swift:3:4`.
  private static func suite(of id: String) -> String {
    let path = id.prefix { $0 != "/" }.split(separator: ".")
    return String(path.last ?? "")
  }
}
