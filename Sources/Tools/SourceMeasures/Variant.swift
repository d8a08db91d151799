/// The name of one architecture of a screen.
///
/// The comparison table has a column for each variant.
package struct Variant: RawRepresentable, Hashable, Codable, CodingKeyRepresentable, Sendable {
  package static let massive = Self(rawValue: "massive")
  package static let protocolSplit = Self(rawValue: "protocol-split")
  package static let mvp = Self(rawValue: "mvp")
  package static let viper = Self(rawValue: "viper")
  package static let mvvm = Self(rawValue: "mvvm")
  package static let modelView = Self(rawValue: "model-view")
  package static let reducer = Self(rawValue: "reducer")
  package static let slim = Self(rawValue: "slim")

  package let rawValue: String

  package init(rawValue: String) {
    self.rawValue = rawValue
  }
}

/// The six decisions that each people list tests with as little code as possible.
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
  /// The variant's files that contain code.
  package let files: [SwiftSource]
  package let tests: [SwiftSource]
  private let controllerRole: String

  package init(
    _ variant: Variant, files: [SwiftSource], tests: [SwiftSource],
    controllerRole: String = VariantGroup.people.controllerRole
  ) {
    self.variant = variant
    self.files = files.filter { !$0.codeLines.isEmpty }
    self.tests = tests
    self.controllerRole = controllerRole
  }

  /// Reads the source files and test files of each variant of a group.
  package static func all(
    of group: VariantGroup, in package: PackageSources
  ) throws(PackageSources.NotFound) -> [Self] {
    var all: [Self] = []
    for member in group.members {
      var files: [SwiftSource] = []
      for path in member.sources {
        let found = try package.files(below: path)
        guard !found.isEmpty else {
          throw PackageSources.NotFound(
            description: "\(package.path)/\(path) contains no Swift file.")
        }
        files += found
      }
      var tests: [SwiftSource] = []
      if let folder = member.tests { tests = try package.files(below: folder) }
      all.append(
        Self(member.variant, files: files, tests: tests, controllerRole: group.controllerRole))
    }
    return all
  }

  /// The roles and their files, in order.
  ///
  /// A file `Type+Feature` belongs to the role `Type` if there is a file `Type`.
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
    roles.first { $0.name == controllerRole }?.files ?? []
  }
}
