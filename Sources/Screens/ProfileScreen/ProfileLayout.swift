import Composition
import Foundation

/// Where the parts of the profile screen lie: a pure function, to be tested without views (row D2).
///
/// The document cuts 44 off the top. This header has four lines, so it cuts four times as much;
/// and before that half of the width, where something stands in the supplemental slot (row D8).
nonisolated struct ProfileLayout: Equatable {
  /// The strip along the top.
  let header: CGRect
  /// What is below it.
  let rest: CGRect
  /// The right half; without width while the slot is empty.
  let supplement: CGRect

  /// How high the header is, in points.
  static let headerHeight: CGFloat = 4 * 44

  /// The places in `bounds`.
  init(in bounds: CGRect, hasSupplement: Bool) {
    let sides = RectangleCut(
      of: bounds, cutting: hasSupplement ? (bounds.width / 2).rounded() : 0, from: .right)
    let parts = RectangleCut(of: sides.rest, cutting: Self.headerHeight, from: .top)
    header = parts.slice
    rest = parts.rest
    supplement = sides.slice
  }
}
