import Foundation
import SourceMeasures

/// The cost of a mock, measured in the sources of this package.
struct MockCost {
  private let package: PackageSources
  private let files: [SwiftSource]

  init() throws {
    self.package = try PackageSources(above: [URL(filePath: #filePath)])
    files = try package.files(
      below: "Sources", of: ["DocumentSplit", "Domain", "HeadlessUI"])
  }

  /// Prints the members that the protocol `name` requires, and the imports of the file `mock`.
  func report(_ title: String, _ mock: String, of name: String) throws {
    let folder = "Tests/Screens/DocumentSplitTests"
    guard let source = try package.files(below: folder).first(where: { $0.role == mock }) else {
      return print("  \(mock) is missing.")
    }
    let cost = MockMeasures(of: name, mock: source, in: files)
    print("  \(title): \(cost.requirements.count) members, \(cost.codeLines) code lines")
    var declaring: [String] = []
    for requirement in cost.requirements where declaring.last != requirement.declaringProtocol {
      declaring.append(requirement.declaringProtocol)
    }
    for name in declaring {
      print("    \(name)")
      for requirement in cost.requirements where requirement.declaringProtocol == name {
        print("      \(requirement.name)")
      }
    }
    print("    imports \(cost.imports.joined(separator: ", "))")
  }
}
