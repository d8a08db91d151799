public import Foundation

extension View {
  /// Which sides of a view grow and shrink with its superview (`UIView.AutoresizingMask`, the
  /// two that need no margins).
  public struct AutoresizingMask: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// A mask of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// The width follows.
    public static let flexibleWidth = AutoresizingMask(rawValue: 1 << 1)
    /// The height follows.
    public static let flexibleHeight = AutoresizingMask(rawValue: 1 << 4)
  }

  /// Asks for a layout before the next display.
  public func setNeedsLayout() {
    needsLayout = true
    window?.displayChanged()
  }

  /// Lays out now whatever in it asked for it, the outermost first.
  ///
  /// The controller's `viewWillLayoutSubviews` and `viewDidLayoutSubviews` come around its view's
  /// own ``View/layoutSubviews()``.
  public func layoutIfNeeded() {
    if needsLayout {
      needsLayout = false
      viewController?.viewWillLayoutSubviews()
      layoutSubviews()
      viewController?.viewDidLayoutSubviews()
    }
    for subview in subviews { subview.layoutIfNeeded() }
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

  /// How much of each edge is covered by what surrounds the view: the window's notch and bars,
  /// as far as they reach into it, and its controller's `additionalSafeAreaInsets`.
  public var safeAreaInsets: EdgeInsets {
    if let window = self as? Window { return window.safeArea }
    guard let superview else { return viewController?.additionalSafeAreaInsets ?? .zero }
    let outer = superview.safeAreaInsets
    let area = superview.bounds
    let inherited = EdgeInsets(
      top: max(0, outer.top - (frame.minY - area.minY)),
      left: max(0, outer.left - (frame.minX - area.minX)),
      bottom: max(0, outer.bottom - (area.maxY - frame.maxY)),
      right: max(0, outer.right - (area.maxX - frame.maxX)))
    return inherited + (viewController?.additionalSafeAreaInsets ?? .zero)
  }
}

extension View {
  /// A point of this view in the coordinates of `view`, or of the outermost view if that is `nil`.
  public func convert(_ point: CGPoint, to view: View?) -> CGPoint {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + here.x - there.x, y: point.y + here.y - there.y)
  }

  /// A point of `view`, or of the outermost view if that is `nil`, in this view's coordinates.
  public func convert(_ point: CGPoint, from view: View?) -> CGPoint {
    let here = originInRoot
    let there = view?.originInRoot ?? .zero
    return CGPoint(x: point.x + there.x - here.x, y: point.y + there.y - here.y)
  }

  /// A rectangle of this view in the coordinates of `view`.
  public func convert(_ rect: CGRect, to view: View?) -> CGRect {
    CGRect(origin: convert(rect.origin, to: view), size: rect.size)
  }

  /// A rectangle of `view` in this view's coordinates.
  public func convert(_ rect: CGRect, from view: View?) -> CGRect {
    CGRect(origin: convert(rect.origin, from: view), size: rect.size)
  }

  /// Where this view's coordinate (0, 0) lies in the outermost view's coordinates.
  private var originInRoot: CGPoint {
    var origin = CGPoint.zero
    var view = self
    while let superview = view.superview {
      origin.x += view.frame.minX - view.bounds.minX
      origin.y += view.frame.minY - view.bounds.minY
      view = superview
    }
    return origin
  }
}
