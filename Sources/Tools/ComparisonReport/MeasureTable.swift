package import SourceMeasures

/// A table with measures in rows and variants in columns.
package struct MeasureTable: Equatable, Sendable {
  /// A row of the table: the values of one measure.
  package struct Row: Equatable, Sendable {
    package let label: String
    package let cells: [String]
    /// Whether the cells contain words. Some formats show such rows below the table.
    var isWords = false

    init(_ label: String, _ cells: [String], isWords: Bool = false) {
      (self.label, self.cells, self.isWords) = (label, cells, isWords)
    }
  }

  /// Table rows under one title.
  package struct Group: Equatable, Sendable {
    package let title: String
    package let rows: [Row]
  }

  package let variants: [Variant]
  package let groups: [Group]
  /// Sentences that explain the measures.
  package let notes: [String]

  init(variants: [Variant], groups: [Group], notes: [String]) {
    (self.variants, self.groups, self.notes) = (variants, groups, notes)
  }

  /// Creates a table of the main measures, or of all measures.
  ///
  /// - Parameters:
  ///   - isComplete: Whether the table contains all measures.
  ///   - hasTests: Whether the table contains the measures of the six decision tests.
  package init(_ comparison: Comparison, isComplete: Bool = false, hasTests: Bool = true) {
    let all = comparison.sources
    variants = all.map(\.variant)
    var groups = [
      Group(
        title: "\(hasTests ? "Ten" : "Eight") measures of the sources",
        rows: Self.sourceRows(all) + (hasTests ? Self.sixTestRows(all) : []))
    ]
    if isComplete {
      groups.append(Group(title: "Code lines of each role", rows: Self.roleRows(comparison)))
      if hasTests {
        groups.append(
          Group(title: "Lines of double + test (shared doubles)", rows: Self.testRows(all)))
      }
      groups.append(Group(title: "Details", rows: Self.detailRows(all)))
    }
    if let running = comparison.running {
      groups.append(Group(title: "Running times", rows: Self.runningRows(running, variants)))
    }
    self.groups = groups
    notes =
      Self.sourceNotes + (hasTests ? Self.testNotes : [])
      + (hasTests && isComplete ? ["An asterisk marks a test without views."] : [])
      + (comparison.running.map(Self.notes) ?? [])
  }

  /// Creates a table that contains only running times.
  package init(_ running: RunningMeasures) {
    variants = VariantGroup.people.variants
    groups = [Group(title: "Running times", rows: Self.runningRows(running, variants))]
    notes = Self.notes(of: running)
  }

  private static func sourceRows(_ all: [VariantMeasures]) -> [Row] {
    [
      Row("code lines", all.map { Figures.grouped($0.codeLines) }),
      Row("code lines of the patterns it imports", all.map { Figures.grouped($0.patternLines) }),
      Row("files", all.map { "\($0.files)" }),
      Row("types", all.map { "\($0.types)" }),
      Row("lines of the longest function", all.map { "\($0.longestFunction?.codeLines ?? 0)" }),
      Row("decision points", all.map { "\($0.decisions)" }),
      Row("decision points in the controller", all.map { "\($0.controllerDecisions)" }),
      Row("concrete types in the controller", all.map { "\($0.concreteTypesWithoutUI.count)" }),
    ]
  }

  private static func sixTestRows(_ all: [VariantMeasures]) -> [Row] {
    [
      Row("six decision tests: lines of doubles + tests", all.map(sixTests)),
      Row(
        "decision tests without views",
        all.map { $0.decisionTests.isEmpty ? "–" : "\($0.testsWithoutViews)" }),
    ]
  }

  private static func roleRows(_ comparison: Comparison) -> [Row] {
    comparison.roles.map { name in
      Row(
        name,
        comparison.sources.map { variant in
          variant.roles.first { $0.name == name }.map { Figures.grouped($0.codeLines) } ?? "–"
        })
    }
  }

  private static func testRows(_ all: [VariantMeasures]) -> [Row] {
    Decision.allCases.map { decision in
      Row(
        decision.title,
        all.map { variant in
          guard let test = variant.decisionTests.first(where: { $0.decision == decision }) else {
            return "–"
          }
          return "\(test.doubleLines) + \(test.testLines)"
            + (test.sharedLines > 0 ? " (+\(test.sharedLines))" : "") + (test.needsViews ? "" : "*")
        })
    }
  }

  private static func detailRows(_ all: [VariantMeasures]) -> [Row] {
    func list(_ words: [String]) -> String { words.isEmpty ? "–" : words.joined(separator: ", ") }
    return [
      Row("decision points in files without views", all.map { "\($0.decisionsWithoutViews)" }),
      Row("concrete types, with HeadlessUI's", all.map { "\($0.concreteTypes.count)" }),
      Row("modules that the controller imports", all.map { "\($0.imports.count)" }),
      Row("imported patterns", all.map { list($0.patterns) }, isWords: true),
      Row("longest function", all.map { $0.longestFunction?.name ?? "–" }, isWords: true),
      Row(
        "types in the controller", all.map { list($0.concreteTypesWithoutUI) }, isWords: true),
      Row("imports of the controller", all.map { list($0.imports) }, isWords: true),
    ]
  }

  private static func runningRows(_ running: RunningMeasures, _ variants: [Variant]) -> [Row] {
    running.rows.map { row in
      Row(
        "\(row.name), \(row.unit)",
        variants.map { variant in
          guard let median = row.medians[variant] else { return "–" }
          let ratio = variant == .massive ? nil : row.ratio(of: variant)
          return Figures.short(median) + (ratio.map { " (\(Figures.ratio($0)))" } ?? "")
        })
    }
  }

  static func sixTests(_ variant: VariantMeasures) -> String {
    guard !variant.decisionTests.isEmpty else { return "–" }
    let shared = variant.sharedLines > 0 ? " (+\(variant.sharedLines))" : ""
    return "\(variant.doubleLines) + \(variant.testLines)" + shared
  }

  private static let sourceNotes = [
    "Code lines: no blank lines and no comment lines. The patterns' lines include their folders "
      + "Applied and UIKit.",
    "Longest function: the code lines of a function or initializer, from its first line to its last.",
    "Decision points: \(SwiftSource.decisionRule)",
    "Concrete types: this package's types and aliases from other files, without protocols and "
      + "HeadlessUI.",
  ]

  private static let testNotes = [
    "Decision tests: a small test of each of six decisions. A cell is: lines of the tests' own "
      + "doubles + lines of the tests (+ lines of the doubles that they share). Each shared double "
      + "is counted once.",
    "Without views: neither the test nor the files that it uses import a UI module.",
  ]

  private static func notes(of running: RunningMeasures) -> [String] {
    [
      "Running times: medians of \(running.rounds) rounds, each on a temporary SQLite file, by "
        + "`\(running.command)`. In brackets: the ratio to massive.",
      "Memory: resident memory of a separate process for each variant, after all actions.",
      running.verdict,
    ] + (running.isRelease ? [] : ["This was a debug build, so its times mean nothing."])
  }
}
