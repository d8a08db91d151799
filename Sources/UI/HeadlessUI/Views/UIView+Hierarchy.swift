extension UIView {
  /// Adds `view` in front of the other subviews.
  ///
  /// The view is removed from its old superview first.
  public func addSubview(_ view: UIView) { insert(view, at: subviews.count) }

  /// Inserts `view` into the subviews. The view at index 0 is behind all others.
  public func insertSubview(_ view: UIView, at index: Int) { insert(view, at: index) }

  /// Inserts `view` directly behind `sibling`.
  ///
  /// If `sibling` is not a subview, `view` is inserted in front of all subviews.
  public func insertSubview(_ view: UIView, belowSubview sibling: UIView) {
    insert(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
  }

  /// Removes the view from its superview.
  public func removeFromSuperview() {
    guard let superview else { return }
    let isInWindow = window != nil
    if isInWindow { callWillMove(to: nil) }
    superview.subviews.removeAll { $0 === self }
    self.superview = nil
    if isInWindow { callDidMove(to: nil) }
    superview.setNeedsLayout()
    superview.setNeedsDisplay()
  }

  /// Moves a subview in front of the others.
  public func bringSubviewToFront(_ view: UIView) { reorder(view, to: subviews.count) }

  /// Returns whether the view is `view` or inside it, at any depth.
  public func isDescendant(of view: UIView) -> Bool {
    sequence(first: self, next: \.superview).contains { $0 === view }
  }

  /// Returns the first view with the given tag in a depth-first search.
  ///
  /// The search starts with this view.
  public func viewWithTag(_ tag: Int) -> UIView? {
    if self.tag == tag { return self }
    return subviews.lazy.compactMap { $0.viewWithTag(tag) }.first
  }

  private func insert(_ view: UIView, at index: Int) {
    guard !isDescendant(of: view) else { return Violation.raise("Can't add self as subview") }
    if view.superview === self { return reorder(view, to: index) }
    let newWindow = window
    view.viewController?.checkHierarchy(inside: self)
    view.leaveSuperview(for: newWindow)
    let changesWindow = view.window !== newWindow
    if changesWindow { view.callWillMove(to: newWindow) }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    setNeedsLayout()
    if changesWindow { view.callDidMove(to: newWindow) }
    setNeedsDisplay()
  }

  private func reorder(_ view: UIView, to index: Int) {
    guard let current = subviews.firstIndex(of: view) else { return }
    subviews.remove(at: current)
    subviews.insert(view, at: min(index > current ? index - 1 : index, subviews.count))
    setNeedsDisplay()
  }

  /// Removes the view from its old superview.
  ///
  /// The controllers receive appearance calls only if the window changes.
  private func leaveSuperview(for newWindow: UIWindow?) {
    guard let old = superview else { return }
    let oldWindow = window
    if oldWindow != nil, oldWindow !== newWindow { return removeFromSuperview() }
    old.subviews.removeAll { $0 === self }
    old.setNeedsLayout()
    // If the view stays in its window, `window` must not become nil: appearance calls would follow.
    superview = oldWindow == nil ? nil : newWindow
  }

  private func callWillMove(to newWindow: UIWindow?) {
    if newWindow == nil, isFirstResponder { resignFirstResponder() }
    viewController?.viewWillMove(to: newWindow)
    for subview in subviews { subview.callWillMove(to: newWindow) }
  }

  private func callDidMove(to newWindow: UIWindow?) {
    if newWindow != nil { forEachDescendant { $0.setNeedsLayout() } }
    forEachDescendant { $0.viewController?.viewDidMove(to: newWindow) }
  }

  /// Calls `body` for the view and all views inside it, outermost first.
  private func forEachDescendant(_ body: (UIView) -> Void) {
    body(self)
    for subview in subviews { subview.forEachDescendant(body) }
  }
}
