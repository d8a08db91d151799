/// The view and the outlets that a storyboard has prepared for a controller.
struct StoryboardContent {
  var view: UIView?
  var viewDidLoad: (@MainActor () -> Void)?
}

/// The loading of a storyboard. UIKit does not have this API.
extension UIViewController {
  /// The view from a storyboard, until ``loadView()`` is called.
  public var storyboardView: UIView? {
    get { storyboard.view }
    set { storyboard.view = newValue }
  }

  /// A closure that sets the outlets to views. It is called once before ``viewDidLoad()``.
  ///
  /// Outlets to views are `nil` before the call, as in UIKit. There is no call if ``loadView()``
  /// leaves the storyboard's view unused.
  public var storyboardViewDidLoad: (@MainActor () -> Void)? {
    get { storyboard.viewDidLoad }
    set { storyboard.viewDidLoad = newValue }
  }
}
