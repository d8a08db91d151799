// The parts of the screen that the user sees. Programs read them to draw or drive a window.

/// The controllers on the screen, from back to front. UIKit does not have this API.
extension UIWindow {
  /// The root controller and the presented controllers.
  ///
  /// The last controller is in front.
  public var frontControllers: [UIViewController] {
    rootViewController.map { Array(sequence(first: $0, next: \.presentedViewController)) } ?? []
  }
}

/// The navigation controllers on the screen. UIKit does not have this API.
extension UIViewController {
  /// The visible navigation controllers, the outermost first.
  public var visibleStacks: [UINavigationController] {
    if let stack = self as? UINavigationController {
      return [stack] + (stack.topViewController?.visibleStacks ?? [])
    }
    return children.filter { $0.viewIfLoaded?.window != nil }.flatMap(\.visibleStacks)
  }
}

/// The back button of a navigation bar. UIKit does not have this API.
extension UINavigationController {
  /// The title of the back button, or nil without a back button.
  public var backTitle: String? {
    guard let top = topViewController, !isNavigationBarHidden,
      !top.navigationItem.hidesBackButton,
      top.navigationItem.leftBarButtonItems?.isEmpty ?? true,
      let below = viewControllers.dropLast().last
    else { return nil }
    return below.navigationItem.backButtonTitle ?? below.navigationItem.title ?? "Back"
  }
}

/// The kind of a bar button item. UIKit does not have this API.
extension UIBarButtonItem {
  /// The system item with which the bar button item was created, or `nil`.
  public var systemItem: SystemItem? { standardItem }
}

/// The views on the screen. UIKit does not have this API.
extension UIView {
  /// The view and the views inside, if visible, from back to front.
  public var shownViews: [UIView] {
    var views: [UIView] = []
    addShownViews(to: &views)
    return views
  }

  private func addShownViews(to views: inout [UIView]) {
    guard !isHidden, alpha > 0.01 else { return }
    views.append(self)
    for subview in subviews { subview.addShownViews(to: &views) }
  }
}
