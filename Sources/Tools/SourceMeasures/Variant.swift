/// A variant of the people list: the same screen with another architecture.
package enum Variant: String, CaseIterable, Codable, CodingKeyRepresentable, Sendable {
  case massive
  case protocolSplit = "protocol-split"
  case mvvm
  case slim

  /// The name of the module. The name of the test module also has the suffix "Tests".
  package var module: String {
    switch self {
    case .massive: "MassivePeopleList"
    case .protocolSplit: "ProtocolSplitPeopleList"
    case .mvvm: "MVVMPeopleList"
    case .slim: "SlimPeopleList"
    }
  }

  /// The name of the view controller's role in each variant.
  package static let controllerRole = "PeopleListViewController"
}

/// The six decisions of the screen that each variant tests with as little code as possible.
package enum Decision: String, CaseIterable, Codable, Sendable {
  case serverFails = "ServerFails"
  case rowMoves = "RowMoves"
  case confirmationRefused = "ConfirmationRefused"
  case keyboardHides = "KeyboardHides"
  case sortChanges = "SortChanges"
  case closedMidRequest = "ClosedMidRequest"

  /// The label of the decision in a table row.
  package var title: String {
    switch self {
    case .serverFails: "the server fails"
    case .rowMoves: "a row moves because a name changed"
    case .confirmationRefused: "a confirmation is refused"
    case .keyboardHides: "the keyboard hides"
    case .sortChanges: "the sort order changes"
    case .closedMidRequest: "the screen closes during a request"
    }
  }
}

/// The files of one variant and of its tests.
package struct VariantSources: Sendable {
  package let variant: Variant
  /// The files of the variant's module that contain code.
  package let files: [SwiftSource]
  package let tests: [SwiftSource]

  package init(_ variant: Variant, files: [SwiftSource], tests: [SwiftSource]) {
    self.variant = variant
    self.files = files.filter { !$0.codeLines.isEmpty }
    self.tests = tests
  }

  /// Reads the source files and test files of a variant.
  package init(_ variant: Variant, in package: PackageSources) throws(PackageSources.NotFound) {
    let files = try package.files(below: "Sources/Screens/\(variant.module)")
    guard !files.isEmpty else {
      throw PackageSources.NotFound(
        description: "no Swift file in \(package.path)/Sources/Screens/\(variant.module)")
    }
    self.init(
      variant, files: files,
      tests: try package.files(below: "Tests/Screens/\(variant.module)Tests"))
  }

  /// The roles and their files, in order. A file `Type+Feature` belongs to the role `Type`.
  package var roles: [(name: String, files: [SwiftSource])] {
    let names = Set(files.map(\.role))
    func role(of file: SwiftSource) -> String {
      let base = String(file.role.prefix { $0 != "+" })
      return names.contains(base) ? base : file.role
    }
    var seen: Set<String> = []
    return files.map(role).filter { seen.insert($0).inserted }.map { name in
      (name, files.filter { role(of: $0) == name })
    }
  }

  /// The files with the code of the view controller.
  package var controller: [SwiftSource] {
    roles.first { $0.name == Variant.controllerRole }?.files ?? []
  }
}
