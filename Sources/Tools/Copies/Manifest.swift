/// The record of the copies in an app's folder.
package struct Manifest: Codable, Equatable, Sendable {
  /// A copied pattern.
  package struct Pattern: Codable, Equatable, Sendable {
    /// The module that contains the copy.
    package let module: String
    package var kitVersion: String
    package var kitCommit: String?
    /// The hash of each file as it was copied, by path.
    package var files: [String: String]
    /// The parts that were not copied, with the reason.
    package var leftOut: [String: String]
  }

  static let tool = "unmassive kit"
  static let format = 1

  package private(set) var tool = Manifest.tool
  package private(set) var format = Manifest.format
  /// The folder of the tests, relative to the folder of the copies.
  package var tests: String?
  package var patterns: [String: Pattern] = [:]

  /// A path, hash or module that could name a file outside the folder, or nil.
  var invalidValue: String? {
    for entry in patterns.values {
      if !entry.module.isEmpty, !Copies.isModuleName(entry.module) { return entry.module }
      for (path, hash) in entry.files {
        let parts = path.split(separator: "/", omittingEmptySubsequences: false)
        if parts.contains("") || parts.contains("..") { return path }
        if !hash.allSatisfy(\.isHexDigit) { return hash }
      }
    }
    return nil
  }
}
