package import ChangeRequests
package import SourceMeasures

extension MeasureTable {
  /// Creates the table of `Guides/Architectures.md`, with the main measures of each people list.
  package init(
    _ sources: [VariantMeasures], _ requests: [ChangeRequest], _ faults: FaultResults
  ) {
    let variants = sources.map(\.variant)
    let labels = [
      "code lines", "code lines of the patterns it imports", "types", "decision points",
      "decision points in the controller",
      "six decision tests: lines of doubles + tests", "decision tests without views",
    ]
    let complete = MeasureTable(Comparison(sources: sources))
    let controllers = sources.map { variant in
      variant.roles.first { $0.name == VariantGroup.people.controllerRole }?.codeLines ?? 0
    }
    let sizes = requests.map { request in
      Row(
        "\(request.title): source lines (files)",
        variants.map { variant in
          let files = request.parts.first { $0.variant == variant }?.counts.sources
          return files.map { "\($0.lines) (\($0.files))" } ?? "–"
        })
    }
    let measures = complete.groups.flatMap(\.rows).filter { labels.contains($0.label) }
    let noticed = MeasureTable(faults, of: variants).groups.flatMap(\.rows).suffix(3)
    self.init(
      variants: variants,
      groups: [
        Group(
          title: "Eight architectures",
          rows: [Row("code lines of the controller", controllers.map { "\($0)" })] + measures
            + sizes + noticed)
      ],
      notes: [
        "Source lines (files) of a request: the change of the variant's own sources, without the "
          + "shared layers."
      ])
  }
}
