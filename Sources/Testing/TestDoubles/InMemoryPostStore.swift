public import Domain

/// A store of posts in memory. The store passes the same contract tests as the database.
public final class InMemoryPostStore: InMemoryStore<Post>, PostStore {
  /// Creates a store with `posts`.
  public init(_ posts: [Post] = []) {
    super.init(values: posts)
  }

  /// Returns the post with this identifier, or nil if there is none.
  public func post(_ id: Post.ID) async throws(StoreError) -> Post? {
    try failIfAsked()
    return values[id]
  }

  /// Returns the posts of `author`, or all posts if `author` is nil, the newest first.
  public func posts(by author: Person.ID?) async throws(StoreError) -> [Post] {
    try failIfAsked()
    return Self.sorted(values, author)
  }

  /// Calls `receive` with the posts of `author`, now and after each change.
  public func observePosts(
    by author: Person.ID?, _ receive: @escaping @MainActor (Result<[Post], StoreError>) -> Void
  ) -> ObservationToken {
    observe({ Self.sorted($0, author) }, receive)
  }

  private static func sorted(_ posts: [Post.ID: Post], _ author: Person.ID?) -> [Post] {
    posts.values.filter { author == nil || $0.author == author }
      .sorted { ($1.date, $0.id.description) < ($0.date, $1.id.description) }
  }
}
