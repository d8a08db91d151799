import Foundation
import Testing

/// A Swift file of this package, as the tests that read the sources see it.
public struct SourceFile: Sendable, CustomTestStringConvertible {
  /// The path from the package's root: "Sources/Domain/Person.swift".
  public let path: String
  /// The lines as they stand in the file.
  public let lines: [String]
  /// The lines that hold code: no blank ones, none that are only a comment.
  public let codeLines: [String]

  /// The package's root, found from where this file was compiled; links on the way are followed,
  /// for an enumeration does not enter them.
  public static let root = URL(filePath: #filePath).resolvingSymlinksInPath()
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()

  /// The file at `path` below the root; throws Foundation's error where it cannot be read.
  public init(_ path: String) throws {
    self.path = path
    let text = try String(contentsOf: Self.root.appending(path: path), encoding: .utf8)
    lines = text.split(separator: "\n", omittingEmptySubsequences: false).map(String.init)
    codeLines = Self.code(in: lines)
  }

  /// Every Swift file below `folder`, sorted by path; none where there is no such folder.
  public static func all(below folder: String) throws -> [SourceFile] {
    let url = root.appending(path: folder)
    let names = FileManager.default.enumerator(atPath: url.path)?.compactMap { $0 as? String } ?? []
    return try names.filter { $0.hasSuffix(".swift") }.sorted().map {
      try SourceFile("\(folder)/\($0)")
    }
  }

  /// How many lines the file has, the empty end after the last line break left out.
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
      return !text.isEmpty && !text.hasPrefix("//")
    }
  }

  /// The modules that the file imports, in order.
  public var imports: [String] {
    codeLines.compactMap { line in
      line.wholeMatch(
        of: /(?:  )*(?:@\w+ |public |internal )*import (?:(?:struct|class|enum|func) )?(\w+)[.\w]*/
      ).map { String($0.1) }
    }
  }

  /// The path, as a failing test prints it.
  public var testDescription: String { path }
}
