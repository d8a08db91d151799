/// A controller with a view class of its own and typed access to that view.
///
/// `view` cannot be overridden with a subclass type, so the typed view is called `contentView`, and
/// `loadView` installs it. The base class `ContentViewController` provides both members. A
/// controller with another base class, such as a table view controller, conforms in three lines:
///
///     private let contentPart = LazyPart<ProfileView>()
///     var contentView: ProfileView { contentPart.value { ProfileView() } }
///     override func loadView() { view = contentView }
@MainActor public protocol ContentViewHosting: AnyObject {
  /// The view class, or a test's replacement.
  associatedtype ContentView

  /// The controller's view, typed as its own class.
  ///
  /// Reading this property creates the view but does not call `viewDidLoad`. That method is called
  /// later, on the first access to `view`.
  var contentView: ContentView { get }
}

/// A value that is created on first access, and can be inspected without creating it.
///
/// A layout that reads `lazy var`s creates all of them, but a layout that reads ``ifMade`` creates
/// none. So a label without text is never created:
///
///     private let bioPart = LazyPart<UILabel>()
///     var bioLabel: UILabel { bioPart.value { added(UILabel()) } }
///
///     override func layoutSubviews() {
///       bioPart.ifMade?.frame = bounds
///     }
///
/// The closure that creates the value is passed on access, because a stored closure that captures
/// the view would create a retain cycle.
@MainActor public final class LazyPart<Part> {
  /// The value, or nil if it has not been created.
  public private(set) var ifMade: Part?

  /// Creates a `LazyPart` without a value.
  public init() {}

  /// Returns the value. `make` is called only on first access.
  public func value(_ make: () -> Part) -> Part {
    if let ifMade { return ifMade }
    let made = make()
    ifMade = made
    return made
  }
}
