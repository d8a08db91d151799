public import Domain

/// The document's locator, an object placeholder with a lazy data source (rows E1 and E2).
///
/// What it does not say: a storyboard makes a placeholder for *each* scene that has one, each time
/// the scene is made. "One locator for everything" (row E3) it is not: two screens have two
/// locators, two data sources, and two downloads. ``SharedPostServiceLocator`` is the cure.
@MainActor public final class PostServiceLocator: PostLocating {
  /// The posts; made when they are first asked for.
  public private(set) lazy var dataSource = PostDataSource(session: session)

  private let session: any PostSession

  /// A locator without services yet. Interface Builder's objects are made bare, with the default;
  /// whoever registers the class can make it with another session.
  public init(session: any PostSession = FilePostSession.shared) {
    self.session = session
  }
}
