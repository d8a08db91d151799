internal import Foundation

/// The reason why an edit cannot be read, applied or undone.
package enum SourceEditError: Error, Equatable, CustomStringConvertible {
  /// A line of the edit file is wrong.
  case malformed(line: Int, String)
  case missing(String)
  /// The edit creates a file that exists already.
  case exists(String)
  case unreadable(String)
  /// The lines are not in the file. The error contains the first of them.
  case notFound(String, line: String)
  case foundTwice(String, lines: [Int])
  case changedSince(String)

  package var description: String {
    switch self {
    case .malformed(let line, let reason): "Line \(line) of the edit is wrong: \(reason)."
    case .missing(let path): "There is no file \(path)."
    case .exists(let path): "The edit creates \(path), but that file exists."
    case .unreadable(let path): "\(path) cannot be read as text."
    case .notFound(let path, let line):
      "\(path) does not contain the lines to find, which begin with “\(line)”."
    case .foundTwice(let path, let lines):
      "\(path) contains the lines to find more than once: at the lines "
        + lines.map(String.init).joined(separator: ", ") + "."
    case .changedSince(let path): "\(path) changed after the edit, so it is not restored."
    }
  }

  static func read(_ path: String, in folder: URL) throws(SourceEditError) -> String {
    let file = folder.appending(path: path)
    guard FileManager.default.fileExists(atPath: file.path) else { throw .missing(path) }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else { throw .unreadable(path) }
    return text
  }
}

/// A line and its line ending, which may be empty at the end of a text.
struct TerminatedLine {
  let content: String
  var ending: String
}

extension String {
  /// The lines of the text. A line break at the end does not begin another line.
  var terminatedLines: [TerminatedLine] {
    var lines: [TerminatedLine] = []
    let bytes = Array(utf8)
    var (start, place) = (0, 0)
    func add(upTo end: Int, _ ending: String) {
      let content = String(decoding: bytes[start..<end], as: UTF8.self)
      lines.append(TerminatedLine(content: content, ending: ending))
    }
    // In a debug build, this loop over bytes is several times faster than a search in a string.
    while place < bytes.count {
      if bytes[place] == UInt8(ascii: "\n") {
        let isCRLF = place > start && bytes[place - 1] == UInt8(ascii: "\r")
        add(upTo: isCRLF ? place - 1 : place, isCRLF ? "\r\n" : "\n")
        start = place + 1
      }
      place += 1
    }
    if start < bytes.count { add(upTo: bytes.count, "") }
    return lines
  }
}
