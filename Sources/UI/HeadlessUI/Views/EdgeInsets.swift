public import Foundation

/// Distances from the four edges of a rectangle, in points (`UIEdgeInsets`).
public struct EdgeInsets: Equatable, Hashable, Sendable {
  /// Distance from the top edge.
  public var top: CGFloat
  /// Distance from the left edge.
  public var left: CGFloat
  /// Distance from the bottom edge.
  public var bottom: CGFloat
  /// Distance from the right edge.
  public var right: CGFloat

  /// No distance at any edge.
  public static let zero = EdgeInsets()

  /// No distance at any edge.
  public init() {
    self.init(top: 0, left: 0, bottom: 0, right: 0)
  }

  /// Insets with the given distances.
  public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }

  static func + (one: EdgeInsets, other: EdgeInsets) -> EdgeInsets {
    EdgeInsets(
      top: one.top + other.top, left: one.left + other.left, bottom: one.bottom + other.bottom,
      right: one.right + other.right)
  }
}

extension CGRect {
  /// The rectangle made smaller by `insets` (`CGRect.inset(by:)`, which UIKit brings).
  func shrunk(by insets: EdgeInsets) -> CGRect {
    CGRect(
      x: minX + insets.left, y: minY + insets.top,
      width: max(0, width - insets.left - insets.right),
      height: max(0, height - insets.top - insets.bottom))
  }
}
