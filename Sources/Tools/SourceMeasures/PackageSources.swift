package import Foundation
import Synchronization

/// The source files of the package in the folder `root`.
package struct PackageSources: Sendable {
  /// The error if the sources were not found or cannot be read.
  package struct NotFound: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  package let root: URL
  package var path: String { root.path }

  /// Finds the package that contains one of the folders `starts`, which are tried in order.
  package init(above starts: [URL]) throws(NotFound) {
    let folders = starts.flatMap { start in
      sequence(first: start.standardizedFileURL) { folder in
        folder.path == "/" ? nil : folder.deletingLastPathComponent().standardizedFileURL
      }
    }
    guard let root = folders.first(where: Self.isPackage) else {
      let places = starts.map(\.path).joined(separator: " and ")
      throw NotFound(
        description: "No package is above \(places). Name the package's folder with --root DIR.")
    }
    self.root = root
  }

  /// Finds the package of the running program, above its executable or its source file.
  package init(ofProgramIn source: String) throws(NotFound) {
    let executable = Bundle.main.executableURL?.deletingLastPathComponent()
    try self.init(above: [executable, URL(filePath: source)].compactMap(\.self))
  }

  /// Uses the package in the folder `root`.
  package init(root: URL) throws(NotFound) {
    guard Self.isPackage(root) else {
      throw NotFound(
        description: "\(root.path) is not the package: it lacks Sources/Screens or Package.swift.")
    }
    self.root = root
  }

  /// Returns the Swift files below `folder`, sorted by path.
  ///
  /// If the folder does not exist, there are no files.
  ///
  /// If `folder` is the path of a Swift file, returns only this file.
  ///
  /// - Parameter modules: The modules whose files are read, or nil for all files.
  package func files(
    below folder: String, of modules: Set<String>? = nil
  ) throws(NotFound) -> [SwiftSource] {
    // An enumerator does not follow a start folder that is a symbolic link, so the link is
    // resolved.
    let start = root.appending(path: folder).resolvingSymlinksInPath()
    let paths =
      folder.hasSuffix(".swift")
      ? [folder] : Self.swiftFiles(in: start).map { "\(folder)/\($0)" }
    var sources: [SwiftSource] = []
    for path in paths {
      if let modules, !modules.contains(SwiftSource.module(of: path)) { continue }
      sources.append(try Self.file(path, in: root))
    }
    return sources
  }

  /// Returns the Swift files below any folder, even outside this package, sorted by path.
  package static func files(in folder: URL) throws(NotFound) -> [SwiftSource] {
    var sources: [SwiftSource] = []
    for path in swiftFiles(in: folder) { sources.append(try file(path, in: folder)) }
    return sources
  }

  private static func swiftFiles(in folder: URL) -> [String] {
    let names = FileManager.default.enumerator(atPath: folder.path)?.compactMap { $0 as? String }
    return (names ?? []).filter { $0.hasSuffix(".swift") }.sorted()
  }

  /// A cache of tokenized files, because a report needs some of them several times.
  private static let known = Mutex<[String: SwiftSource]>([:])

  private static func file(_ path: String, in folder: URL) throws(NotFound) -> SwiftSource {
    let url = folder.appending(path: path)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else {
      throw NotFound(description: "\(url.path) cannot be read.")
    }
    return known.withLock { known in
      if let source = known[path], source.text == text { return source }
      let source = SwiftSource(path: path, text: text)
      known[path] = source
      return source
    }
  }

  private static func isPackage(_ folder: URL) -> Bool {
    ["Package.swift", "Sources/Screens"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
  }
}
