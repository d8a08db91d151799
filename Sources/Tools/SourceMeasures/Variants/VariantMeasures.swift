/// What the sources of one variant say of it, counted.
package struct VariantMeasures: Equatable, Codable, Sendable {
  /// A role, and how many lines of code it takes.
  package struct Role: Equatable, Codable, Sendable {
    package let name: String
    package let codeLines: Int
  }

  /// A function, where it stands, and how many lines of code it has.
  package struct Function: Equatable, Codable, Sendable {
    package let name: String
    package let role: String
    package let codeLines: Int
  }

  /// The test of one decision.
  package struct DecisionTest: Equatable, Codable, Sendable {
    package let decision: Decision
    /// Lines of code below `// MARK: Double`.
    package let doubleLines: Int
    /// Lines of code below `// MARK: Test`.
    package let testLines: Int
    /// The files that declare what the test names: others of its test target, and doubles that the
    /// house shares.
    package let shared: [Role]
    /// Whether it works on views, or through the pilot.
    package let needsViews: Bool

    /// Lines of code of the shared files.
    package var sharedLines: Int { shared.reduce(0) { $0 + $1.codeLines } }
  }

  package let variant: Variant
  package let roles: [Role]
  package let codeLines: Int
  package let files: Int
  package let types: Int
  package let longestFunction: Function?
  /// Decision points of all files, of the controller, and of the files that import no views.
  package let decisions: Int
  package let controllerDecisions: Int
  package let decisionsWithoutViews: Int
  /// The concrete types of the package that the controller names, sorted.
  package let concreteTypes: [String]
  /// Those of them that are not of the stage (HeadlessUI), which stands for UIKit.
  package let concreteTypesBesideStage: [String]
  /// The modules that the controller imports, sorted.
  package let imports: [String]
  /// The modules of patterns that the variant imports, sorted, and how many lines of code those are.
  package let patterns: [String]
  package let patternLines: Int
  package let decisionTests: [DecisionTest]

  /// Lines of code of all files that the decision tests share, each counted once.
  package var sharedLines: Int {
    let lines = decisionTests.flatMap(\.shared).map { ($0.name, $0.codeLines) }
    return Dictionary(lines) { first, _ in first }.values.reduce(0, +)
  }

  /// The share of decision points that stand in files without views: 0 to 1.
  package var shareWithoutViews: Double {
    decisions == 0 ? 0 : Double(decisionsWithoutViews) / Double(decisions)
  }

  /// How many of the decision tests need no view.
  package var testsWithoutViews: Int { decisionTests.count { !$0.needsViews } }
}
