import Composition
import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The frames of the profile screen's child views, computed without views.
///
/// If the supplemental slot has a child, the child fills the right half. The header takes four
/// lines of 44 points along the top of the remaining area.
nonisolated struct ProfileLayout: Equatable {
  /// The frame of the header, along the top.
  let header: CGRect
  /// The frame of the posts, below the header.
  let rest: CGRect
  /// The frame of the supplemental child on the right. Its width is 0 if the slot is empty.
  let supplement: CGRect

  /// The height of the header in points.
  static let headerHeight: CGFloat = 4 * 44

  /// Divides `bounds` into the three frames.
  init(in bounds: CGRect, hasSupplement: Bool) {
    let sides = RectangleCut(
      of: bounds, cutting: hasSupplement ? (bounds.width / 2).rounded() : 0, from: .right)
    let parts = RectangleCut(of: sides.rest, cutting: Self.headerHeight, from: .top)
    header = parts.slice
    rest = parts.rest
    supplement = sides.slice
  }
}
