import Foundation
package import SourceMeasures

/// A request for a new feature, and the changes that it needs.
///
/// A request is a folder in `Examples/Changes`. It contains the request in words, one file of
/// acceptance tests, a diff of the shared layers, and a diff for each variant.
package struct ChangeRequest: Sendable {
  /// One diff of the request, and its size.
  package struct Part: Sendable {
    /// A variant, or ``shared``.
    package let variant: Variant
    package let diff: UnifiedDiff
    package let counts: ChangeCounts

    /// The name of the part that changes the layers that all variants share.
    package static let shared = Variant(rawValue: "shared")
  }

  package static let folder = "Examples/Changes"

  package let name: String
  /// The request in words: a Markdown text that begins with a title.
  package let text: String
  /// The file with the acceptance tests.
  package let acceptance: SwiftSource
  /// The diff of the shared layers, then the diff of each variant.
  package let parts: [Part]

  /// The title of the request.
  package var title: String { String(text.lines.first?.drop { "# ".contains($0) } ?? "") }

  /// Returns the names of all requests of the package, sorted.
  package static func names(in package: PackageSources) -> [String] {
    let folder = package.root.appending(path: folder)
    let names = try? FileManager.default.contentsOfDirectory(atPath: folder.path)
    return (names ?? []).filter {
      FileManager.default.fileExists(atPath: folder.appending(path: "\($0)/request.md").path)
    }.sorted()
  }

  /// Reads all requests of the package.
  package static func all(in package: PackageSources) throws -> [Self] {
    try names(in: package).map { try Self($0, in: package) }
  }

  /// Reads the request with this name, and counts its changes.
  package init(_ name: String, in package: PackageSources) throws {
    let path = "\(Self.folder)/\(name)"
    func read(_ path: String) throws(UnifiedDiff.Fault) -> String {
      let url = package.root.appending(path: path)
      guard let text = try? String(contentsOf: url, encoding: .utf8) else {
        throw UnifiedDiff.Fault(description: "\(path) cannot be read.")
      }
      return text
    }
    self.name = name
    text = try read("\(path)/request.md")
    let tests = try package.files(below: path)
    guard let acceptance = tests.first, tests.count == 1 else {
      throw UnifiedDiff.Fault(description: "\(path) has \(tests.count) Swift files instead of one.")
    }
    self.acceptance = acceptance
    parts = try ([Part.shared] + VariantGroup.people.variants).map { variant in
      let file = "\(path)/\(variant.rawValue).diff"
      do {
        let diff = try UnifiedDiff(parsing: read(file))
        let counts = try ChangeCounts(of: diff) { (path) throws(UnifiedDiff.Fault) in
          try read(path).lines
        }
        return Part(variant: variant, diff: diff, counts: counts)
      } catch let fault as UnifiedDiff.Fault {
        throw UnifiedDiff.Fault(description: "\(file): \(fault)")
      }
    }
  }
}

extension ChangeRequest {
  private struct Report: Encodable {
    let name: String
    let title: String
    let acceptance: String
    let changes: [Variant: ChangeCounts]
  }

  /// Returns the counts as JSON with sorted keys.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let changes = Dictionary(uniqueKeysWithValues: parts.map { ($0.variant, $0.counts) })
    let report = Report(
      name: name, title: title, acceptance: acceptance.path, changes: changes)
    return String(decoding: try encoder.encode(report), as: UTF8.self) + "\n"
  }
}
