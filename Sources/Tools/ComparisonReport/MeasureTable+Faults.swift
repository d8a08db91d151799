package import SourceMeasures

extension MeasureTable {
  /// Creates a table of the tests that notice each fault.
  package init(_ results: FaultResults, of variants: [Variant] = VariantGroup.people.variants) {
    func row(_ label: String, _ cell: (Variant) -> String) -> Row {
      Row(label, variants.map(cell))
    }
    func cells(_ result: FaultResult?, _ cell: (FaultResult.Suite) -> String) -> String {
      guard let result else { return "–" }
      return [result.specification, result.decisions, result.rest].map(cell)
        .joined(separator: " · ")
    }
    let faults = Fault.allCases.map { fault in
      row(fault.title) { cells(results[fault, $0], \.cell) }
    }
    let suites: [(String, KeyPath<FaultResult, FaultResult.Suite>)] = [
      ("the specification", \.specification), ("the six decision tests", \.decisions),
      ("the other tests", \.rest),
    ]
    let sums = suites.map { name, suite in
      row("faults that \(name) notice\(suite == \.specification ? "s" : "")") { variant in
        let measured = results.all.filter { $0.variant == variant }
        return "\(measured.count { $0[keyPath: suite].notices }) of \(measured.count)"
      }
    }
    self.variants = variants
    groups = [Group(title: "Failed tests for each fault", rows: faults + sums)]
    notes = Self.notes(of: results)
  }

  private static func notes(of results: FaultResults) -> [String] {
    let sizes = [results.all.map(\.specification.of), results.all.map(\.rest.of)].map { counts in
      let (least, most) = (counts.min() ?? 0, counts.max() ?? 0)
      return least == most ? "\(most)" : "\(least) to \(most)"
    }
    let suites = results.all.flatMap { [$0.specification, $0.decisions, $0.rest] }
    return [
      "Cells: failed tests of the specification (\(sizes[0]) tests) · failed decision tests of the "
        + "variant (6 tests) · other failed tests (\(sizes[1]) tests). The other tests are the "
        + "variant's own and those of the programs and patterns that use the faulty code. Their "
        + "number differs, because the tests of a pattern are included only if the fault is in "
        + "the pattern."
    ] + (suites.contains { $0.crashed != nil } ? ["c: the test process crashed."] : [])
      + (suites.contains { $0.stopped != nil }
        ? ["s: the run was stopped at its time limit, which is not counted as noticed."] : [])
  }
}
