/// Where posts are kept on this device.
///
/// The same promises as ``PeopleStore``: all or none, durable on return, observers told.
public protocol PostStore: Sendable {
  /// The post with this identifier; nil where there is none.
  func post(_ id: Post.ID) async throws(StoreError) -> Post?

  /// The posts of `author`, the newest first; everybody's where it is nil.
  func posts(by author: Person.ID?) async throws(StoreError) -> [Post]

  /// Adds the posts, or replaces those already there under the same identifier.
  func save(_ posts: [Post]) async throws(StoreError)

  /// Removes the posts; who is not there is passed over.
  func delete(_ ids: [Post.ID]) async throws(StoreError)

  /// Tells `receive` the posts of `author` (everybody's where it is nil), the newest first: once at
  /// first, then after each change, on the main actor, while the token is held.
  @MainActor
  func observePosts(
    by author: Person.ID?, _ receive: @escaping @MainActor (Result<[Post], StoreError>) -> Void
  ) -> ObservationToken
}
