public import Domain

/// The services of the posts feature, in typed slots.
///
/// All instances of ``SharedPostServiceLocator`` that a storyboard creates share one group.
public final class PostServices: Sendable {
  /// The data source of the posts, which all screens of the group share.
  public let dataSource: ServiceSlot<PostDataSource>

  /// The group of services that a storyboard's objects use.
  ///
  /// A storyboard creates its objects without arguments, so they read this value instead. A test
  /// binds its own group for the current task:
  ///
  ///     try PostServices.$current.withValue(PostServices(session: MockSession())) {
  ///       try loader.instantiateInitialViewController()
  ///     }
  @TaskLocal public static var current = PostServices()

  /// Creates a group whose services are created when they are first read.
  public init(session: any PostSession = URLSessionPostSession.shared) {
    dataSource = ServiceSlot("PostDataSource") { PostDataSource(session: session) }
  }
}

/// A locator that gives a screen its post data source.
@MainActor public protocol PostLocating: AnyObject {
  /// The data source of the posts.
  var dataSource: PostDataSource { get }
}

/// A storyboard placeholder that creates its own data source on the first read.
///
/// Each time a storyboard creates a scene, it also creates a new placeholder. So two screens have
/// two locators, two data sources and two downloads. ``SharedPostServiceLocator`` avoids this.
@MainActor public final class PostServiceLocator: PostLocating {
  /// The data source, created on the first read.
  public private(set) lazy var dataSource = PostDataSource(session: session)

  private let session: any PostSession

  /// Creates a locator. A storyboard uses the default session, and a test passes its own.
  public init(session: any PostSession = URLSessionPostSession.shared) {
    self.session = session
  }
}

/// A storyboard placeholder that refers to the current ``PostServices``.
///
/// All screens share one data source, however often the storyboard creates this object.
@MainActor public final class SharedPostServiceLocator: PostLocating {
  private var services: PostServices?

  /// Creates a locator without a group of services, as a storyboard does.
  public init() {}

  /// Stores the current group of services for the screen.
  public func awakeFromNib() {
    services = .current
  }

  /// The data source of the stored group, or of the current group before ``awakeFromNib()``.
  public var dataSource: PostDataSource {
    (services ?? .current).dataSource.service
  }
}
