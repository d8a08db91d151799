/// A controller whose view is of a class of its own, reached with that class's type.
///
/// `view` cannot be overridden with a subclass's type, neither in UIKit nor on the headless stage;
/// so the typed view has a name of its own, and `loadView` installs it. The base class
/// `ContentViewController` does both. A controller that must have another base class (a table view
/// controller, say) meets the port with the two lines that it takes:
///
///     private let contentPart = LazyPart<ProfileView>()
///     var contentView: ProfileView { contentPart.value { ProfileView() } }
///     override func loadView() { view = contentView }
///
/// Source: rows C9 and D3.
@MainActor public protocol ContentViewHosting: AnyObject {
  /// What stands in the controller's view: a class of views, or one that a test puts in its place.
  associatedtype ContentView

  /// The controller's view, typed. Asking for it makes the view, but loads nothing: `viewDidLoad` is
  /// called when the screen, not a test's set-up, first needs the view.
  var contentView: ContentView { get }
}
