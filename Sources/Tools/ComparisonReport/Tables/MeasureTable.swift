package import SourceMeasures

/// The measures in rows, the variants in columns: what every form of the comparison shows.
package struct MeasureTable: Equatable, Sendable {
  /// A row, and how it is to be shown.
  package struct Row: Equatable, Sendable {
    package enum Kind: Sendable {
      /// A figure for each variant.
      case figure
      /// A part of the figure above.
      case part
      /// Words for each variant; they stand below a table that is narrow.
      case words
    }

    package let kind: Kind
    package let label: String
    package let cells: [String]

    init(_ kind: Kind, _ label: String, _ cells: [String]) {
      self.kind = kind
      self.label = label
      self.cells = cells
    }
  }

  /// Rows that belong together.
  package struct Group: Equatable, Sendable {
    package let title: String
    package let rows: [Row]
  }

  package let variants: [Variant]
  package let groups: [Group]
  /// How the figures were counted, or measured, in sentences.
  package let notes: [String]

  /// The table of everything that was measured.
  ///
  /// - Parameter isBrief: whether the roles that one variant alone has are counted together, as in
  ///   a guide.
  package init(_ comparison: Comparison, isBrief: Bool = false) {
    let sources = comparison.sources
    variants = sources.map(\.variant)
    var groups = [
      Group(title: "Size", rows: Self.size(sources, isBrief)),
      Group(title: "The controller", rows: Self.controller(sources)),
      Group(title: "Testing: lines of double + of test", rows: Self.tests(sources)),
    ]
    var notes = Self.sourceNotes
    if let running = comparison.running {
      groups.append(Group(title: "Running", rows: Self.running(running, sources.map(\.variant))))
      notes += Self.notes(of: running)
    }
    self.groups = groups
    self.notes = notes
  }
}
