internal import Foundation

/// The lines of a predicted or recorded output.
package enum Prediction {
  /// Returns the lines without comments, outer spaces, and empty lines at the start or end.
  package static func lines(of text: String) -> [String] {
    let text = text.trimmingCharacters(in: .whitespacesAndNewlines)
    guard !text.isEmpty else { return [] }
    return text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
      .map { $0.trimmingCharacters(in: .whitespaces) }.filter { !$0.hasPrefix("#") }
  }
}
