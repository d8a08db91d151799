public import Composition
public import HeadlessUI

/// `ViewController` has all that a slot needs, as container and as child.
extension ViewController: ContainableController {
  /// Children of any subclass.
  public typealias ContainedController = ViewController
  /// Views of any subclass.
  public typealias ContainedView = View
}

/// `View` has all that a slot needs of a view.
extension View: ContainableView {
  /// Views of any subclass.
  public typealias ContainedView = View
}
