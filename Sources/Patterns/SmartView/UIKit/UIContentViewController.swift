#if canImport(UIKit)
  public import UIKit

  /// A controller whose view is a `ContentView`, installed in `loadView`.
  ///
  /// It retains the view and the closure that makes it. The view does not retain the controller. A
  /// generic subclass cannot be used in a storyboard.
  open class UIContentViewController<ContentView: UIView>: UIViewController, ContentViewHosting {
    private let contentPart = LazyPart<ContentView>()
    private let makeContentView: @MainActor () -> ContentView

    /// Creates a controller. `makeContentView` is called once, on first access to the view.
    public init(_ makeContentView: @autoclosure @escaping @MainActor () -> ContentView) {
      self.makeContentView = makeContentView
      super.init(nibName: nil, bundle: nil)
    }

    /// Not available, because the view is made in code.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
      fatalError("init(coder:) is not available, because the content view is made in code.")
    }

    /// The controller's view with its type. Access does not call `viewDidLoad`.
    public var contentView: ContentView { contentPart.value(makeContentView) }

    /// Installs the content view as the controller's view.
    open override func loadView() {
      view = contentView
    }
  }
#endif
