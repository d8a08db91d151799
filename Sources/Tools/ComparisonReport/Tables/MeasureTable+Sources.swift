internal import SourceMeasures

extension MeasureTable {
  static func size(_ all: [VariantMeasures], _ isBrief: Bool) -> [Row] {
    var rows = [Row(.figure, "code lines", all.map { Figures.grouped($0.codeLines) })]
    let names = RoleOrder.names(of: all)
    let own = isBrief ? names.filter { name in count(name, in: all) == 1 } : []
    for name in names where !own.contains(name) {
      rows.append(Row(.part, name, all.map { $0.lines(of: [name]).map(Figures.grouped) ?? "–" }))
    }
    if !own.isEmpty {
      rows.append(
        Row(
          .part, "roles that no other variant has",
          all.map { $0.lines(of: own).map(Figures.grouped) ?? "–" }))
    }
    return rows + [
      Row(
        .figure, "lines of the patterns it imports", all.map { Figures.grouped($0.patternLines) }),
      Row(.words, "which patterns it imports", all.map { list($0.patterns) }),
      Row(.figure, "files", all.map { "\($0.files)" }),
      Row(.figure, "types", all.map { "\($0.types)" }),
      Row(.figure, "longest function, lines", all.map { "\($0.longestFunction?.codeLines ?? 0)" }),
      Row(
        .words, "which function is the longest",
        all.map { $0.longestFunction.map { "\($0.name) in \($0.role)" } ?? "–" }),
    ]
  }

  static func controller(_ all: [VariantMeasures]) -> [Row] {
    [
      Row(.figure, "decision points", all.map { "\($0.controllerDecisions)" }),
      Row(.part, "of all in the variant", all.map { "\($0.decisions)" }),
      Row(.figure, "concrete types it names", all.map { "\($0.concreteTypes.count)" }),
      Row(.part, "not counting the stage's", all.map { "\($0.concreteTypesBesideStage.count)" }),
      Row(
        .words, "which types the controller names, the stage's left out",
        all.map { list($0.concreteTypesBesideStage) }),
      Row(.figure, "modules it imports", all.map { "\($0.imports.count)" }),
      Row(.words, "which modules the controller imports", all.map { list($0.imports) }),
    ]
  }

  static func tests(_ all: [VariantMeasures]) -> [Row] {
    var rows = Decision.allCases.map { decision in
      Row(
        .figure, decision.title,
        all.map { variant in
          variant.decisionTests.first { $0.decision == decision }.map(cell) ?? "–"
        })
    }
    rows.append(
      Row(
        .figure, "all six",
        all.map { variant in
          let tests = variant.decisionTests
          let doubles = tests.reduce(0) { $0 + $1.doubleLines }
          let lines = tests.reduce(0) { $0 + $1.testLines }
          return tests.isEmpty ? "–" : "\(doubles) + \(lines)" + shared(variant.sharedLines)
        }))
    rows.append(
      Row(.figure, "of the six without any view", all.map { "\($0.testsWithoutViews)" }))
    rows.append(
      Row(
        .figure, "decision points in files without views",
        all.map { "\($0.decisionsWithoutViews) of \($0.decisions)" }))
    rows.append(Row(.part, "as a share", all.map { Figures.percent($0.shareWithoutViews) }))
    return rows
  }

  private static func cell(_ test: VariantMeasures.DecisionTest) -> String {
    "\(test.doubleLines) + \(test.testLines)" + shared(test.sharedLines)
      + (test.needsViews ? "" : "*")
  }

  private static func shared(_ lines: Int) -> String { lines > 0 ? " (+\(lines))" : "" }

  /// How many variants have the role; the controller counts as every variant's.
  private static func count(_ role: String, in all: [VariantMeasures]) -> Int {
    role == Variant.controllerRole
      ? all.count : all.count { $0.roles.contains { $0.name == role } }
  }

  private static func list(_ words: [String]) -> String {
    words.isEmpty ? "–" : words.joined(separator: ", ")
  }

  static let sourceNotes = [
    "Code lines: no blank ones, and none with a comment only. An extension file belongs to its type.",
    "Types: nested ones and protocols too; no extensions. Functions: initialisers and properties "
      + "with a body too, from the first line to the last.",
    "Decision points: \(SwiftSource.decisionRule)",
    "Concrete types: those of this package, aliases too, that are no protocols and stand in another "
      + "file; the stage is HeadlessUI, which stands for UIKit.",
    "Lines of the patterns: every file of their modules but those for UIKit.",
    "Double + test: lines below the two marks of each test; (+n): of doubles that tests "
      + "share, from TestDoubles too; *: without any view, which is to say that no view module is "
      + "imported.",
  ]
}

extension VariantMeasures {
  /// Lines of code of these roles together; nil where the variant has none of them.
  fileprivate func lines(of names: [String]) -> Int? {
    let found = roles.filter { names.contains($0.name) }
    return found.isEmpty ? nil : found.reduce(0) { $0 + $1.codeLines }
  }
}
