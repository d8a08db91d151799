extension ViewController {
  /// Loads the view, if it was not: `loadView`, then `viewDidLoad`.
  public func loadViewIfNeeded() {
    guard !isViewLoaded else { return }
    loadView()
    guard isViewLoaded else {
      return Violation.raise("loadView of \(Violation.name(self)) returned with no view set")
    }
    if storyboardView == nil, let connectOutlets = storyboardViewDidLoad {
      storyboardViewDidLoad = nil
      connectOutlets()
    }
    viewDidLoad()
  }

  /// UIKit raises when a controller is given the view of another.
  func mayTake(_ view: View) -> Bool {
    guard let owner = view.viewController, owner !== self else { return true }
    Violation.raise(
      """
      A view can only be associated with at most one view controller at a time! View \
      \(Violation.name(view)) is associated with \(Violation.name(owner)). Clear this association \
      before associating this view with \(Violation.name(self)).
      """)
    return false
  }

  /// The nearest navigation controller around it.
  public var navigationController: NavigationController? {
    var candidate = parent
    while let current = candidate {
      if let navigation = current as? NavigationController { return navigation }
      candidate = current.parent
    }
    return nil
  }

  /// Complains where UIKit's `UIViewControllerHierarchyInconsistency` does: the view goes into
  /// the view of a controller that is not its controller's parent.
  func checkHierarchy(inside superview: View) {
    guard let parent else { return }
    var candidate: View? = superview
    while let view = candidate {
      if let owner = view.viewController {
        guard owner !== parent else { return }
        return Violation.raise(
          """
          child view controller:\(Violation.name(self)) should have parent view \
          controller:\(Violation.name(owner)) but actual parent is:\(Violation.name(parent))
          """)
      }
      candidate = view.superview
    }
  }
}
