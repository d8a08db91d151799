import SourceMeasures

/// The claims of the people-list text about its split, and the measures for each.
///
/// `DocumentClaimsTests` checks the same claims.
struct Claims {
  private let massive: VariantMeasures
  private let split: VariantMeasures
  private let mvvm: VariantMeasures
  private let mvvmImports: Set<String>
  private let mocks: MockCost

  init(_ mocks: MockCost) throws {
    self.mocks = mocks
    let sources = try VariantSources.all(of: .people, in: mocks.package)
    let measures = try VariantMeasures.all(in: mocks.package)
    func find(_ variant: Variant) throws -> VariantMeasures {
      guard let found = measures.first(where: { $0.variant == variant }) else {
        throw MissingSource(name: variant.rawValue)
      }
      return found
    }
    massive = try find(.massive)
    split = try find(.protocolSplit)
    mvvm = try find(.mvvm)
    mvvmImports = Set(
      sources.filter { $0.variant == .mvvm }.flatMap(\.files).flatMap(\.imports))
  }

  /// Prints each claim with its result and its figures.
  func report() throws {
    let (lines, massiveLines) = (controllerLines(split), controllerLines(massive))
    let isShort = lines <= 60 && split.controllerDecisions * 10 < massive.controllerDecisions
    show(
      "The controller becomes short and clear", isShort ? "holds" : "does not hold",
      "code lines \(lines), decisions \(split.controllerDecisions);"
        + " massive \(massiveLines) and \(massive.controllerDecisions);"
        + " the whole list has \(split.codeLines) lines, massive \(massive.codeLines)")
    let separates = split.decisionsWithoutViews * 2 > split.decisions
    show(
      "It separates interface and logic as MVVM does", separates ? "holds" : "does not hold",
      "decisions in files without views: \(split.decisionsWithoutViews) of \(split.decisions);"
        + " MVVM \(mvvm.decisionsWithoutViews) of \(mvvm.decisions)")
    let (cost, mvvmCost) = (
      split.codeLines + split.patternLines, mvvm.codeLines + mvvm.patternLines
    )
    show(
      "It costs less to learn than MVVM",
      cost < mvvmCost && split.types < mvvm.types ? "holds" : "does not hold",
      "\(cost) lines with patterns and \(split.types) types; MVVM \(mvvmCost) and \(mvvm.types)")
    let reactive = mvvmImports.intersection(["Combine", "RxSwift", "ReactiveSwift"])
    show(
      "The reactive concepts of MVVM cost learning", reactive.isEmpty ? "no longer" : "holds",
      "reactive libraries that MVVM imports: \(reactive.count)")
    let (document, kit) = (try mocks.document(), try mocks.kit())
    let table = document.requirements.count { $0.declaringProtocol == "UITableViewDataSource" }
    show(
      "Mocks are easy to make", table == 0 ? "holds" : "partly",
      "\(document.codeLines) lines, but \(table) of \(document.requirements.count) members answer"
        + " a table; this kit \(kit.codeLines) lines and no table")
  }

  private func controllerLines(_ measures: VariantMeasures) -> Int {
    measures.roles.first { $0.name == VariantGroup.people.controllerRole }?.codeLines ?? 0
  }

  private func show(_ claim: String, _ result: String, _ figures: String) {
    print("  \(claim): \(result)\n    \(figures)")
  }
}
