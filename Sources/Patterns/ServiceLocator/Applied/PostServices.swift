public import Domain

/// The services of the posts feature, in the form that the compiler checks: a slot for each, a
/// default argument for what a test replaces.
///
/// One group serves as many placeholders as the storyboard makes.
public final class PostServices: Sendable {
  /// The posts, shared by all screens of the group.
  public let dataSource: ServiceSlot<PostDataSource>

  /// The group that is in force where a storyboard makes its objects.
  ///
  /// An object made without arguments can only look round for what it needs; this is the one place
  /// to look. A test binds a group of its own, for itself alone:
  ///
  ///     try PostServices.$current.withValue(PostServices(session: MockSession())) {
  ///       try loader.instantiateInitialViewController()
  ///     }
  @TaskLocal public static var current = PostServices()

  /// A group whose services are made when they are first read.
  public init(session: any PostSession = FilePostSession.shared) {
    dataSource = ServiceSlot("PostDataSource") { PostDataSource(session: session) }
  }
}
