extension View {
  /// Puts `view` in front of all other subviews, taking it from where it was.
  public func addSubview(_ view: View) {
    insert(view, at: subviews.count)
  }

  /// Puts `view` among the subviews; index 0 is the rearmost.
  public func insertSubview(_ view: View, at index: Int) {
    insert(view, at: index)
  }

  /// Puts `view` directly behind `sibling`, or in front of all if that is no subview.
  public func insertSubview(_ view: View, belowSubview sibling: View) {
    insert(view, at: subviews.firstIndex(of: sibling) ?? subviews.count)
  }

  /// Puts `view` directly in front of `sibling`, or in front of all if that is no subview.
  public func insertSubview(_ view: View, aboveSubview sibling: View) {
    insert(view, at: subviews.firstIndex(of: sibling).map { $0 + 1 } ?? subviews.count)
  }

  /// Takes the view out of its superview; does nothing if it has none.
  public func removeFromSuperview() {
    guard let superview else { return }
    let oldWindow = window
    superview.willRemoveSubview(self)
    willMove(toSuperview: nil)
    if oldWindow != nil { announceMove(to: nil) }
    superview.forget(self)
    self.superview = nil
    if oldWindow != nil { reportMove(to: nil) }
    didMoveToSuperview()
    superview.setNeedsLayout()
    superview.setNeedsDisplay()
  }

  /// Puts a subview in front of the others.
  public func bringSubviewToFront(_ view: View) {
    reorder(view, to: subviews.count)
  }

  /// Puts a subview behind the others.
  public func sendSubviewToBack(_ view: View) {
    reorder(view, to: 0)
  }

  /// Whether it is `view` or lies, at any depth, in it.
  public func isDescendant(of view: View) -> Bool {
    var candidate: View? = self
    while let current = candidate {
      if current === view { return true }
      candidate = current.superview
    }
    return false
  }

  /// The first view, itself included and depth first, with the given tag.
  public func viewWithTag(_ tag: Int) -> View? {
    if self.tag == tag { return self }
    for subview in subviews {
      if let found = subview.viewWithTag(tag) { return found }
    }
    return nil
  }

  private func insert(_ view: View, at index: Int) {
    guard !isDescendant(of: view) else {
      return Violation.raise("Can't add self as subview")
    }
    if view.superview === self { return reorder(view, to: index) }
    let newWindow = window
    view.viewController?.checkHierarchy(inside: self)
    view.leaveSuperview(for: newWindow)
    view.willMove(toSuperview: self)
    let changesWindow = view.window !== newWindow
    if changesWindow { view.announceMove(to: newWindow) }
    subviews.insert(view, at: min(index, subviews.count))
    view.superview = self
    setNeedsLayout()
    if changesWindow { view.reportMove(to: newWindow) }
    view.didMoveToSuperview()
    didAddSubview(view)
    setNeedsDisplay()
  }

  private func reorder(_ view: View, to index: Int) {
    guard let present = subviews.firstIndex(of: view) else { return }
    subviews.remove(at: present)
    subviews.insert(view, at: min(index > present ? index - 1 : index, subviews.count))
    setNeedsDisplay()
  }

  private func forget(_ view: View) {
    // From the front: what a table takes out it has often just put in.
    if let index = subviews.lastIndex(where: { $0 === view }) { subviews.remove(at: index) }
  }

  /// Leaves the old superview; tells of a window only if the new superview is in another.
  private func leaveSuperview(for newWindow: Window?) {
    guard let old = superview else { return }
    let oldWindow = window
    if oldWindow != nil, oldWindow !== newWindow { return removeFromSuperview() }
    old.willRemoveSubview(self)
    old.forget(self)
    old.setNeedsLayout()
    // In one window the view never leaves it: nothing disappears, nothing appears again.
    superview = oldWindow == nil ? nil : newWindow
  }

  private func announceMove(to newWindow: Window?) {
    if newWindow == nil, isFirstResponder { resignFirstResponder() }
    willMove(toWindow: newWindow)
    viewController?.viewWillMove(to: newWindow)
    for subview in subviews { subview.announceMove(to: newWindow) }
  }

  private func reportMove(to newWindow: Window?) {
    tellMoved(to: newWindow)
    tellControllersMoved(to: newWindow)
  }

  private func tellMoved(to newWindow: Window?) {
    didMoveToWindow()
    if newWindow != nil { setNeedsLayout() }
    for subview in subviews { subview.tellMoved(to: newWindow) }
  }

  private func tellControllersMoved(to newWindow: Window?) {
    viewController?.viewDidMove(to: newWindow)
    for subview in subviews { subview.tellControllersMoved(to: newWindow) }
  }
}
