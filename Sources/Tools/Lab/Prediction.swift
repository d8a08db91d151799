internal import Foundation

/// The lines of a predicted or recorded output.
package enum Prediction {
  /// Returns the lines without comments, empty lines and superfluous spaces.
  package static func lines(of text: String) -> [String] {
    text.split(whereSeparator: \.isNewline)
      .map { $0.split(whereSeparator: \.isWhitespace).joined(separator: " ") }
      .filter { !$0.isEmpty && !$0.hasPrefix("#") }
  }

  /// Returns whether both lines have the same text, without regard to case.
  static func matches(_ line: String, _ other: String) -> Bool {
    line.lowercased() == other.lowercased()
  }

  /// Returns how a predicted line differs from the solution, without the solution's words.
  static func difference(of line: String, from lines: [String], at index: Int) -> String {
    if lines.contains(where: { matches($0, line) }) { return "It belongs in another place." }
    let (own, right) = (line.split(separator: " "), lines[index].split(separator: " "))
    guard own.count == right.count else {
      return "It has \(own.count) words instead of \(right.count)."
    }
    let wrong = zip(own, right).filter { !matches(String($0), String($1)) }.map { "“\($0.0)”" }
    return "It is wrong at \(wrong.joined(separator: ", "))."
  }
}
