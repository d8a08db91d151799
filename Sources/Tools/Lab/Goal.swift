internal import Foundation
internal import SourceMeasures

/// A limit for a measure of a type in the learner's sources.
///
/// The type has the name of the file. Its extensions in the files of the same folder count too.
package struct Goal: Equatable, Sendable {
  /// What is counted.
  package enum Measure: String, Sendable {
    case decisions
    case lines

    /// The measure in words.
    package var title: String { self == .decisions ? "decision points" : "lines of code" }
  }

  package let path: String
  package let measure: Measure
  package let limit: Int

  /// The name of the measured type.
  package var type: String {
    String(path.split(separator: "/").last?.prefix { $0 != "." } ?? "")
  }

  /// Reads goals such as `Sources/A/B.swift decisions <= 20, lines <= 300`.
  static func all(parsing text: String) throws(LabError) -> [Self] {
    var goals: [Self] = []
    for part in text.split(separator: ",") {
      let match = part.wholeMatch(of: /\s*(?:(\S+\.swift) +)?(decisions|lines) *<= *(\d+)\s*/)
      let path = match?.1.map(String.init) ?? goals.last?.path
      guard let match, let path, let measure = Measure(rawValue: String(match.2)),
        let limit = Int(match.3)
      else {
        throw LabError("“\(part)” is not a goal such as “FILE decisions <= 20, lines <= 300”")
      }
      goals.append(Self(path: path, measure: measure, limit: limit))
    }
    return goals
  }

  /// Returns the measure of the type in the files of its folder, by path.
  package func value(in files: [String: String]) -> Int {
    files.reduce(0) { sum, file in
      guard file.key.hasSuffix(".swift") else { return sum }
      let source = SwiftSource(path: file.key, text: file.value)
      let lines = measure == .lines ? source.codeLines : source.decisions.map(\.line)
      guard file.key != path else { return sum + lines.count }
      let scopes = source.scopes.filter { $0.kind != .test && $0.name == type }
      return sum + lines.count { line in scopes.contains { $0.lines.contains(line) } }
    }
  }
}
