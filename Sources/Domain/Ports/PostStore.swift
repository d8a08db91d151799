/// A port to the storage of posts on this device.
///
/// The port gives the same guarantees as ``PeopleStore``.
public protocol PostStore: Sendable {
  /// Returns a post, or nil if the post does not exist.
  func post(_ id: Post.ID) async throws(StoreError) -> Post?

  /// Returns the posts of `author`, or all posts if `author` is nil. The newest is first.
  func posts(by author: Person.ID?) async throws(StoreError) -> [Post]

  /// Adds or replaces posts.
  func save(_ posts: [Post]) async throws(StoreError)

  /// Deletes posts and ignores unknown identifiers.
  func delete(_ ids: [Post.ID]) async throws(StoreError)

  /// Calls `receive` with the posts of `author`, or with all posts if `author` is nil.
  ///
  /// `receive` is called once at the start and after each change.
  @MainActor
  func observePosts(
    by author: Person.ID?, _ receive: @escaping @MainActor (Result<[Post], StoreError>) -> Void
  ) -> ObservationToken
}

/// A port to posts on a server. A mock returns fixed posts.
public protocol PostSession: Sendable {
  /// Returns all posts. The newest is first.
  func posts() async throws(ServerError) -> [Post]

  /// Returns a post, or nil if the post no longer exists.
  ///
  /// The default implementation searches all posts.
  func post(_ id: Post.ID) async throws(ServerError) -> Post?
}

extension PostSession {
  /// Searches all posts.
  public func post(_ id: Post.ID) async throws(ServerError) -> Post? {
    try await posts().first { $0.id == id }
  }
}
