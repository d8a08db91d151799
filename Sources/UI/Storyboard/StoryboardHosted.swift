/// A controller that performs its storyboard's segues: it is handed its loader when it is made, as
/// UIKit sets a controller's `storyboard`.
///
/// The controller may hold the loader: the loader holds no controller.
@MainActor public protocol StoryboardHosted: AnyObject {
  /// The loader that made the controller.
  var storyboard: StoryboardLoader? { get set }
}
