package import SourceMeasures

/// Medians of one run in which the variants took turns.
package struct RunningMeasures: Equatable, Codable, Sendable {
  /// What is counted.
  package enum Unit: String, Codable, Sendable {
    case milliseconds = "ms"
    case megabytes = "MB"
  }

  /// One variant's median.
  package struct Value: Equatable, Codable, Sendable {
    package let variant: Variant
    package let median: Double

    package init(_ variant: Variant, _ median: Double) {
      self.variant = variant
      self.median = median
    }
  }

  /// One thing that every variant did.
  package struct Row: Equatable, Codable, Sendable {
    package let name: String
    package let unit: Unit
    package let values: [Value]

    package init(_ name: String, _ unit: Unit, _ values: [Value]) {
      self.name = name
      self.unit = unit
      self.values = values
    }

    /// The variant's median; nil where it was not measured.
    package func median(of variant: Variant) -> Double? {
      values.first { $0.variant == variant }?.median
    }

    /// The variant's median as a ratio to the massive variant's.
    package func ratio(of variant: Variant) -> Double? {
      guard let own = median(of: variant), let massive = median(of: .massive), massive > 0 else {
        return nil
      }
      return own / massive
    }
  }

  /// The goal: what the slim variant may take, as a ratio to the massive one.
  package static let goal = 1.05

  /// The day of the run, as "2026-11-21".
  package let day: String
  /// The command that ran.
  package let command: String
  /// Whether the compiler optimised; figures of a debug build mean nothing.
  package let isRelease: Bool
  /// How many times each thing was measured.
  package let rounds: Int
  package let rows: [Row]

  package init(day: String, command: String, isRelease: Bool, rounds: Int, rows: [Row]) {
    self.day = day
    self.command = command
    self.isRelease = isRelease
    self.rounds = rounds
    self.rows = rows
  }

  /// The rows in which the slim variant misses the goal; nil where it or the massive one is absent.
  package var missed: [Row]? {
    let ratios = rows.map { $0.ratio(of: .slim) }
    guard !ratios.isEmpty, ratios.allSatisfy({ $0 != nil }) else { return nil }
    // Judged as it is shown: a third decimal is noise.
    return rows.filter { (($0.ratio(of: .slim) ?? 0) * 100).rounded() / 100 > Self.goal }
  }

  /// A sentence that says whether the goal is met.
  package var verdict: String {
    let goal = "slim at most \(Figures.ratio(Self.goal)) of massive"
    guard let missed else { return "The goal (\(goal)) cannot be judged: one of them did not run." }
    guard !missed.isEmpty else { return "The goal (\(goal)) is met in all \(rows.count) rows." }
    let names = missed.map { "\($0.name) (\(Figures.ratio($0.ratio(of: .slim) ?? 0)))" }
    return "The goal (\(goal)) is missed in: \(names.joined(separator: ", "))."
  }
}
