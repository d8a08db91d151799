internal import Foundation

/// The adapters in a pattern's folder `UIKit` import UIKit, or HeadlessUI if UIKit is unavailable.
extension Copies {
  /// The folder of the package around the copies, or nil.
  var packageFolder: URL? { Self.packageFolder(around: folder) }

  static func packageFolder(around folder: URL) -> URL? {
    sequence(first: folder) { $0.pathComponents.count > 1 ? $0.deletingLastPathComponent() : nil }
      .first { FileManager.default.fileExists(atPath: $0.appending(path: "Package.swift").path) }
  }

  private var packageManifest: String? {
    let file = packageFolder?.appending(path: "Package.swift")
    return file.flatMap { try? String(contentsOf: $0, encoding: .utf8) }
  }

  /// Whether the copies can import UIKit or HeadlessUI.
  ///
  /// Copies outside a package belong to an Xcode app, which can import UIKit. A package can import
  /// one of them if it names iOS, Mac Catalyst or HeadlessUI.
  var canImportViews: Bool {
    packageManifest?.contains(/\.(iOS|macCatalyst)\(|HeadlessUI/) ?? true
  }

  /// Returns whether the manifest lists a pattern's adapters as left out.
  func lacksAdapters(_ pattern: String) -> Bool {
    manifest.patterns[pattern]?.leftOut[Kit.adapters(of: pattern)] != nil
  }

  /// Returns whether the adapters of a pattern belong to the copy.
  func hasAdapters(_ pattern: String) -> Bool { canImportViews && !lacksAdapters(pattern) }

  /// Returns a note on the adapters of added patterns; nil if none is needed.
  package func noteOnAdapters(of patterns: [String]) -> String? {
    if let note = noteOnMissingAdapters(of: patterns.filter(lacksAdapters)) { return note }
    let paths = patterns.flatMap { manifest.patterns[$0]?.files.keys.sorted() ?? [] }
    guard packageManifest?.contains("HeadlessUI") == false, paths.contains(where: Kit.isAdapter)
    else { return nil }
    return "The folders UIKit compile for macOS and Linux only if your package uses HeadlessUI."
  }

  /// Returns a note that these patterns lack their adapters; nil for no patterns.
  func noteOnMissingAdapters(of patterns: [String]) -> String? {
    let names = Set(patterns).sorted()
    guard !names.isEmpty else { return nil }
    return """
      UIKit/ of \(names.joined(separator: ", ")) is left out because Package.swift names neither \
      a platform with UIKit, such as .iOS(.v18), nor HeadlessUI; \
      name one and run “kit add \(names.joined(separator: " "))”.
      """
  }
}
