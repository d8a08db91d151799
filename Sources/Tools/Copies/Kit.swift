package import Foundation
internal import TestRuns

/// The folder of the kit, from which patterns are copied.
package struct Kit: Sendable {
  package let root: URL
  package let version: String

  /// The name under which the manifest lists the files that all copied tests share.
  package static let support = "Support"

  /// Returns the folder with those tests of a pattern that can be copied.
  static func tests(of pattern: String) -> String { "Tests/Patterns/\(pattern)Tests/Generic" }

  /// Returns the folder of a pattern's adapters, which import UIKit or HeadlessUI.
  static func adapters(of pattern: String) -> String { "Sources/Patterns/\(pattern)/UIKit" }

  /// Returns whether a path in a copy is an adapter.
  static func isAdapter(_ path: String) -> Bool {
    !path.hasPrefix("Tests/") && path.split(separator: "/").dropFirst().first == "UIKit"
  }

  /// Returns the folders of a pattern that are not copied, each with a reason.
  func leftOut(of pattern: String, hasTests: Bool, hasAdapters: Bool) -> [String: String] {
    guard pattern != Self.support else { return [:] }
    var parts = [
      "Sources/Patterns/\(pattern)/Applied":
        "It applies the pattern to the kit's own people, posts and lists.",
      "Tests/Patterns/\(pattern)Tests": "The tests outside Generic need other modules of the kit.",
    ]
    if !hasTests { parts[Self.tests(of: pattern)] = "No folder for tests was given." }
    let adapters = Self.adapters(of: pattern)
    if !hasAdapters, Self.isFolder(root.appending(path: adapters)) {
      parts[adapters] = "The package can import neither UIKit nor HeadlessUI."
    }
    return parts
  }

  /// Uses the kit in the folder `root`.
  package init(root: URL, version: String) throws(CopyError) {
    (self.root, self.version) = (root.resolvingSymlinksInPath(), version)
    guard (try? patterns.isEmpty) == false else { throw .noKit(path: root.path) }
  }

  /// The names of the patterns, sorted.
  package var patterns: [String] {
    get throws {
      let folder = root.appending(path: "Sources/Patterns")
      return try FileManager.default.contentsOfDirectory(atPath: folder.path)
        .filter { !$0.hasPrefix(".") && Self.isFolder(folder.appending(path: $0)) }.sorted()
    }
  }

  /// Returns whether the kit has a pattern or the support files.
  func has(_ pattern: String) throws -> Bool {
    try pattern == Self.support || patterns.contains(pattern)
  }

  static func isFolder(_ url: URL) -> Bool {
    var isFolder: ObjCBool = false
    return FileManager.default.fileExists(atPath: url.path, isDirectory: &isFolder)
      && isFolder.boolValue
  }

  /// Returns the commit of the kit, or nil without git or a repository.
  ///
  /// The commit ends with “-dirty” if files of the kit are changed or new.
  @MainActor package func commit() async -> String? {
    guard FileManager.default.fileExists(atPath: root.appending(path: ".git").path) else {
      return nil
    }
    guard let git = try? await Git.run(["rev-parse", "HEAD"], in: root), git.isSuccess,
      let commit = git.lines.first(where: { $0.wholeMatch(of: /[0-9a-f]{40,}/) != nil })
    else { return nil }
    let changes = try? await Git.changes(in: root)
    return changes?.isEmpty == true ? commit : commit + "-dirty"
  }

  /// Returns the files to copy for a pattern, by path in the copy.
  ///
  /// The paths of tests begin with `Tests/`. All other paths begin with the name of the pattern.
  ///
  /// - Parameter module: The module that the tests import in place of the pattern.
  package func files(of pattern: String, module: String) throws -> [String: Data] {
    var files: [String: Data] = [:]
    if pattern == Self.support {
      for name in ["ArrayDescription.swift", "Freed.swift", "Tags.swift"] {
        files["Tests/\(pattern)/\(name)"] = try data("Tests/TestSupport/\(name)")
      }
      return files
    }
    guard try patterns.contains(pattern) else {
      throw CopyError.noPattern(name: pattern, known: try patterns)
    }
    let sources = "Sources/Patterns/\(pattern)"
    for name in try swiftFiles(in: sources)
    where !name.hasPrefix("Applied/") {
      files["\(pattern)/\(name)"] = try data("\(sources)/\(name)")
    }
    let tests = Self.tests(of: pattern)
    for name in try swiftFiles(in: tests) {
      let text = String(decoding: try data("\(tests)/\(name)"), as: UTF8.self)
      files["Tests/\(pattern)/\(name)"] = Data(
        Self.importing(module, inPlaceOf: pattern, text).utf8)
    }
    return files
  }

  /// Replaces the import of the pattern, and removes the import of TestSupport.
  private static func importing(
    _ module: String, inPlaceOf pattern: String, _ text: String
  ) -> String {
    text.components(separatedBy: "\n").compactMap { line in
      switch line {
      case "import TestSupport": nil
      case "import \(pattern)", "@testable import \(pattern)": "@testable import \(module)"
      default: line
      }
    }.joined(separator: "\n")
  }

  private func data(_ path: String) throws -> Data {
    try Data(contentsOf: root.appending(path: path)).withLineFeeds
  }

  private func swiftFiles(in path: String) throws(CopyError) -> [String] {
    let folder = root.appending(path: path)
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    let files = (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
    guard !files.isEmpty else { throw .incompleteKit(path: folder.path) }
    return files
  }
}
