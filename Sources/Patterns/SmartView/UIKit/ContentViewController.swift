#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// A controller with a typed content view.
///
/// Use it as the base class of a controller that would otherwise cast `view` in each method. A
/// controller that needs another base class conforms to ``ContentViewHosting`` instead.
@MainActor
open class ContentViewController<ContentView: UIView>: UIViewController, ContentViewHosting {
  private let contentPart = LazyPart<ContentView>()
  private let makeContentView: @MainActor () -> ContentView

  /// Creates a controller. `makeContentView` is evaluated once, when the view is first used.
  public init(_ makeContentView: @autoclosure @escaping @MainActor () -> ContentView) {
    self.makeContentView = makeContentView
    super.init(nibName: nil, bundle: nil)
  }

  /// Returns nil, because no archive contains this controller.
  public required init?(coder: NSCoder) { nil }

  /// The typed content view. Reading this property does not load the controller's view.
  public var contentView: ContentView { contentPart.value(makeContentView) }

  /// Sets the controller's view to the content view.
  open override func loadView() { view = contentView }
}
