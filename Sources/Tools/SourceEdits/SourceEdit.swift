package import Foundation

/// A change of source files as text, such as a fault.
///
///     file: Sources/Screens/SlimPeopleList/PersonFlows.swift
///     says: The error of a failed request is dropped.
///     <<<<<<< find
///           present(error)
///     =======
///     >>>>>>> replace
///
/// Whole lines are found and replaced. Further replacements, and further `file:` lines, may follow.
/// The lines between `<<<<<<< create` and `>>>>>>> create` are the content of a new file.
package struct SourceEdit: Equatable, Sendable {
  /// The lines to find exactly once in a file, and the lines that replace them.
  package struct Replacement: Equatable, Sendable {
    package let path: String
    /// Empty if the file is new.
    package let find: [String]
    package let replace: [String]
  }

  /// The effect of the change, in a sentence.
  package let says: String
  package let replacements: [Replacement]

  /// The paths of the changed files without duplicates, in the order of the replacements.
  package var paths: [String] {
    replacements.map(\.path).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  /// Reads an edit from the text of an edit file.
  package init(parsing text: String) throws(SourceEditError) {
    var (path, says): (String?, String?)
    var find: [String] = []
    var replace: [String]?
    var (isFinding, isCreating) = (false, false)
    var replacements: [Replacement] = []
    for (index, line) in text.terminatedLines.map(\.content).enumerated() {
      func malformed(_ reason: String) -> SourceEditError { .malformed(line: index + 1, reason) }
      switch line {
      case "<<<<<<< find" where !isFinding && replace == nil:
        guard path != nil else { throw malformed("“file:” must come before the first “find”") }
        (isFinding, find) = (true, [])
      case "<<<<<<< create" where !isFinding && replace == nil:
        guard path != nil else { throw malformed("“file:” must come before “create”") }
        (isCreating, find, replace) = (true, [], [])
      case "=======" where isFinding:
        guard !find.isEmpty else { throw malformed("there are no lines to find") }
        (isFinding, replace) = (false, [])
      case ">>>>>>> create" where isCreating, ">>>>>>> replace" where replace != nil && !isCreating:
        guard find != replace else { throw malformed("both sides are equal") }
        replacements.append(Replacement(path: path ?? "", find: find, replace: replace ?? []))
        (isCreating, replace) = (false, nil)
      case _ where isFinding: find.append(line)
      case _ where replace != nil: replace?.append(line)
      case _ where line.hasPrefix("file: "): path = String(line.dropFirst(6))
      case _ where line.hasPrefix("says: "): says = String(line.dropFirst(6))
      case "": break
      default: throw malformed("“\(line)” is not expected here")
      }
    }
    let end = text.terminatedLines.count
    guard !isFinding, replace == nil else {
      throw .malformed(line: end, "the last replacement has no end")
    }
    guard let says, !replacements.isEmpty else {
      throw .malformed(line: end, says == nil ? "“says:” is missing" : "nothing is replaced")
    }
    (self.says, self.replacements) = (says, replacements)
  }

  /// Returns the text of the file at `path` with its replacements.
  ///
  /// The text keeps its line endings, even if they are CRLF.
  ///
  /// - Parameter text: The text of the file, or nil if there is no such file.
  package func applied(to text: String?, of path: String) throws(SourceEditError) -> String {
    var text = text
    for change in replacements where change.path == path {
      if !change.find.isEmpty, let old = text {
        text = try Self.replace(change, in: old)
      } else if change.find.isEmpty, text == nil {
        text = change.replace.map { $0 + "\n" }.joined()
      } else {
        throw text == nil ? .missing(path) : .exists(path)
      }
    }
    guard let text else { throw .missing(path) }
    return text
  }

  private static func replace(
    _ change: Replacement, in text: String
  ) throws(SourceEditError) -> String {
    let path = change.path
    var lines = text.terminatedLines
    let places = lines.indices.filter { index in
      lines[index].content == change.find[0]
        && lines[index...].prefix(change.find.count).map(\.content) == change.find
    }
    guard let place = places.first else { throw .notFound(path, line: change.find[0]) }
    guard places.count == 1 else { throw .foundTwice(path, lines: places.map { $0 + 1 }) }
    let old = lines[place..<(place + change.find.count)]
    let first = old.first?.ending ?? ""
    let (ending, last) = (first.isEmpty ? "\n" : first, old.last?.ending ?? "")
    var new = change.replace.map { TerminatedLine(content: $0, ending: ending) }
    if !new.isEmpty { new[new.count - 1].ending = last }
    lines.replaceSubrange(old.indices, with: new)
    return lines.map { $0.content + $0.ending }.joined()
  }

  /// Applies the edit to the files in `folder`. If a replacement fails, no file is written.
  package func apply(to folder: URL) throws -> AppliedSourceEdit {
    let files = try paths.map { path in
      let exists = FileManager.default.fileExists(atPath: folder.appending(path: path).path)
      let before = exists ? try SourceEditError.read(path, in: folder) : nil
      return AppliedSourceEdit.File(
        path: path, before: before, after: try applied(to: before, of: path))
    }
    for file in files { try file.write(file.after, to: folder) }
    return AppliedSourceEdit(folder: folder, files: files)
  }
}

/// An edit that was applied to a folder and can be undone.
package struct AppliedSourceEdit: Sendable {
  struct File {
    let path: String
    /// The old text; nil if the edit created the file.
    let before: String?
    let after: String

    func write(_ text: String?, to folder: URL) throws {
      guard let text else {
        return try FileManager.default.removeItem(at: folder.appending(path: path))
      }
      try Data(text.utf8).write(to: folder.appending(path: path), options: .atomic)
    }
  }

  let folder: URL
  let files: [File]

  /// Restores the files. If a file changed after the edit, throws an error and restores nothing.
  package func undo() throws {
    for file in files where try SourceEditError.read(file.path, in: folder) != file.after {
      throw SourceEditError.changedSince(file.path)
    }
    for file in files { try file.write(file.before, to: folder) }
  }
}
