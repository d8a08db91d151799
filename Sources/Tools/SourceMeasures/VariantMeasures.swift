/// The measures of one variant's sources.
package struct VariantMeasures: Equatable, Codable, Sendable {
  /// A file, role or function and its number of code lines.
  package struct Role: Equatable, Codable, Sendable {
    package let name: String
    package let codeLines: Int
  }

  /// The measures of the test of one decision.
  package struct DecisionTest: Equatable, Codable, Sendable {
    package let decision: Decision
    /// The number of code lines below `// MARK: Double`.
    package let doubleLines: Int
    /// The number of code lines below `// MARK: Test`.
    package let testLines: Int
    /// The shared files that declare a type used in the test.
    package let shared: [Role]
    /// Whether the test imports views, directly or through a file that it uses.
    package let needsViews: Bool

    package var sharedLines: Int { shared.reduce(0) { $0 + $1.codeLines } }
  }

  package let variant: Variant
  package let roles: [Role]
  package let codeLines: Int
  package let files: Int
  package let types: Int
  /// The longest function, named "name in File", and its number of code lines.
  package let longestFunction: Role?
  package let decisions: Int
  package let controllerDecisions: Int
  /// The number of decision points in files that import no views.
  package let decisionsWithoutViews: Int
  /// The package's concrete types that the controller uses, sorted.
  package let concreteTypes: [String]
  /// The types in ``concreteTypes`` except HeadlessUI's types.
  package let concreteTypesWithoutUI: [String]
  /// The modules that the controller imports, sorted. Beside UIKit, HeadlessUI is left out.
  package let imports: [String]
  /// The pattern modules that the variant imports, sorted.
  package let patterns: [String]
  package let patternLines: Int
  package let decisionTests: [DecisionTest]

  /// The number of code lines in the tests' ``DecisionTest/shared`` files. Each file counts once.
  package var sharedLines: Int {
    let lines = decisionTests.flatMap(\.shared).map { ($0.name, $0.codeLines) }
    return Dictionary(lines) { first, _ in first }.values.reduce(0, +)
  }

  /// The number of code lines in test doubles that are not shared.
  package var doubleLines: Int { decisionTests.reduce(0) { $0 + $1.doubleLines } }
  /// The number of code lines in the decision tests.
  package var testLines: Int { decisionTests.reduce(0) { $0 + $1.testLines } }

  /// The number of decision tests that use no views.
  package var testsWithoutViews: Int { decisionTests.count { !$0.needsViews } }

  /// Measures a variant.
  ///
  /// `all` contains the sources of the modules that the variant's files and tests import.
  package init(_ sources: VariantSources, all: [SwiftSource]) {
    func sum(_ files: [SwiftSource], _ count: (SwiftSource) -> Int) -> Int {
      files.reduce(0) { $0 + count($1) }
    }
    let (files, controller) = (sources.files, sources.controller)
    let controllerImports = Set(controller.flatMap(\.imports))
    let own = Self.concreteTypes(files) { _ in true }
    let known = Self.concreteTypes(all, in: controllerImports.contains).union(own)
    let used = controller.reduce(into: Set<String>()) { $0.formUnion($1.names) }
      .subtracting(controller.flatMap { $0.types.map(\.name) }).intersection(known)
    let ui = Self.concreteTypes(all) { $0 == "HeadlessUI" }.subtracting(own)
    let variantImports = Set(files.flatMap(\.imports))
    let patternFiles = all.filter { file in
      file.path.hasPrefix("Sources/Patterns/") && variantImports.contains(file.module)
    }
    variant = sources.variant
    roles = sources.roles.map { Role(name: $0.name, codeLines: sum($0.files, \.codeLines.count)) }
    codeLines = sum(files, \.codeLines.count)
    self.files = files.count
    types = sum(files) { $0.types.count { !$0.isAlias } }
    let functions = files.compactMap { file in
      file.longestFunction.map {
        Role(name: "\($0.name) in \(file.role)", codeLines: $0.codeLines)
      }
    }
    longestFunction = functions.reduce(nil) { $1.codeLines > $0?.codeLines ?? 0 ? $1 : $0 }
    decisions = sum(files, \.decisions.count)
    controllerDecisions = sum(controller, \.decisions.count)
    decisionsWithoutViews = sum(files.filter { !$0.importsViews }, \.decisions.count)
    concreteTypes = used.sorted()
    concreteTypesWithoutUI = used.subtracting(ui).sorted()
    // A controller compiles with either UIKit or HeadlessUI, so only one of them is counted.
    imports = controllerImports.subtracting(
      controllerImports.contains("UIKit") ? ["HeadlessUI"] : []
    ).sorted()
    patterns = Set(patternFiles.map(\.module)).sorted()
    patternLines = sum(patternFiles, \.codeLines.count)
    let doubles = all.filter { $0.path.hasPrefix("Sources/Testing/TestDoubles/") }
    decisionTests = Decision.allCases.compactMap {
      DecisionTest($0, in: sources.tests, doubles: doubles, of: files)
    }
  }

  /// Measures each variant of a group, and a reader's own variant if there is one.
  package static func all(
    of group: VariantGroup = .people, and own: VariantSources? = nil, in package: PackageSources
  ) throws(PackageSources.NotFound) -> [Self] {
    let variants = try VariantSources.all(of: group, in: package) + [own].compactMap(\.self)
    let imports = Set(variants.flatMap { $0.files + $0.tests }.flatMap(\.imports))
    let files = try package.files(below: "Sources", of: imports)
    return variants.map { Self($0, all: files) }
  }

  /// Returns the top-level types and aliases, without protocols, of the given modules.
  private static func concreteTypes(
    _ files: [SwiftSource], in isModule: (String) -> Bool
  ) -> Set<String> {
    Set(
      files.filter { isModule($0.module) }.flatMap(\.types)
        .filter { $0.isTopLevel && !$0.isProtocol }.map(\.name))
  }
}

extension VariantMeasures.DecisionTest {
  /// Measures the test of `decision`; nil if `tests` does not contain that test.
  ///
  /// - Parameter variant: The variant's own sources.
  package init?(
    _ decision: Decision, in tests: [SwiftSource], doubles: [SwiftSource], of variant: [SwiftSource]
  ) {
    guard let file = tests.first(where: { $0.role == "\(decision.rawValue)Tests" }) else {
      return nil
    }
    let names = file.names.subtracting(file.types.map(\.name))
    let shared = (tests + doubles).filter { $0.path != file.path && $0.declares(anyOf: names) }
    let used = shared.reduce(names) { $0.union($1.names) }
    let subjects = variant.filter { $0.declares(anyOf: used) }
    self.init(
      decision: decision, doubleLines: file.codeLines(inSection: "Double") ?? 0,
      testLines: file.codeLines(inSection: "Test") ?? 0,
      shared: shared.map { .init(name: $0.role, codeLines: $0.codeLines.count) },
      needsViews: ([file] + shared + subjects).contains(where: \.importsViews))
  }
}

extension SwiftSource {
  fileprivate var module: String { Self.module(of: path) }

  /// Returns whether one of the top-level types has one of these names.
  fileprivate func declares(anyOf names: Set<String>) -> Bool {
    types.contains { $0.isTopLevel && names.contains($0.name) }
  }

  /// Returns the module of "Sources/Layer/Module/File.swift"; empty for other paths.
  ///
  /// The folder "Sources/Domain" is one module.
  static func module(of path: String) -> String {
    let parts = path.split(separator: "/").map(String.init)
    guard parts.count > 2, parts[0] == "Sources" else { return "" }
    return parts[1] == "Domain" ? "Domain" : parts[2]
  }
}
