internal import SourceMeasures

extension MeasureTable {
  static func running(_ running: RunningMeasures, _ variants: [Variant]) -> [Row] {
    running.rows.flatMap { row in
      [
        Row(
          .figure, "\(row.name), \(row.unit.rawValue)",
          variants.map { row.median(of: $0).map(Figures.short) ?? "–" }),
        Row(
          .part, "to massive", variants.map { row.ratio(of: $0).map(Figures.ratio) ?? "–" }),
      ]
    }
  }

  static func notes(of running: RunningMeasures) -> [String] {
    var notes = [
      "Running: medians of \(running.rounds) rounds in which the variants took turns, on a "
        + "temporary SQLite file each; \(running.day), `\(running.command)`.",
      "Memory: resident, of processes of their own for each variant, after all of the above; their "
        + "allocator gives back what is free.",
      running.verdict,
    ]
    if !running.isRelease {
      notes.append("This was a debug build: its times mean nothing. Use -c release.")
    }
    return notes
  }
}
