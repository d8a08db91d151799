import Foundation
import SourceMeasures

/// The error for a source file that the package does not contain.
struct MissingSource: Error {
  let name: String
}

/// Measures the cost of mocks in the sources of this package.
struct MockCost {
  let package: PackageSources
  private let files: [SwiftSource]

  init() throws {
    self.package = try PackageSources(above: [URL(filePath: #filePath)])
    files = try package.files(
      below: "Sources", of: ["DocumentSplit", "Domain", "HeadlessUI"])
  }

  /// Measures the mock of the people-list text's data provider.
  func document() throws -> MockMeasures {
    try measure("DocumentMockDataProvider", of: "PeopleListDataProviderProtocol")
  }

  /// Measures this kit's mock of the data provider.
  func kit() throws -> MockMeasures {
    try measure("SmallMockDataProvider", of: "PeopleListDataProvider")
  }

  private func measure(_ mock: String, of name: String) throws -> MockMeasures {
    let folder = "Tests/Screens/DocumentSplitTests"
    guard let source = try package.files(below: folder).first(where: { $0.role == mock }) else {
      throw MissingSource(name: mock)
    }
    return MockMeasures(of: name, mock: source, in: files)
  }

  /// Prints what a mock must implement and import.
  func report(_ title: String, _ cost: MockMeasures) {
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
