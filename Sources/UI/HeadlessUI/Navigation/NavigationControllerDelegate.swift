/// Is told by a ``NavigationController`` (`UINavigationControllerDelegate`); all is optional.
@MainActor public protocol NavigationControllerDelegate: AnyObject {
  /// A transition to `viewController` began. A cancelled swipe back ends without `didShow`.
  func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool)
  /// `viewController` is on top, its appearance calls made.
  func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool)
}

extension NavigationControllerDelegate {
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, willShow viewController: ViewController,
    animated: Bool
  ) {}
  /// Does nothing.
  public func navigationController(
    _ navigationController: NavigationController, didShow viewController: ViewController,
    animated: Bool
  ) {}
}
