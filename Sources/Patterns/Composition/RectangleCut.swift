public import Foundation

/// A rectangle cut in two along one edge: what the document does with `CGRectDivide` (D2).
///
///     let cut = RectangleCut(of: bounds, cutting: 44, from: .top)
///     header.frame = cut.slice
///     grid.frame = cut.rest
nonisolated public struct RectangleCut: Equatable, Sendable {
  /// The edge that the slice is cut from.
  public enum Edge: CaseIterable, Sendable {
    /// The edge of least y: the top, where y grows downwards.
    case top
    /// The edge of greatest y.
    case bottom
    /// The edge of least x.
    case left
    /// The edge of greatest x.
    case right
  }

  /// The part cut off.
  public let slice: CGRect
  /// What is left.
  public let rest: CGRect

  /// Cuts `amount` points off `rectangle`.
  ///
  /// A negative amount cuts nothing, and one larger than the rectangle takes all of it, so that
  /// neither part ever has a negative size. A rectangle that has one is first made standard.
  public init(of rectangle: CGRect, cutting amount: CGFloat, from edge: Edge) {
    let whole = rectangle.standardized
    var slice = whole
    var rest = whole
    switch edge {
    case .top, .bottom:
      slice.size.height = min(max(amount, 0), whole.height)
      rest.size.height = whole.height - slice.height
    case .left, .right:
      slice.size.width = min(max(amount, 0), whole.width)
      rest.size.width = whole.width - slice.width
    }
    switch edge {
    case .top: rest.origin.y += slice.height
    case .bottom: slice.origin.y += rest.height
    case .left: rest.origin.x += slice.width
    case .right: slice.origin.x += rest.width
    }
    self.slice = slice
    self.rest = rest
  }
}
