import Domain

/// The way to the posts, wherever they are (row E6): what the document's `NSURLSession` is to its
/// data source, in the one call that the data source needs.
///
/// So a mock overrides nothing and decodes nothing: it has fixed posts.
public protocol PostSession: Sendable {
  /// The posts, the newest first.
  func posts() async throws(ServerError) -> [Post]
}
