package import Foundation
internal import TestRuns

/// The named faults of a pattern, and the tests that fail for each fault.
package struct FaultMatrix: Equatable, Sendable, Encodable {
  /// A fault, which an edit in the folder of the pattern's exercises describes.
  package struct Fault: Equatable, Sendable, Encodable {
    package enum Result: String, Sendable, Encodable { case failed, crashed, timedOut, unviable }

    /// The path of the edit, relative to the folder of the pattern's exercises.
    package let name: String
    package internal(set) var result = Result.failed
    /// The titles of the tests that fail.
    package internal(set) var tests: [String] = []
  }

  package let pattern: String
  package internal(set) var faults: [Fault] = []
  /// The number of tests in the suite.
  package internal(set) var tests = 0
  /// The titles of the tests that pass for every fault, without the exceptions.
  package internal(set) var unfailed: [String] = []
  package internal(set) var exceptions = 0
  /// The problems, in sentences.
  package internal(set) var problems: [String] = []

  init(_ pattern: String) { self.pattern = pattern }

  /// Reads the lines of `exceptions.txt`: the title of a test, and the reason after “ — ”.
  static func exceptions(parsing text: String) throws(LabError) -> [String: String] {
    var exceptions: [String: String] = [:]
    for line in Prediction.lines(of: text) where !line.isEmpty {
      let parts = line.components(separatedBy: " — ")
      guard parts.count == 2, !parts[1].isEmpty else {
        throw LabError("“\(line)” is not a line such as “SuiteTests: test name — reason”.")
      }
      exceptions[parts[0]] = parts[1]
    }
    return exceptions
  }

  /// Compares the faults with the titles of all tests.
  mutating func finish(_ titles: [String], exceptions: [String: String]) {
    tests = titles.count
    self.exceptions = exceptions.count
    let failed = Set(faults.flatMap(\.tests))
    unfailed = Set(titles).subtracting(failed).subtracting(exceptions.keys).sorted()
    problems += unfailed.map { "No fault fails this test: \($0)" }
    for title in exceptions.keys.sorted() {
      if !titles.contains(title) {
        problems.append("exceptions.txt names a test that does not exist: \(title)")
      } else if failed.contains(title) {
        problems.append("exceptions.txt names a test that a fault fails: \(title)")
      }
    }
    for fault in faults {
      switch fault.result {
      case .failed where fault.tests.isEmpty:
        problems.append("\(fault.name) fails no test.")
      case .timedOut: problems.append("\(fault.name) is not noticed before the time limit.")
      case .unviable: problems.append("\(fault.name) does not build.")
      case .failed, .crashed: break
      }
    }
    if faults.isEmpty { problems.append("\(pattern) has no faults.") }
  }
}

/// Runs the suite of a pattern for each of the pattern's named faults.
@MainActor package struct FaultMatrixRun {
  private let root: URL
  private let runner: any LabRunning

  /// Creates a run for the kit in `root`.
  package init(in root: URL, runner: any LabRunning) {
    (self.root, self.runner) = (root, runner)
  }

  /// The patterns that have a matrix.
  package static let patterns = Array(Exercise.topics.prefix(9))

  /// Measures a pattern. `report` receives each fault with its result.
  package func matrix(
    of pattern: String, report: (FaultMatrix.Fault) -> Void
  ) async throws -> FaultMatrix {
    var matrix = FaultMatrix(pattern)
    let trees = try trees(of: pattern)
    var base = LabState(modules: [pattern])
    for tree in trees.values {
      for folder in try Exercise.folders(of: Array(tree.changes.keys), in: root) {
        base.folders[folder] = try SourceTree(root: root).files(below: folder)
      }
    }
    let control = try await runner.outcome(of: base)
    guard control.hasPassed else {
      throw LabError("The tests of \(pattern) do not pass without a fault.")
    }
    for (name, tree) in trees.sorted(by: { $0.key < $1.key }) {
      var state = base
      for folder in try Exercise.folders(of: Array(tree.changes.keys), in: root) {
        state.folders[folder] = try tree.files(below: folder)
      }
      let outcome = try await runner.outcome(of: state)
      var fault = FaultMatrix.Fault(name: name)
      fault.tests = outcome.events.failures.map(\.title)
      if !outcome.isBuilt {
        fault.result = .unviable
      } else if outcome.stopped != nil {
        fault.result = .timedOut
      } else if outcome.hasCrashed {
        fault.result = .crashed
      }
      matrix.faults.append(fault)
      report(fault)
    }
    let path = "\(Exercise.folder)/\(pattern)/exceptions.txt"
    let text = try SourceTree(root: root).text(path) ?? ""
    matrix.finish(
      control.events.titles.sorted(), exceptions: try FaultMatrix.exceptions(parsing: text))
    return matrix
  }

  /// Returns a copy of the kit for each fault. The key is the path of the edit that makes the fault.
  ///
  /// The exercises with a test of their own are left out, because the suite need not notice their
  /// faults.
  private func trees(of pattern: String) throws -> [String: SourceTree] {
    let exercises = try Exercise.all(in: root).filter { $0.topic == pattern }
    let start = "\(Exercise.folder)/\(pattern)"
    var trees: [String: SourceTree] = [:]
    for path in SourceTree.paths(below: start, in: root) where path.hasSuffix(".edit") {
      let parts = path.dropFirst(start.count + 1).split(separator: "/").map(String.init)
      let others = ["solution", "wheat", "hack"]
      guard parts.count == 2, !others.contains(where: parts[1].hasPrefix) else { continue }
      var tree = SourceTree(root: root)
      if let exercise = exercises.first(where: { $0.name == parts[0] }) {
        guard exercise.files("Given", ".swift", in: root).isEmpty else { continue }
        if parts[1].hasPrefix("wrong") { tree = try exercise.tree(.solved, in: root) }
      }
      try tree.apply(path)
      trees[parts.joined(separator: "/")] = tree
    }
    return trees
  }
}
