package import Foundation

/// The package's folder, from which the sources are read.
package struct PackageSources: Sendable {
  /// The sources are not where they were looked for, or cannot be read.
  package struct NotFound: Error, Equatable, CustomStringConvertible {
    package let description: String
  }

  package let root: URL
  /// The folder as a path.
  package var path: String { root.path }

  /// The package in the folder `root`.
  ///
  /// - Throws: ``NotFound`` where that is no folder of this package.
  package init(root: URL) throws(NotFound) {
    guard Self.isPackage(root) else {
      throw NotFound(
        description: "no sources in \(root.path): it has no Sources/Screens and no Package.swift")
    }
    self.root = root
  }

  /// The package in the nearest folder at or above one of `starts`, which are tried in order.
  ///
  /// - Throws: ``NotFound`` where there is none above any of them.
  package init(above starts: [URL]) throws(NotFound) {
    for start in starts {
      var folder = start.standardizedFileURL
      while true {
        if Self.isPackage(folder) {
          root = folder
          return
        }
        let above = folder.deletingLastPathComponent().standardizedFileURL
        guard above.path.count < folder.path.count else { break }
        folder = above
      }
    }
    let places = starts.map(\.path).joined(separator: " and ")
    throw NotFound(
      description: "no sources above \(places); name the package's folder with --root DIR")
  }

  /// Every Swift file below `folder`, sorted by path; none where there is no such folder.
  package func files(below folder: String) throws(NotFound) -> [SwiftSource] {
    // An enumerator does not follow a link that is its own start.
    let start = root.appending(path: folder).resolvingSymlinksInPath()
    let names = FileManager.default.enumerator(atPath: start.path)?
      .compactMap { $0 as? String }.filter { $0.hasSuffix(".swift") }.sorted()
    var sources: [SwiftSource] = []
    for name in names ?? [] {
      let url = start.appending(path: name)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else {
        throw NotFound(description: "\(url.path) cannot be read")
      }
      sources.append(SwiftSource(path: "\(folder)/\(name)", text: text))
    }
    return sources
  }

  private static func isPackage(_ folder: URL) -> Bool {
    ["Package.swift", "Sources/Screens"].allSatisfy {
      FileManager.default.fileExists(atPath: folder.appending(path: $0).path)
    }
  }
}
