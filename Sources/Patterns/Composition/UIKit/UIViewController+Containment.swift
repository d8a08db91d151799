#if canImport(UIKit)
  public import UIKit

  /// `UIViewController` has all that a slot needs, as container and as child.
  extension UIViewController: ContainableController {
    /// Children of any subclass.
    public typealias ContainedController = UIViewController
    /// Views of any subclass.
    public typealias ContainedView = UIView
  }

  /// `UIView` has all that a slot needs of a view.
  extension UIView: ContainableView {
    /// Views of any subclass.
    public typealias ContainedView = UIView
  }
#endif
