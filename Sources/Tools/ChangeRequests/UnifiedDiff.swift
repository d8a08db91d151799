internal import SourceMeasures

/// The changes of several files, as `git diff` writes them.
package struct UnifiedDiff: Equatable, Sendable {
  /// The error if a diff cannot be read or applied.
  package struct Fault: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  package private(set) var files: [FileDiff] = []

  /// Reads the files and hunks of a diff.
  package init(parsing text: String) throws(Fault) {
    // A new regex value is compiled at its first use, so both are created outside the loop.
    let fileHeading = /diff --git a\/(.+) b\/(.+)/
    let hunkHeading = /^@@ -(\d+)(?:,(\d+))? \+\d+(?:,(\d+))? @@ ?(.*)/
    /// The numbers of unread old and new lines in the current hunk.
    var rest = (old: 0, new: 0)
    for (index, line) in text.lines.enumerated() {
      guard rest == (0, 0) else {
        let file = files.count - 1
        guard let kind = FileDiff.Line.Kind(rawValue: line.first ?? " ") else {
          if line.hasPrefix("\\") { continue }
          throw Fault(description: "Line \(index + 1) is not a line of a hunk.")
        }
        files[file].add(FileDiff.Line(kind: kind, text: String(line.dropFirst())))
        if kind != .added { rest.old -= 1 }
        if kind != .removed { rest.new -= 1 }
        continue
      }
      if line.hasPrefix("diff "), let match = line.wholeMatch(of: fileHeading) {
        files.append(FileDiff(old: String(match.1), new: String(match.2)))
      } else if line.hasPrefix("@@ "),
        let match = line.firstMatch(of: hunkHeading), let start = Int(match.1), !files.isEmpty
      {
        rest = (match.2.flatMap { Int($0) } ?? 1, match.3.flatMap { Int($0) } ?? 1)
        files[files.count - 1].hunks.append(
          FileDiff.Hunk(oldStart: start, heading: String(match.4), lines: []))
      } else if line.hasPrefix("new file mode ") {
        files[files.count - 1].isNew = true
      } else if line.hasPrefix("deleted file mode ") {
        files[files.count - 1].isDeleted = true
      }
    }
    guard rest == (0, 0) else { throw Fault(description: "The last hunk is too short.") }
  }
}

/// The changes of one file.
package struct FileDiff: Equatable, Sendable {
  /// A line of a hunk, without its sign.
  package struct Line: Equatable, Sendable {
    package enum Kind: Character, Sendable { case kept = " ", removed = "-", added = "+" }

    package let kind: Kind
    package let text: String
  }

  /// Adjacent lines with changes, and the lines around them.
  package struct Hunk: Equatable, Sendable {
    /// The number of the first line in the old file.
    package let oldStart: Int
    /// The enclosing line that `git diff` shows for the hunk, or empty.
    package let heading: String
    package fileprivate(set) var lines: [Line]
  }

  /// The path before the change. For a new file, this is the same as `path`.
  package let oldPath: String
  package let path: String
  package fileprivate(set) var isNew = false
  package fileprivate(set) var isDeleted = false
  package fileprivate(set) var hunks: [Hunk] = []

  fileprivate init(old: String, new: String) { (oldPath, path) = (old, new) }

  /// Returns the number of lines of one kind.
  package func count(_ kind: Line.Kind) -> Int {
    hunks.reduce(0) { $0 + $1.lines.count { $0.kind == kind } }
  }

  fileprivate mutating func add(_ line: Line) { hunks[hunks.count - 1].lines.append(line) }
}

extension FileDiff {
  /// A file after a change, and the numbers of the changed lines.
  package struct Result {
    package var lines: [String] = []
    /// The numbers of the removed lines in the old file, counted from 1.
    var removed: Set<Int> = []
    /// The numbers of the added lines in the new file, counted from 1.
    var added: Set<Int> = []
  }

  /// Applies the hunks to the lines of the old file. Like `git apply`, it also finds a hunk whose
  /// lines moved.
  package func applied(to old: [String]) throws(UnifiedDiff.Fault) -> Result {
    var result = Result()
    var (place, shift) = (0, 0)
    for hunk in hunks {
      let before = hunk.lines.filter { $0.kind != .added }.map(\.text)
      let wanted = max(hunk.oldStart - 1 + shift, place)
      let starts = (place...max(place, old.count - before.count)).filter {
        old[$0...].starts(with: before)
      }
      guard let start = starts.min(by: { abs($0 - wanted) < abs($1 - wanted) }) else {
        throw UnifiedDiff.Fault(
          description: "\(path), line \(hunk.oldStart): The hunk does not apply.")
      }
      shift = start - (hunk.oldStart - 1)
      result.lines += old[place..<start]
      place = start
      for line in hunk.lines {
        if line.kind != .added { place += 1 }
        if line.kind == .removed { result.removed.insert(place) }
        if line.kind != .removed { result.lines.append(line.text) }
        if line.kind == .added { result.added.insert(result.lines.count) }
      }
    }
    result.lines += old[place...]
    return result
  }
}
