internal import Foundation
package import SourceMeasures

extension RecordedSequence {
  package static let folder = "Examples/Sequences"

  /// Returns the path of a recording, relative to the package's folder.
  package static func path(of action: RecordedAction, _ variant: Variant) -> String {
    "\(folder)/\(action.rawValue)/\(variant.rawValue).txt"
  }

  /// Reads all recordings of the people lists. A missing recording is left out.
  package static func all(in package: PackageSources) throws -> [Self] {
    try RecordedAction.allCases.flatMap { action in
      try VariantGroup.people.variants.compactMap { variant in
        let path = path(of: action, variant)
        let file = package.root.appending(path: path)
        guard FileManager.default.fileExists(atPath: file.path) else { return nil }
        do {
          return try Self(parsing: String(contentsOf: file, encoding: .utf8))
        } catch let fault as Fault {
          throw Fault(line: fault.line, reason: "\(path): \(fault.reason)")
        }
      }
    }
  }
}
