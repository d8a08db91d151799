/// The part of a guide that is generated: what stands between its two marks.
package enum GuideSection {
  package static let begin =
    "<!-- source measures: begin; swift run compare --update writes them -->"
  package static let end = "<!-- source measures: end -->"

  /// The text with what `measures` says between its marks; nil where it has not both marks, in
  /// order.
  package static func updated(_ text: String, with measures: MeasureTable) -> String? {
    guard let first = text.firstRange(of: begin),
      let last = text[first.upperBound...].firstRange(of: end)
    else { return nil }
    return text[..<first.upperBound] + "\n\n" + measures.markdown + "\n" + text[last.lowerBound...]
  }
}
