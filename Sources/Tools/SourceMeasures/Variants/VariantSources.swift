/// The files of one variant: of its screen, and of its tests.
package struct VariantSources: Sendable {
  package let variant: Variant
  /// The files of the module that hold code.
  package let files: [SwiftSource]
  /// The files of its test target.
  package let tests: [SwiftSource]

  /// The variant that consists of these files.
  package init(_ variant: Variant, files: [SwiftSource], tests: [SwiftSource]) {
    self.variant = variant
    self.files = files.filter { !$0.codeLines.isEmpty }
    self.tests = tests
  }

  /// Reads the variant's files.
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

  /// The roles, in the order of the files. An extension of a type that has a file of its own
  /// (`PeopleListViewController+Table`) belongs to that type's role, so that nothing is hidden in it.
  package var roles: [(name: String, files: [SwiftSource])] {
    let names = Set(files.map(\.role))
    var roles: [(name: String, files: [SwiftSource])] = []
    for file in files {
      let base = String(file.role.prefix { $0 != "+" })
      let role = names.contains(base) ? base : file.role
      if let place = roles.firstIndex(where: { $0.name == role }) {
        roles[place].files.append(file)
      } else {
        roles.append((role, [file]))
      }
    }
    return roles
  }

  /// The files of the controller.
  package var controller: [SwiftSource] {
    roles.first { $0.name == Variant.controllerRole }?.files ?? []
  }
}
