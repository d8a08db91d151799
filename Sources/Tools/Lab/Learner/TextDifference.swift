internal import SourceMeasures

/// The difference of two texts, as `diff -u` prints it.
package enum TextDifference {
  private struct Line {
    let sign: Character
    let text: String
  }

  /// Returns the changed lines with up to three lines around them, or nil if the texts are equal.
  ///
  /// The numbers of the lines are those of the old text.
  package static func unified(_ path: String, from old: String, to new: String) -> String? {
    let lines = lines(from: old.lines, to: new.lines)
    let changed = lines.indices.filter { lines[$0].sign != " " }
    guard !changed.isEmpty else { return nil }
    var text = "--- \(path)\n+++ \(path)\n"
    var (number, isOpen) = (1, false)
    for (index, line) in lines.enumerated() {
      let isNear = changed.contains { abs($0 - index) <= 3 }
      if isNear {
        if !isOpen { text += "@@ line \(number) @@\n" }
        text += "\(line.sign)\(line.text)\n"
      }
      isOpen = isNear
      if line.sign != "+" { number += 1 }
    }
    return text
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
