public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The frames of rows in a column. They can be computed and tested without views.
///
///     var column = ColumnLayout(in: bounds.insetBy(dx: 16, dy: 16), spacing: 8)
///     nameLabel.frame = column.next(height: 22)
///     bioPart.ifMade?.frame = column.next(height: 44)
///
/// A skipped row takes no height and no spacing. Lengths are in points.
public nonisolated struct ColumnLayout: Equatable, Sendable {
  /// The space that is left below the rows so far.
  public private(set) var rest: CGRect
  private let spacing: CGFloat

  /// Creates a column that fills `bounds` from the top.
  public init(in bounds: CGRect, spacing: CGFloat = 0) {
    rest = bounds
    self.spacing = spacing
  }

  /// Returns the frame of the next row, as wide as the column. The frame is cut off at the column's
  /// bottom.
  public mutating func next(height: CGFloat) -> CGRect {
    let (row, below) = rest.divided(atDistance: height, from: .minYEdge)
    rest = below.divided(atDistance: spacing, from: .minYEdge).remainder
    return row
  }
}
