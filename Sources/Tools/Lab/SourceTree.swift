internal import ChangeRequests
package import Foundation
internal import SourceEdits
internal import SourceMeasures

/// The kit's files with changes that exist only in memory.
package struct SourceTree: Hashable, Sendable {
  package let root: URL
  /// The changed files by path. A deleted file is nil.
  package private(set) var changes: [String: String?] = [:]

  /// Creates a tree without changes of the kit in `root`.
  package init(root: URL) { self.root = root }

  /// Returns the text of a file; nil if the file does not exist.
  package func text(_ path: String) throws(LabError) -> String? {
    if let change = changes[path] { return change }
    let file = root.appending(path: path)
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    guard let text = try? String(contentsOf: file, encoding: .utf8) else {
      throw LabError("\(path) cannot be read as text.")
    }
    return text
  }

  /// Replaces the text of a file.
  package mutating func set(_ path: String, to text: String) { changes[path] = .some(text) }

  /// Reads the edit in the file at `path`.
  private func edit(at path: String) throws(LabError) -> SourceEdit {
    guard let text = try text(path) else { throw LabError("There is no file \(path).") }
    do { return try SourceEdit(parsing: text) } catch { throw LabError("\(path): \(error)") }
  }

  /// Returns the paths of the files that an edit changes.
  func paths(inEdit path: String) throws(LabError) -> [String] { try edit(at: path).paths }

  /// Returns the description of an edit.
  func says(inEdit path: String) throws(LabError) -> String { try edit(at: path).says }

  /// Applies the edit in the file at `path`, and returns the edit's description.
  @discardableResult
  package mutating func apply(_ path: String) throws(LabError) -> String {
    let edit = try edit(at: path)
    do {
      for file in edit.paths {
        changes[file] = try edit.applied(to: try self.text(file), of: file)
      }
      return edit.says
    } catch { throw LabError("\(path): \(error)") }
  }

  /// Applies a diff, as `git apply` does.
  mutating func apply(_ diff: UnifiedDiff, at path: String) throws(LabError) {
    for file in diff.files {
      do {
        let old = try text(file.oldPath)
        guard (old == nil) == file.isNew else {
          throw LabError("\(file.oldPath) \(old == nil ? "does not exist" : "exists already")")
        }
        let lines = try file.applied(to: old?.lines ?? [])
        if file.path != file.oldPath { changes[file.oldPath] = .some(nil) }
        changes[file.path] =
          file.isDeleted ? .some(nil) : lines.lines.map { $0 + "\n" }.joined()
      } catch { throw LabError("\(path): \(error)") }
    }
  }

  /// Returns the files below a folder by path, with the changes.
  package func files(below folder: String) throws(LabError) -> [String: String] {
    var files: [String: String] = [:]
    for path in Set(Self.paths(below: folder, in: root) + changes.keys)
    where path.hasPrefix(folder + "/") {
      files[path] = try text(path)
    }
    return files
  }

  /// Returns the paths of the files below a folder, without hidden files.
  ///
  /// The folder may be a symbolic link.
  static func paths(below folder: String, in root: URL) -> [String] {
    let start = root.appending(path: folder).resolvingSymlinksInPath().path
    guard let found = FileManager.default.enumerator(atPath: start) else { return [] }
    var paths: [String] = []
    while let name = found.nextObject() as? String {
      let isHidden = name.split(separator: "/").contains { $0.hasPrefix(".") }
      if !isHidden, found.fileAttributes?[.type] as? FileAttributeType == .typeRegular {
        paths.append("\(folder)/\(name)")
      }
    }
    return paths
  }
}
