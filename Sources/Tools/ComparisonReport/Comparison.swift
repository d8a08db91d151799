package import SourceMeasures

/// All that was measured: the sources of the variants, and, where they were run, the variants.
package struct Comparison: Equatable, Codable, Sendable {
  /// A measure for each variant, in the order of the columns.
  package let sources: [VariantMeasures]
  /// What the run measured; nil where none was asked for.
  package let running: RunningMeasures?

  /// The comparison of these measures.
  package init(sources: [VariantMeasures], running: RunningMeasures? = nil) {
    self.sources = sources
    self.running = running
  }
}
