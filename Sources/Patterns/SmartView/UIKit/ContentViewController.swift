#if canImport(UIKit)
  public import UIKit

  /// A controller whose view is a `ContentView`, set in `loadView` and typed ever after.
  ///
  /// It holds the closure that makes the view, and the view; the view does not hold it. A subclass
  /// that is generic itself cannot be named in a storyboard.
  open class ContentViewController<ContentView: UIView>: UIViewController, ContentViewHosting {
    private let contentPart = LazyPart<ContentView>()
    private let makeContentView: @MainActor () -> ContentView

    /// A controller of the view that `makeContentView` makes, once, when it is first needed.
    public init(_ makeContentView: @autoclosure @escaping @MainActor () -> ContentView) {
      self.makeContentView = makeContentView
      super.init(nibName: nil, bundle: nil)
    }

    /// The view comes from code: there is no archive to read it from.
    @available(*, unavailable)
    public required init?(coder: NSCoder) {
      fatalError("init(coder:) is not available: the content view is made in code")
    }

    /// The controller's view, typed; asking for it does not load the controller's view.
    public var contentView: ContentView { contentPart.value(makeContentView) }

    /// Makes the content view the controller's view.
    open override func loadView() {
      view = contentView
    }
  }
#endif
