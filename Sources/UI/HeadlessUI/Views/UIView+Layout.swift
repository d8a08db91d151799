extension UIView {
  /// The dimensions of a view that follow its superview's size.
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits of the mask.
    public let rawValue: UInt
    /// Creates a mask from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The width grows and shrinks with the superview.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The height grows and shrinks with the superview.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  /// Requests a layout before the next display.
  public func setNeedsLayout() {
    layoutPass.request()
    window?.displayChanged()
  }

  /// Performs the requested updates of the view and its subviews, outermost first.
  ///
  /// First the handlers of changed traits and ``UIView/updateProperties()`` are called for all
  /// views, and then the views are laid out.
  /// The controller's `viewWillLayoutSubviews` and `viewDidLayoutSubviews` are called before and
  /// after ``UIView/layoutSubviews()``.
  public func layoutIfNeeded() {
    updateTree()
    layoutTree()
  }

  func resizeSubviews(from oldSize: CGSize) {
    for subview in subviews {
      let mask = subview.autoresizingMask
      var size = subview.frame.size
      if mask.contains(.flexibleWidth) { size.width += frame.width - oldSize.width }
      if mask.contains(.flexibleHeight) { size.height += frame.height - oldSize.height }
      subview.frame.size = size
    }
    setNeedsLayout()
  }

  /// The parts of the view that bars, a notch or `additionalSafeAreaInsets` cover.
  public var safeAreaInsets: UIEdgeInsets {
    if let window = self as? UIWindow { return window.safeArea }
    let additional = viewController?.additionalSafeAreaInsets ?? .zero
    guard let superview else { return additional }
    let outer = superview.safeAreaInsets
    let area = superview.bounds
    let inherited = UIEdgeInsets(
      top: max(0, outer.top - (frame.minY - area.minY)),
      left: max(0, outer.left - (frame.minX - area.minX)),
      bottom: max(0, outer.bottom - (area.maxY - frame.maxY)),
      right: max(0, outer.right - (area.maxX - frame.maxX)))
    return inherited + additional
  }

  /// Converts a point to the coordinates of `view`.
  ///
  /// If `view` is `nil`, the outermost view is used.
  public func convert(_ point: CGPoint, to view: UIView?) -> CGPoint {
    let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + own.x - other.x, y: point.y + own.y - other.y)
  }

  /// Converts a point from the coordinates of `view`.
  ///
  /// If `view` is `nil`, the outermost view is used.
  public func convert(_ point: CGPoint, from view: UIView?) -> CGPoint {
    let (own, other) = (originInRoot, view?.originInRoot ?? .zero)
    return CGPoint(x: point.x + other.x - own.x, y: point.y + other.y - own.y)
  }

  /// Converts a rectangle to the coordinates of `view`.
  public func convert(_ rect: CGRect, to view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// Converts a rectangle from the coordinates of `view`.
  public func convert(_ rect: CGRect, from view: UIView?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// The view's point (0, 0) in the coordinates of the outermost view.
  private var originInRoot: CGPoint {
    var origin = CGPoint.zero
    for view in sequence(first: self, next: \.superview) where view.superview != nil {
      origin.x += view.frame.minX - view.bounds.minX
      origin.y += view.frame.minY - view.bounds.minY
    }
    return origin
  }
}
