package import ChangeRequests
package import SourceMeasures

extension MeasureTable {
  /// Creates the table of one change request, with the shared layers last.
  ///
  /// - Parameter variants: The columns, or nil for all.
  package init(_ request: ChangeRequest, of variants: [Variant]? = nil) {
    let parts = (request.parts.dropFirst() + request.parts.prefix(1))
      .filter { variants?.contains($0.variant) ?? true }
    let counts = parts.map(\.counts)
    var rows = [
      Row("source files", counts.map { "\($0.sources.files)" }),
      Row("source lines", counts.map { $0.sources.lines }),
      Row("existing types that change", counts.map { "\($0.typesTouched.count)" }),
      Row("new types", counts.map { "\($0.typesAdded.count)" }),
      Row("test files", counts.map { "\($0.tests.files)" }),
      Row("test lines", counts.map { $0.tests.lines }),
      Row("existing tests that change", counts.map { "\($0.changedTests.count)" }),
    ]
    if counts.contains(where: { $0.others.files > 0 }) {
      rows.append(Row("other files", counts.map { "\($0.others.files)" }))
    }
    self.init(
      variants: parts.map(\.variant), groups: [Group(title: "Size of the change", rows: rows)],
      notes: Self.changeNotes)
  }

  /// Creates the guide's table of several change requests, with the main rows of each.
  package init(_ requests: [ChangeRequest]) {
    let variants = VariantGroup.people.variants + [ChangeRequest.Part.shared]
    let labels = ["source files", "source lines", "test lines"]
    let groups = requests.map { request in
      let rows = MeasureTable(request).groups.flatMap(\.rows)
      return Group(title: request.title, rows: rows.filter { labels.contains($0.label) })
    }
    self.init(variants: variants, groups: groups, notes: Self.changeNotes)
  }

  private static let changeNotes = [
    "Shared: the layers that all variants use. Their changes are made once, before those of a "
      + "variant.",
    "Lines: added and removed lines, as `git diff` counts them.",
  ]
}

extension ChangeCounts.Files {
  var lines: String { files == 0 ? "0" : "+\(added) −\(removed)" }
}
