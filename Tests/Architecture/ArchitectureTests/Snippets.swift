import Foundation
import TestSupport

/// The lines of the package's Swift files, without indentation, blank lines or `///`.
struct CompiledLines {
  private var files: [[String]] = []
  private var places: [String: [(file: Int, line: Int)]] = [:]

  init() {
    for file in SourceFile.package {
      let lines = file.lines.map { $0.bare }.filter { !$0.isEmpty }
      for (number, line) in lines.enumerated() {
        places[line, default: []].append((files.count, number))
      }
      files.append(lines)
    }
  }

  /// Returns whether a file contains these lines without other lines between them.
  func contains(_ run: [String]) -> Bool {
    places[run[0], default: []].contains { files[$0.file][$0.line...].starts(with: run) }
  }
}

extension SourceFile {
  /// The code of a guide's Swift snippets, split at each `// …`, which marks omitted lines.
  var snippetRuns: [(start: Int, lines: [String])] {
    var runs: [(start: Int, lines: [String])] = []
    var isInSnippet = false
    var isNew = true
    for (index, line) in lines.enumerated() {
      let text = line.trimmingCharacters(in: .whitespaces)
      if text.hasPrefix("```") || text.hasPrefix("// …") {
        if text.hasPrefix("```") { isInSnippet = text == "```swift" }
        isNew = true
      } else if isInSnippet, !text.isEmpty {
        if isNew { runs.append((index + 1, [])) }
        runs[runs.count - 1].lines.append(line.bare)
        isNew = false
      }
    }
    return runs
  }
}

extension SourceFile {
  /// The text of each Swift snippet in a guide.
  var swiftSnippets: [Substring] {
    lines.joined(separator: "\n").matches(of: /```swift\n((?s).*?)```/).map(\.1)
  }
}

extension Substring {
  /// Returns the number of brackets that this text opens and does not close.
  func depth(of opening: Character, _ closing: Character) -> Int {
    reduce(0) { $0 + ($1 == opening ? 1 : $1 == closing ? -1 : 0) }
  }
}

extension String {
  /// The line without indentation and without `///`.
  fileprivate var bare: String {
    let bytes = Array(utf8)
    var (start, end) = (0, bytes.count)
    while start < end, bytes[start] == UInt8(ascii: " ") { start += 1 }
    while end > start, bytes[end - 1] == UInt8(ascii: " ") { end -= 1 }
    let text = String(decoding: bytes[start..<end], as: UTF8.self)
    return text.hasPrefix("/// ") ? String(text.dropFirst(4)).bare : text
  }

  /// Whether the line contains the keyword of a declaration.
  var isDeclaration: Bool {
    let words = split { $0 == " " || $0 == "(" }
    let kinds: Set<Substring> = ["struct", "class", "enum", "protocol", "func", "var", "init"]
    return words.contains(where: kinds.contains)
  }
}
