public import Foundation

/// A window on content that is larger than itself (`UIScrollView`).
@MainActor open class ScrollView: View {
  /// How a scroll dismisses the keyboard.
  public enum KeyboardDismissMode: Sendable {
    /// Not at all.
    case none
    /// When a drag begins.
    case onDrag
    /// As the finger pulls it down.
    case interactive
  }

  /// How much of the safe area is added to ``contentInset``.
  public enum ContentInsetAdjustmentBehavior: Sendable {
    /// All of it; the default here, as for a controller's own scroll view in UIKit.
    case automatic
    /// None.
    case never
    /// All of it, always.
    case always
  }

  /// The size of what is scrolled.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { setNeedsDisplay() } } }
  /// Room kept free around the content: a keyboard takes some at the bottom. What was scrolled into
  /// room that is no more comes back at the next layout.
  open var contentInset = EdgeInsets.zero {
    didSet { if contentInset != oldValue { setNeedsLayout() } }
  }
  /// Room kept free around the vertical indicator.
  open var verticalScrollIndicatorInsets = EdgeInsets.zero
  /// Room kept free around the horizontal indicator.
  open var horizontalScrollIndicatorInsets = EdgeInsets.zero
  /// Both indicators' room: reading gives the vertical one's.
  open var scrollIndicatorInsets: EdgeInsets {
    get { verticalScrollIndicatorInsets }
    set {
      verticalScrollIndicatorInsets = newValue
      horizontalScrollIndicatorInsets = newValue
    }
  }
  /// How much of the safe area is added to ``contentInset``.
  open var contentInsetAdjustmentBehavior = ContentInsetAdjustmentBehavior.automatic
  /// Whether a person can scroll it.
  open var isScrollEnabled = true
  /// How a scroll dismisses the keyboard.
  open var keyboardDismissMode = KeyboardDismissMode.none

  /// ``contentInset`` with the safe area added.
  open var adjustedContentInset: EdgeInsets {
    contentInsetAdjustmentBehavior == .never ? contentInset : contentInset + safeAreaInsets
  }

  /// The content's point at the top left corner.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      setNeedsDisplay()
    }
  }

  /// Scrolls to an offset, at once.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls just so far that `rect`, in content coordinates, is clear of the insets; does
  /// nothing if it is. What is too large shows its top left.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let clear = bounds.shrunk(by: adjustedContentInset)
    var offset = contentOffset
    if rect.maxY > clear.maxY { offset.y += rect.maxY - clear.maxY }
    if rect.minY < clear.minY + offset.y - contentOffset.y {
      offset.y = rect.minY - (clear.minY - bounds.minY)
    }
    if rect.maxX > clear.maxX { offset.x += rect.maxX - clear.maxX }
    if rect.minX < clear.minX + offset.x - contentOffset.x {
      offset.x = rect.minX - (clear.minX - bounds.minX)
    }
    setContentOffset(offset, animated: animated)
  }
}
