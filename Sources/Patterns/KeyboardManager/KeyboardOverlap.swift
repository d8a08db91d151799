public import Foundation

/// How much of a view's bottom a docked keyboard covers, in points; never negative.
///
///     keyboardOverlap(
///       of: CGRect(x: 0, y: 508, width: 375, height: 304),
///       with: CGRect(x: 0, y: 0, width: 375, height: 812),
///       automaticInset: 34)  // 270
///
/// It is zero for a keyboard that
/// - has no size, as the frames are that UIKit posts for one that floats: `(0, -64, 0, 0)`;
/// - stands wholly beside, below or above the view;
/// - ends above the view's bottom, to within half a point. Such a keyboard floats: the content can
///   be scrolled out from under it, and an inset would push it away for nothing.
///
/// - Parameters:
///   - keyboard: the keyboard's end frame, in the view's own coordinates.
///   - bounds: the view's bounds. A scroll view's do not begin at zero once it has scrolled.
///   - automaticInset: what the view adds to its bottom inset by itself, for the safe area. The
///     keyboard covers the safe area too; without this it would be counted twice.
public nonisolated func keyboardOverlap(
  of keyboard: CGRect, with bounds: CGRect, automaticInset: CGFloat
) -> CGFloat {
  guard keyboard.width > 0, keyboard.height > 0,
    keyboard.minX < bounds.maxX, keyboard.maxX > bounds.minX,
    keyboard.maxY >= bounds.maxY - 0.5
  else { return 0 }
  let covered = bounds.maxY - max(bounds.minY, keyboard.minY)
  return max(0, covered - automaticInset)
}
