public import Foundation

/// Distances, in points, by which the content of a scroll view stands off its four edges.
///
/// The pattern's own form of `UIEdgeInsets`, so that its files need no view framework.
public nonisolated struct ContentInsets: Equatable, Sendable {
  /// The distance from the top edge.
  public var top: CGFloat
  /// The distance from the left edge.
  public var left: CGFloat
  /// The distance from the bottom edge. The keyboard manager writes this one and no other.
  public var bottom: CGFloat
  /// The distance from the right edge.
  public var right: CGFloat

  /// Insets of the four distances, each zero where not given.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}
