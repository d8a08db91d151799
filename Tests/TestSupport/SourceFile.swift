import Foundation
import Synchronization
import Testing

/// A text file of this package, for tests that read sources or guides.
public struct SourceFile: Sendable, CustomTestStringConvertible {
  /// The path from the package's root, for example "Sources/Domain/Person.swift".
  public let path: String
  /// All lines of the file.
  public let lines: [String]
  /// The lines with code, without blank lines, comment lines and compiler directives.
  public let codeLines: [String]
  /// The names of the imported modules, in order.
  public let imports: [String]

  /// The package's root folder, without symbolic links in its path.
  ///
  /// An enumeration of a folder does not follow symbolic links.
  public static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// Reads the file at `path` below the root, and throws Foundation's error if reading fails.
  public init(_ path: String) throws {
    self.path = path
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    lines = text.components(separatedBy: "\n")
    codeLines = Self.code(in: lines)
    imports = Self.imports(in: codeLines)
  }

  /// The files of each folder that a test has read. The sources do not change during a run.
  private static let folders = Mutex<[String: [SourceFile]]>([:])

  /// Returns every Swift file in `folder`, sorted by path.
  ///
  /// If the folder does not exist, the result is empty.
  public static func all(below folder: String) throws -> [SourceFile] {
    try folders.withLock { folders in
      if let files = folders[folder] { return files }
      let path = root.appending(path: folder).path
      let names = FileManager.default.enumerator(atPath: path)?.compactMap { $0 as? String } ?? []
      let files = try names.filter { $0.hasSuffix(".swift") }.sorted().map {
        try SourceFile("\(folder)/\($0)")
      }
      folders[folder] = files
      return files
    }
  }

  /// The number of lines, without the empty line after the last line break.
  public var length: Int { lines.last == "" ? lines.count - 1 : lines.count }

  private static func code(in lines: [String]) -> [String] {
    var isInBlockComment = false
    return lines.filter { line in
      let text = line.drop { $0 == " " }
      if isInBlockComment {
        isInBlockComment = !text.contains("*/")
        return false
      }
      if text.hasPrefix("/*") {
        isInBlockComment = !text.contains("*/")
        return false
      }
      let directives = ["#if ", "#elseif ", "#else", "#endif"]
      return !text.isEmpty && !text.hasPrefix("//") && !directives.contains(where: text.hasPrefix)
    }
  }

  private static func imports(in code: [String]) -> [String] {
    code.compactMap { line in
      // A search for bytes is much faster than a search for characters.
      guard strstr(line, "import ") != nil else { return nil }
      let words = line.split(separator: " ")
      guard let place = words.firstIndex(of: "import"),
        words[..<place].allSatisfy({
          $0.hasPrefix("@") || ["public", "package", "internal"].contains($0)
        })
      else { return nil }
      let rest = words[(place + 1)...].drop { ["struct", "class", "enum", "func"].contains($0) }
      return rest.count == 1 ? String(rest.joined().prefix { $0 != "." }) : nil
    }
  }

  /// The path, which a failing test prints.
  public var testDescription: String { path }
}
