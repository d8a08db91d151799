import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: Apple, `addSubview(_:)`, `autoresizingMask`, `layoutIfNeeded()`, `convert(_:to:)`.
/// https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)
/// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask
/// https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()
@Suite("View")
@MainActor struct ViewTests {
  @Test("adding a view to another window removes the view from the first window")
  func otherWindow() {
    let view = UIView()
    let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
    first.addSubview(view)
    second.addSubview(view)
    #expect(first.subviews.isEmpty && view.window === second)
    view.removeFromSuperview()
    view.removeFromSuperview()
    #expect(view.window == nil)
  }

  @Test("a view is inserted at an index or below another view, and brought to the front")
  func subviews() {
    let (view, low, high, middle, between) = (UIView(), UIView(), UIView(), UIView(), UIView())
    view.addSubview(low)
    view.addSubview(high)
    view.insertSubview(middle, at: 1)
    view.insertSubview(between, belowSubview: high)
    #expect(view.subviews == [low, middle, between, high])
    view.insertSubview(between, belowSubview: middle)
    #expect(view.subviews == [low, between, middle, high])
    view.bringSubviewToFront(low)
    view.insertSubview(high, at: 0)
    #expect(view.subviews == [high, between, middle, low])
    view.bringSubviewToFront(UIView())
    #expect(view.subviews.count == 4)
    low.removeFromSuperview()
    view.insertSubview(low, belowSubview: UIView())
    #expect(view.subviews.last === low)
  }

  #if !canImport(UIKit)  // UIKit raises an exception.
    @Test(
      "adding a view to itself or to a descendant raises an exception", .countsWarnings,
      .bug("https://github.com/lionheart/openradar-mirror/issues/19278"))
    func cycle() {
      let (outer, inner) = (UIView(), UIView())
      outer.addSubview(inner)
      inner.addSubview(outer)
      outer.addSubview(outer)
      #expect(takeExceptions() == Array(repeating: "Can't add self as subview", count: 2))
      #expect(outer.superview == nil)
    }
  #endif

  @Test("`viewWithTag` finds a descendant, and `isDescendant(of:)` is true for each ancestor")
  func tags() {
    let (outer, inner, found) = (UIView(), UIView(), UIView())
    outer.addSubview(inner)
    inner.addSubview(found)
    found.tag = 7
    #expect(outer.viewWithTag(7) === found)
    #expect(outer.viewWithTag(8) == nil)
    #expect(found.isDescendant(of: outer) && !outer.isDescendant(of: found))
    #expect(found.next === inner)
  }

  @Test("a view is laid out once for each request")
  func layout() {
    final class Laid: UIView {
      var count = 0
      override func layoutSubviews() { count += 1 }
    }
    let (outer, inner) = (Laid(), Laid())
    outer.addSubview(inner)
    outer.layoutIfNeeded()
    outer.layoutIfNeeded()
    #expect(outer.count == 1 && inner.count == 1)
    inner.setNeedsLayout()
    outer.layoutIfNeeded()
    #expect(outer.count == 1 && inner.count == 2)
    outer.frame.size.width = 10
    outer.layoutIfNeeded()
    #expect(outer.count == 2)
  }

  @Test("a flexible width or height changes with the size of the superview")
  func autoresizing() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 50, height: 50))
    outer.addSubview(inner)
    inner.autoresizingMask = .flexibleWidth
    outer.frame.size = CGSize(width: 120, height: 130)
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 70, height: 50))
    inner.autoresizingMask = [.flexibleHeight]
    outer.bounds.size = CGSize(width: 100, height: 100)
    #expect(inner.frame == CGRect(x: 10, y: 10, width: 70, height: 20))
  }

  @Test("the conversion of points and rectangles includes frames and scroll offsets")
  func convert() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let scroll = UIScrollView(frame: CGRect(x: 10, y: 20, width: 50, height: 50))
    let row = UIView(frame: CGRect(x: 0, y: 100, width: 50, height: 10))
    root.addSubview(scroll)
    scroll.addSubview(row)
    scroll.contentOffset = CGPoint(x: 0, y: 90)
    #expect(row.convert(row.bounds, to: nil) == CGRect(x: 10, y: 30, width: 50, height: 10))
    #expect(row.convert(CGPoint(x: 10, y: 30), from: nil) == .zero)
    #expect(scroll.convert(CGPoint.zero, from: row) == CGPoint(x: 0, y: 100))
    #expect(scroll.convert(CGPoint(x: 0, y: 100), to: row) == .zero)
    #expect(row.convert(CGRect(x: 10, y: 20, width: 1, height: 1), from: root).minY == -10)
  }
}
