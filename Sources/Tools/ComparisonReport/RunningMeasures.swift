package import SourceMeasures

/// The medians of measured times and memory use. The variants are measured alternately.
package struct RunningMeasures: Equatable, Codable, Sendable {
  /// The medians of one measured action, for each variant.
  package struct Row: Equatable, Codable, Sendable {
    package let name: String
    /// The unit of the medians: "ms" or "MB".
    package let unit: String
    package let medians: [Variant: Double]

    package init(_ name: String, _ unit: String, _ medians: [Variant: Double]) {
      self.name = name
      self.unit = unit
      self.medians = medians
    }

    /// Returns the variant's median divided by the massive variant's.
    ///
    /// The result is nil if a median is missing, or if the massive variant's median is 0.
    package func ratio(of variant: Variant) -> Double? {
      guard let own = medians[variant], let massive = medians[.massive], massive > 0 else {
        return nil
      }
      return own / massive
    }
  }

  /// The goal: the largest allowed ratio of the slim variant's median to the massive variant's.
  package static let goal = 1.05

  package let command: String
  /// Whether the build is optimized. The figures of a debug build are not meaningful.
  package let isRelease: Bool
  /// The number of times that each action was measured.
  package let rounds: Int
  package let rows: [Row]

  package init(command: String, isRelease: Bool, rounds: Int, rows: [Row]) {
    self.command = command
    self.isRelease = isRelease
    self.rounds = rounds
    self.rows = rows
  }

  /// The rows in which the slim variant misses the goal.
  ///
  /// The value is nil if there are no rows, or if a ratio is unknown.
  package var missed: [Row]? {
    let ratios = rows.map { $0.ratio(of: .slim) }
    guard !ratios.isEmpty, !ratios.contains(nil) else { return nil }
    // The ratio is rounded to two decimals, as in the report, because a third decimal is noise.
    return rows.filter { (($0.ratio(of: .slim) ?? 0) * 100).rounded() / 100 > Self.goal }
  }

  /// A sentence that states whether the goal is met.
  package var verdict: String {
    let goal = "slim at most \(Figures.ratio(Self.goal)) of massive"
    guard let missed else { return "The goal (\(goal)) is unknown, because a variant did not run." }
    guard !missed.isEmpty else { return "The goal (\(goal)) is met in all \(rows.count) rows." }
    let names = missed.map { "\($0.name) (\(Figures.ratio($0.ratio(of: .slim) ?? 0)))" }
    return "The goal (\(goal)) is missed in: \(names.joined(separator: ", "))."
  }
}
