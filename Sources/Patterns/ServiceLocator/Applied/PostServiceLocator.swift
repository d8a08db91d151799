/// The document's locator, an object placeholder with a lazy data source (rows E1 and E2).
///
/// What it does not say: a storyboard makes a placeholder for *each* scene that has one, each time
/// the scene is made. "One locator for everything" (row E3) it is not: two screens have two
/// locators, two data sources, and two downloads. ``SharedPostServiceLocator`` is the cure.
@MainActor public final class PostServiceLocator: PostLocating {
  /// The posts; made when they are first asked for.
  public private(set) lazy var dataSource = PostDataSource()

  /// A locator without services yet, made bare as Interface Builder's objects are.
  public init() {}
}
