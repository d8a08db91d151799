import Foundation
import TestSupport

/// A layer of the package. A target may import targets of its own layer and of earlier layers.
enum Layer: String, CaseIterable {
  case domain = "Sources/Domain"
  case ui = "Sources/UI"
  case patterns = "Sources/Patterns"
  case services = "Sources/Services"
  case screens = "Sources/Screens"
  case testing = "Sources/Testing"
  case tools = "Sources/Tools"

  /// The names of the layer's targets. A target has the name of its folder.
  var targets: [String] {
    get throws { self == .domain ? ["Domain"] : try Self.folders(in: rawValue) }
  }

  /// The names of the executables in `Examples`.
  static var examples: [String] {
    get throws { try exampleFolders.flatMap(folders(in:)) }
  }

  /// Returns the folder of the target with this name, or nil.
  static func folder(of target: String) throws -> String? {
    if target == "Domain" { return Layer.domain.rawValue }
    let parents = allCases.filter { $0 != .domain }.map(\.rawValue) + exampleFolders
    return try parents.first { try folders(in: $0).contains(target) }.map { "\($0)/\(target)" }
  }

  private static let exampleFolders = ["Examples/Apps", "Examples/Patterns"]

  private static func folders(in parent: String) throws -> [String] {
    let url = SourceFile.root.appending(path: parent)
    return try FileManager.default.contentsOfDirectory(atPath: url.path)
      .filter { !$0.hasPrefix(".") && $0 != "CSQLite" }.sorted()
  }
}
