internal import Foundation
internal import SourceMeasures

/// The limit for one measure of a learner's type or folder.
///
/// A type has the name of its file. Its extensions count too, even in other files.
package struct Goal: Equatable, Sendable {
  /// The kind of code that a goal counts.
  package enum Measure: Equatable, Sendable {
    case decisions
    case lines
    /// The places that use a name, without its declarations.
    case uses(String)
    /// The declarations of a name.
    case declarations(String)
    /// The places with the same tokens as this code.
    case code(String)
  }

  /// The path of a file or a folder.
  package let path: String
  package let measure: Measure
  package internal(set) var limit: Int
  /// Whether the value must be at least the limit. Otherwise it must be at most the limit.
  package var isMinimum = false

  /// The name of the measured type or folder.
  package var type: String {
    String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
  }

  private var isFolder: Bool { !path.hasSuffix(".swift") }

  /// The goal in words, such as “PersonForm has at most 20 decision points”.
  package var title: String {
    let bound = isMinimum ? "at least" : "at most"
    return switch measure {
    case .decisions: "\(type) has \(bound) \(limit) decision points"
    case .lines: "\(type) has \(bound) \(limit) lines of code"
    case .uses(let name): "\(type) uses \(name)"
    case .declarations(let name): "\(type) does not declare \(name)"
    case .code(let code): "\(type) contains “\(code)” only if the task needs it"
    }
  }

  /// Reads goals such as `Sources/A/B.swift decisions <= 20, uses Part`.
  static func all(parsing text: String) throws(LabError) -> [Self] {
    var goals: [Self] = []
    for part in text.split(separator: ",") {
      let match = part.wholeMatch(
        of:
          #/\s*(?:(\S*/\S+) +)?(?:(decisions|lines) *([<>]=) *(\d+)|(uses|without) +(\w+)|never +(.+?))\s*/#
      )
      let path = match?.1.map(String.init) ?? goals.last?.path
      guard let match, let path else {
        throw LabError("“\(part)” is not a goal such as “FILE decisions <= 20, lines <= 300”")
      }
      let name = match.6.map(String.init) ?? ""
      let goal: Self =
        switch (match.2, match.5) {
        case (let measure?, _):
          Self(
            path: path, measure: measure == "lines" ? .lines : .decisions,
            limit: match.4.flatMap { Int($0) } ?? 0, isMinimum: match.3 == ">=")
        case (nil, "uses"): Self(path: path, measure: .uses(name), limit: 1, isMinimum: true)
        case (nil, "without"): Self(path: path, measure: .declarations(name), limit: 0)
        default: Self(path: path, measure: .code(String(match.7 ?? "")), limit: 0)
        }
      goals.append(goal)
    }
    return goals
  }

  /// Returns the measured value in the learner's files.
  ///
  /// - Parameter files: The texts of the files, by path.
  package func value(in files: [String: String]) -> Int {
    files.reduce(0) { sum, file in
      guard file.key.hasSuffix(".swift") else { return sum }
      let isWhole = isFolder ? file.key.hasPrefix(path + "/") : file.key == path
      guard isWhole || !isFolder && file.value.contains(type) else { return sum }
      let source = SwiftSource(path: file.key, text: file.value)
      let lines = lines(in: source)
      guard !isWhole else { return sum + lines.count }
      let scopes = source.scopes.filter { $0.kind != .test && $0.name == type }
      return sum + lines.count { line in scopes.contains { $0.lines.contains(line) } }
    }
  }

  /// Returns the line of each place that the measure counts.
  private func lines(in source: SwiftSource) -> [Int] {
    switch measure {
    case .decisions: source.decisions.map(\.line)
    // A line with semicolons counts as several lines.
    case .lines: source.codeLines + source.code.filter { $0.isOne(of: [";"]) }.map(\.line)
    case .uses(let name): source.places(of: name, declared: false)
    case .declarations(let name): source.places(of: name, declared: true)
    case .code(let code): source.places(of: SwiftToken.tokens(of: code).map(\.text))
    }
  }
}

extension CheckResult.GoalResult {
  /// Describes the result, such as “A has 3 decision points. The goal is at most 5.”
  package var sentence: String {
    let type = goal.type
    let limit = "The goal is \(goal.isMinimum ? "at least" : "at most") \(goal.limit)."
    return switch goal.measure {
    case .decisions: "\(type) has \(value) decision points. \(limit)"
    case .lines: "\(type) has \(value) lines of code. \(limit)"
    case .uses(let name): "\(type) \(isReached ? "uses" : "does not use") \(name)."
    case .declarations(let name):
      "\(type) \(isReached ? "does not declare" : "still declares") \(name)."
    case .code(let code):
      isReached
        ? "\(type) contains “\(code)” only if the task needs it."
        : "\(type) contains “\(code)” more often than the kit's solution."
    }
  }
}
