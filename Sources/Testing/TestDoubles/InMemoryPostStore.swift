import Domain

/// A post store in memory. It passes the same contract tests as the database.
@MainActor
public final class InMemoryPostStore: PostStore {
  /// The error that every call throws and every observer receives; nil for none.
  public var failure: StoreError? {
    didSet { subscribers.notifyAll() }
  }

  private var posts: [Post.ID: Post] = [:]
  private let subscribers = Subscribers()

  /// Creates a store with `posts`.
  public init(_ posts: [Post] = []) {
    for post in posts { self.posts[post.id] = post }
  }

  /// Returns the post with this identifier.
  public func post(_ id: Post.ID) async throws(StoreError) -> Post? {
    try failIfAsked()
    return posts[id]
  }

  /// Returns the posts of `author`, or all posts if it is nil, the newest first.
  public func posts(by author: Person.ID?) async throws(StoreError) -> [Post] {
    try failIfAsked()
    return sorted(author)
  }

  /// Adds or replaces the posts.
  public func save(_ posts: [Post]) async throws(StoreError) {
    try failIfAsked()
    for post in posts { self.posts[post.id] = post }
    subscribers.notifyAll()
  }

  /// Removes the posts.
  public func delete(_ ids: [Post.ID]) async throws(StoreError) {
    try failIfAsked()
    for id in ids { posts[id] = nil }
    subscribers.notifyAll()
  }

  /// Calls `receive` with the posts of `author`, now and after each change.
  public func observePosts(
    by author: Person.ID?, _ receive: @escaping @MainActor (Result<[Post], StoreError>) -> Void
  ) -> ObservationToken {
    subscribers.add { [weak self] in
      guard let self else { return }
      receive(failure.map { .failure($0) } ?? .success(sorted(author)))
    }
  }

  private func failIfAsked() throws(StoreError) {
    if let failure { throw failure }
  }

  private func sorted(_ author: Person.ID?) -> [Post] {
    posts.values.filter { author == nil || $0.author == author }
      .sorted { ($1.date, $0.id.description) < ($0.date, $1.id.description) }
  }
}
