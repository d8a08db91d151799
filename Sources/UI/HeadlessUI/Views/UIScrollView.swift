/// The delegate of a scroll view. HeadlessUI declares none of its methods.
@MainActor public protocol UIScrollViewDelegate: NSObjectProtocol {}

/// A view that shows a part of content larger than itself.
@MainActor open class UIScrollView: UIView {
  /// The size of the content.
  open var contentSize = CGSize.zero { didSet { if contentSize != oldValue { setNeedsDisplay() } } }
  /// The space around the content. A keyboard needs space at the bottom.
  ///
  /// If a smaller inset leaves a table scrolled past its content, the next layout scrolls back to
  /// the end.
  open var contentInset = UIEdgeInsets.zero {
    didSet { if contentInset != oldValue { setNeedsLayout() } }
  }
  /// The space around the vertical scroll indicator.
  open var verticalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The space around the horizontal scroll indicator.
  open var horizontalScrollIndicatorInsets = UIEdgeInsets.zero
  /// The control with which the user refreshes the content. It is a subview above the content.
  open var refreshControl: UIRefreshControl? {
    didSet {
      guard refreshControl !== oldValue else { return }
      oldValue?.removeFromSuperview()
      guard let refreshControl else { return }
      refreshControl.frame = CGRect(x: 0, y: -60, width: bounds.width, height: 60)
      refreshControl.autoresizingMask = .flexibleWidth
      insertSubview(refreshControl, at: 0)
    }
  }

  /// The sum of ``contentInset`` and the safe area.
  open var adjustedContentInset: UIEdgeInsets { contentInset + safeAreaInsets }

  /// The point of the content at the top left corner of the view.
  open var contentOffset: CGPoint {
    get { bounds.origin }
    set {
      guard newValue != bounds.origin else { return }
      bounds.origin = newValue
      setNeedsDisplay()
    }
  }

  /// Scrolls to an offset without animation.
  open func setContentOffset(_ contentOffset: CGPoint, animated: Bool) {
    self.contentOffset = contentOffset
  }

  /// Scrolls by the shortest distance that shows `rect`, given in content coordinates.
  ///
  /// After scrolling, the insets do not cover the rectangle. If the rectangle is larger than the
  /// visible area, its top left corner is shown.
  open func scrollRectToVisible(_ rect: CGRect, animated: Bool) {
    let visible = bounds.reduced(by: adjustedContentInset)
    var offset = contentOffset
    if rect.maxY > visible.maxY { offset.y += rect.maxY - visible.maxY }
    if rect.minY < visible.minY + offset.y - contentOffset.y {
      offset.y = rect.minY - (visible.minY - bounds.minY)
    }
    if rect.maxX > visible.maxX { offset.x += rect.maxX - visible.maxX }
    if rect.minX < visible.minX + offset.x - contentOffset.x {
      offset.x = rect.minX - (visible.minX - bounds.minX)
    }
    setContentOffset(offset, animated: animated)
  }

  /// Scrolls a rectangle to a position in the visible area.
  ///
  /// The position is 0 for the top, 0.5 for the middle and 1 for the bottom.
  func scroll(_ rect: CGRect, to anchor: CGFloat, animated: Bool) {
    let inset = adjustedContentInset
    let space = bounds.height - inset.top - inset.bottom
    let wanted = rect.minY - inset.top + anchor * (rect.height - space)
    let lowest = max(-inset.top, contentSize.height - bounds.height + inset.bottom)
    let y = min(max(wanted, -inset.top), lowest)
    setContentOffset(CGPoint(x: contentOffset.x, y: y), animated: animated)
  }
}
