extension VariantMeasures {
  /// Measures the variant beside the other files of the package, in `house`.
  package init(_ sources: VariantSources, house: [SwiftSource], index: TypeIndex) {
    let controller = sources.controller
    let imports = Set(controller.flatMap(\.imports))
    let named = controller.reduce(into: Set<String>()) { $0.formUnion($1.names) }
      .subtracting(controller.flatMap { $0.types(includingAliases: true).map(\.name) })
    let own = TypeIndex(of: sources.files).types(of: sources.variant.module)
    let known = imports.reduce(into: own) { $0.formUnion(index.types(of: $1)) }
    let stage = index.types(of: "HeadlessUI").subtracting(own)
    let used = Set(sources.files.flatMap(\.imports))
    let patternFiles = house.filter { file in
      file.path.hasPrefix("Sources/Patterns/") && !file.path.contains("/UIKit/")
        && used.contains(TypeIndex.module(of: file.path) ?? "")
    }
    self.init(
      variant: sources.variant,
      roles: sources.roles.map { role in
        Role(name: role.name, codeLines: role.files.reduce(0) { $0 + $1.codeLines.count })
      },
      codeLines: sources.files.reduce(0) { $0 + $1.codeLines.count },
      files: sources.files.count,
      types: sources.files.reduce(0) { $0 + $1.types().count },
      longestFunction: Self.longestFunction(of: sources),
      decisions: sources.files.reduce(0) { $0 + $1.decisions.count },
      controllerDecisions: controller.reduce(0) { $0 + $1.decisions.count },
      decisionsWithoutViews: sources.files.filter { !$0.importsViews }
        .reduce(0) { $0 + $1.decisions.count },
      concreteTypes: named.intersection(known).sorted(),
      concreteTypesBesideStage: named.intersection(known).subtracting(stage).sorted(),
      imports: imports.sorted(),
      patterns: Set(patternFiles.compactMap { TypeIndex.module(of: $0.path) }).sorted(),
      patternLines: patternFiles.reduce(0) { $0 + $1.codeLines.count },
      decisionTests: Decision.allCases.compactMap {
        DecisionTest($0, in: sources.tests, beside: Self.doubles(in: house))
      })
  }

  /// The measures of every variant in the package.
  package static func all(in package: PackageSources) throws(PackageSources.NotFound) -> [Self] {
    let house = try package.files(below: "Sources")
    let index = TypeIndex(of: house)
    var all: [Self] = []
    for variant in Variant.allCases {
      all.append(Self(try VariantSources(variant, in: package), house: house, index: index))
    }
    return all
  }

  /// The doubles that tests of all variants share.
  private static func doubles(in house: [SwiftSource]) -> [SwiftSource] {
    house.filter { $0.path.hasPrefix("Sources/Testing/TestDoubles/") }
  }

  private static func longestFunction(of sources: VariantSources) -> Function? {
    var longest: Function?
    for file in sources.files {
      guard let (function, lines) = file.longestFunction, lines > longest?.codeLines ?? 0 else {
        continue
      }
      longest = Function(name: function.name, role: file.role, codeLines: lines)
    }
    return longest
  }
}

extension VariantMeasures.DecisionTest {
  /// Measures the test of `decision` among the files of a test target, and the doubles that it
  /// takes from outside; nil where it has none.
  package init?(_ decision: Decision, in tests: [SwiftSource], beside doubles: [SwiftSource]) {
    guard let file = tests.first(where: { $0.role == "\(decision.rawValue)Tests" }) else {
      return nil
    }
    let names = file.names.subtracting(file.types(includingAliases: true).map(\.name))
    let shared = (tests + doubles).filter { other in
      other.path != file.path && !names.isDisjoint(with: other.declaredNames)
    }
    self.init(
      decision: decision, doubleLines: file.codeLines(inSection: "Double") ?? 0,
      testLines: file.codeLines(inSection: "Test") ?? 0,
      shared: shared.map { .init(name: $0.role, codeLines: $0.codeLines.count) },
      needsViews: file.importsViews || shared.contains(where: \.importsViews))
  }
}

extension SwiftSource {
  /// The names of the types at the top level, by which other files reach for this one.
  fileprivate var declaredNames: Set<String> {
    Set(types(includingAliases: true).filter { $0.depth == 0 }.map(\.name))
  }
}
