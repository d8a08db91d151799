/// The way to the posts, wherever they are (row E6): what the document's `NSURLSession` is to its
/// data source, in the one call that the data source needs.
///
/// So a mock overrides nothing and decodes nothing: it has fixed posts.
public protocol PostSession: Sendable {
  /// The posts, the newest first.
  func posts() async throws(ServerError) -> [Post]

  /// The post as it is now, for a screen that was given its identifier (row C6); nil where it is
  /// no longer there. A session that knows no quicker way fetches them all.
  func post(_ id: Post.ID) async throws(ServerError) -> Post?
}

extension PostSession {
  /// Looks for the post among all of them.
  public func post(_ id: Post.ID) async throws(ServerError) -> Post? {
    try await posts().first { $0.id == id }
  }
}
