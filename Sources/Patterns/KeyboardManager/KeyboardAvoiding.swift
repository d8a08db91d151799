public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// A scroll view that can make room for the keyboard.
///
/// `UIScrollView` conforms in `UIKit/`. A mock in a test needs no view.
@MainActor
public protocol KeyboardAvoiding: AnyObject {
  /// The visible part of the content, in the view's own coordinates.
  var bounds: CGRect { get }
  /// The insets of the content, without automatic insets.
  var contentInsets: ContentInsets { get set }
  /// The insets of the scroll indicators.
  var indicatorInsets: ContentInsets { get set }
  /// The bottom inset, in points, that the view adds for the safe area.
  var automaticBottomInset: CGFloat { get }
  /// The frame of the focused text input in the view's own coordinates, or nil without focus.
  var focusedRect: CGRect? { get }
  /// Converts a rectangle from screen coordinates to the view's own coordinates.
  ///
  /// Returns nil if the view is not in a window.
  func rect(fromScreen screenRect: CGRect) -> CGRect?
  /// Scrolls by the smallest distance that makes `rect` visible.
  func scrollRectToVisible(_ rect: CGRect, animated: Bool)
}

/// The insets of a scroll view's content or indicators, in points.
///
/// This type replaces `UIEdgeInsets`, so that the pattern needs no view framework.
public nonisolated struct ContentInsets: Equatable, Sendable {
  /// The inset at the top edge.
  public var top: CGFloat
  /// The inset at the left edge.
  public var left: CGFloat
  /// The inset at the bottom edge. The keyboard manager changes only this inset.
  public var bottom: CGFloat
  /// The inset at the right edge.
  public var right: CGFloat

  /// Creates insets. The default of each is zero.
  public init(top: CGFloat = 0, left: CGFloat = 0, bottom: CGFloat = 0, right: CGFloat = 0) {
    self.top = top
    self.left = left
    self.bottom = bottom
    self.right = right
  }
}

/// Returns the height, in points, that a docked keyboard covers at a view's bottom.
///
///     keyboardOverlap(
///       of: CGRect(x: 0, y: 508, width: 375, height: 304),
///       with: CGRect(x: 0, y: 0, width: 375, height: 812),
///       automaticInset: 34)  // 270
///
/// The result is zero if the keyboard
/// - has no size: UIKit posts the frame `(0, -64, 0, 0)` for a floating keyboard;
/// - is beside, below or above the view;
/// - ends more than half a point above the view's bottom. Such a keyboard floats, and the user can
///   scroll the content out from under it.
///
/// - Parameters:
///   - keyboard: the keyboard's end frame, in the view's own coordinates.
///   - bounds: the view's bounds. The origin of a scrolled view is not zero.
///   - automaticInset: the bottom inset that the view adds for the safe area. The keyboard covers
///     the safe area too, so the result excludes this inset.
public nonisolated func keyboardOverlap(
  of keyboard: CGRect, with bounds: CGRect, automaticInset: CGFloat
) -> CGFloat {
  guard !keyboard.isEmpty,
    keyboard.minX < bounds.maxX, keyboard.maxX > bounds.minX,
    keyboard.maxY >= bounds.maxY - 0.5
  else { return 0 }
  let covered = bounds.maxY - max(bounds.minY, keyboard.minY)
  return max(0, covered - automaticInset)
}
