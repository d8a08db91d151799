public import HeadlessUI
public import SmartView

/// A controller whose view is a `ContentView`, set in `loadView` and typed ever after: the twin of
/// the UIKit class of the same name, line by line.
///
/// It holds the closure that makes the view, and the view; the view does not hold it.
@MainActor open class ContentViewController<ContentView: View>: ViewController, ContentViewHosting {
  private let contentPart = LazyPart<ContentView>()
  private let makeContentView: @MainActor () -> ContentView

  /// A controller of the view that `makeContentView` makes, once, when it is first needed.
  public init(_ makeContentView: @autoclosure @escaping @MainActor () -> ContentView) {
    self.makeContentView = makeContentView
    super.init()
  }

  /// The controller's view, typed; asking for it does not load the controller's view.
  public var contentView: ContentView { contentPart.value(makeContentView) }

  /// Makes the content view the controller's view.
  open override func loadView() {
    view = contentView
  }
}
