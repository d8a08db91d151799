internal import SourceMeasures

/// The difference of two texts, as text for the terminal.
package enum TextDifference {
  private struct Line {
    let sign: Character
    let text: String

    var isChangeOfCode: Bool {
      let start = text.drop { $0 == " " }
      return sign != " " && !start.isEmpty && !start.hasPrefix("//")
    }
  }

  /// Returns the changed lines with up to two lines around them.
  ///
  /// Each group of adjacent lines has a heading with the path and the number of its first line in
  /// the old text. A group in which only comments or empty lines change is left out. A new file is
  /// printed without signs.
  ///
  /// - Parameter old: The old text; nil for a new file.
  package static func text(_ path: String, from old: String?, to new: String) -> String {
    guard let old else { return "\(path) (new file)\n\(new)\n" }
    let lines = lines(from: old.lines, to: new.lines)
    let changed = lines.indices.filter { lines[$0].sign != " " }
    let near = lines.indices.filter { index in changed.contains { abs($0 - index) <= 2 } }
    var places: [[Int]] = []
    for index in near {
      if places.last?.last == index - 1 {
        places[places.count - 1].append(index)
      } else {
        places.append([index])
      }
    }
    return places.filter { $0.contains { lines[$0].isChangeOfCode } }.map { place in
      let number = lines[..<place[0]].count { $0.sign != "+" } + 1
      return "\(path):\(number)\n"
        + place.map { "\(lines[$0].sign) \(lines[$0].text)\n" }.joined() + "\n"
    }.joined()
  }

  private static func lines(from old: [String], to new: [String]) -> [Line] {
    let difference = new.difference(from: old)
    var removed: Set<Int> = []
    var added: Set<Int> = []
    for case .remove(let offset, _, _) in difference { removed.insert(offset) }
    for case .insert(let offset, _, _) in difference { added.insert(offset) }
    var lines: [Line] = []
    var place = 0
    for (index, line) in old.enumerated() {
      while added.contains(place), !removed.contains(index) {
        lines.append(Line(sign: "+", text: new[place]))
        place += 1
      }
      lines.append(Line(sign: removed.contains(index) ? "-" : " ", text: line))
      if !removed.contains(index) { place += 1 }
    }
    return lines + new[place...].map { Line(sign: "+", text: $0) }
  }
}
