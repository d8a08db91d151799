import Foundation
package import SourceMeasures

/// The measures of the variants' sources, and optionally the running times.
package struct Comparison: Equatable, Codable, Sendable {
  /// The measures of each variant, in the order of the columns.
  package let sources: [VariantMeasures]
  package let running: RunningMeasures?

  package init(sources: [VariantMeasures], running: RunningMeasures? = nil) {
    self.sources = sources
    self.running = running
  }

  /// Returns the comparison as JSON with sorted keys.
  package func json() throws -> String {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    return String(decoding: try encoder.encode(self), as: UTF8.self) + "\n"
  }

  /// The names of all roles, starting with the roles that occur in the most variants.
  package var roles: [String] {
    var counts: [String: Int] = [:]
    for role in sources.flatMap(\.roles) { counts[role.name, default: 0] += 1 }
    return counts.sorted { ($1.value, $0.key) < ($0.value, $1.key) }.map(\.key)
  }
}

/// The number formats of the comparison, which do not depend on the user's locale.
package enum Figures {
  private static let locale = Locale(identifier: "en_US")

  static func decimal(_ value: Double, digits: Int) -> String {
    value.formatted(
      .number.precision(.fractionLength(digits)).rounded(rule: .toNearestOrAwayFromZero)
        .locale(locale))
  }

  /// Formats a number with about three digits: "0.42", "4.21", "42.1", "421".
  static func short(_ value: Double) -> String {
    decimal(value, digits: value < 10 ? 2 : value < 100 ? 1 : 0)
  }

  static func ratio(_ value: Double) -> String { decimal(value, digits: 2) + "×" }

  /// Formats an integer with commas, such as "100,000".
  package static func grouped(_ number: Int) -> String { number.formatted(.number.locale(locale)) }
}
