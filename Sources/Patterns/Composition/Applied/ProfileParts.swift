public import Domain

/// How the children of a profile screen are made; a test hands in ones that only know their name.
///
/// - Isolation: main actor. Whoever composes holds the closures: let them not hold the container.
@MainActor
public struct ProfileParts<Controller> {
  /// Makes the child along the top.
  public var header: (Profile) -> Controller
  /// Makes the child with the posts.
  public var posts: ([Post]) -> Controller
  /// Makes the child that waits.
  public var loading: () -> Controller
  /// Makes the child that tells a failure.
  public var failure: (String) -> Controller

  /// The four ways to make a child.
  public init(
    header: @escaping (Profile) -> Controller, posts: @escaping ([Post]) -> Controller,
    loading: @escaping () -> Controller, failure: @escaping (String) -> Controller
  ) {
    self.header = header
    self.posts = posts
    self.loading = loading
    self.failure = failure
  }
}
