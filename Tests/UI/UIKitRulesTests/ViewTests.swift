import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// A view that records each change of its superview, its window and its subviews.
private final class LoggingView: UIView {
  let callLog: CallLog

  init(_ callLog: CallLog) {
    self.callLog = callLog
    super.init(frame: .zero)
  }

  required init?(coder: NSCoder) { nil }

  override func willMove(toSuperview newSuperview: UIView?) {
    callLog.write("willMove(toSuperview: \(newSuperview == nil ? "nil" : "view"))")
  }
  override func didMoveToSuperview() { callLog.write("didMoveToSuperview") }
  override func willMove(toWindow newWindow: UIWindow?) {
    callLog.write("willMove(toWindow: \(newWindow == nil ? "nil" : "window"))")
  }
  override func didMoveToWindow() { callLog.write("didMoveToWindow") }
  override func didAddSubview(_ subview: UIView) { callLog.write("didAdd") }
  override func willRemoveSubview(_ subview: UIView) { callLog.write("willRemove") }
}

/// Source: Apple, `addSubview(_:)`, `autoresizingMask`, `layoutIfNeeded()`, `convert(_:to:)`.
/// https://developer.apple.com/documentation/uikit/uiview/addsubview(_:)
/// https://developer.apple.com/documentation/uikit/uiview/autoresizingmask
/// https://developer.apple.com/documentation/uikit/uiview/layoutifneeded()
@Suite("View")
@MainActor struct ViewTests {
  /// The order of the calls is observed, not documented.
  @Test("a view's methods are called before and after a change of its superview or window")
  func moves() {
    let callLog = CallLog()
    let (view, root) = (LoggingView(callLog), UIViewController())
    let window = makeWindow(root)
    root.view.addSubview(view)
    #expect(
      callLog.take() == [
        "willMove(toSuperview: view)", "willMove(toWindow: window)", "didMoveToWindow",
        "didMoveToSuperview",
      ])
    let other = UIView()
    root.view.addSubview(other)
    other.addSubview(view)
    #expect(callLog.take() == ["willMove(toSuperview: view)", "didMoveToSuperview"])
    other.removeFromSuperview()
    #expect(callLog.take() == ["willMove(toWindow: nil)", "didMoveToWindow"])
    UIView().addSubview(view)
    #expect(callLog.take() == ["willMove(toSuperview: view)", "didMoveToSuperview"])
    withExtendedLifetime(window) {}
  }

  @Test("adding a view to another window removes the view from the first window")
  func otherWindow() {
    let callLog = CallLog()
    let view = LoggingView(callLog)
    let (first, second) = (UIWindow(frame: .zero), UIWindow(frame: .zero))
    first.addSubview(view)
    _ = callLog.take()
    second.addSubview(view)
    #expect(first.subviews.isEmpty && view.window === second)
    #expect(callLog.take().filter { $0.contains("Window:") }.count == 2)
    view.removeFromSuperview()
    view.removeFromSuperview()
    #expect(view.window == nil)
  }

  @Test("a superview is notified when a subview is added or removed")
  func subviews() {
    let callLog = CallLog()
    let view = LoggingView(callLog)
    let (low, high, middle, between) = (UIView(), UIView(), UIView(), UIView())
    view.addSubview(low)
    view.addSubview(high)
    #expect(callLog.take() == ["didAdd", "didAdd"])
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
    _ = callLog.take()
    low.removeFromSuperview()
    #expect(callLog.take() == ["willRemove"])
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
