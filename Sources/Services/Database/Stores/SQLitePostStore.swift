public import Domain
import Foundation

/// A store of posts in SQLite. The newest post is first.
public struct SQLitePostStore: PostStore {
  private let stack: DatabaseStack

  /// Creates a store of the posts in `stack`. The store retains `stack`.
  public init(_ stack: DatabaseStack) {
    self.stack = stack
  }

  /// Returns a post, or nil if the post does not exist.
  public func post(_ id: Post.ID) async throws(StoreError) -> Post? {
    try stack.read { (connection) throws(StoreError) in
      try connection.all(Post.self, "WHERE id = ?", id).first
    }
  }

  /// Returns the posts of `author`, or all posts if `author` is nil.
  public func posts(by author: Person.ID?) async throws(StoreError) -> [Post] {
    try stack.read(Self.query(author))
  }

  /// Adds or replaces posts in one transaction.
  public func save(_ posts: [Post]) async throws(StoreError) {
    try await stack.write(to: [.post]) { (connection) throws(StoreError) in
      for post in posts {
        try connection.execute(
          "INSERT OR REPLACE INTO post (id, author, text, date) VALUES (?, ?, ?, ?)",
          post.id, post.author, post.text, post.date.timeIntervalSinceReferenceDate)
      }
    }
  }

  /// Deletes posts in one transaction.
  public func delete(_ ids: [Post.ID]) async throws(StoreError) {
    try await stack.write(to: [.post]) { (connection) throws(StoreError) in
      try connection.delete(ids)
    }
  }

  /// Calls `receive` with the posts, now and after each commit that changes posts.
  ///
  /// The returned token retains the database stack.
  public func observePosts(
    by author: Person.ID?, _ receive: @escaping @MainActor (Result<[Post], StoreError>) -> Void
  ) -> ObservationToken {
    stack.observe([.post], Self.query(author), receive)
  }

  private static func query(
    _ author: Person.ID?
  ) -> @Sendable (Connection) throws(StoreError) -> [Post] {
    { (connection) throws(StoreError) in
      guard let author else { return try connection.all(Post.self) }
      return try connection.all(Post.self, "WHERE author = ?", author)
    }
  }
}

extension Post: TableEntity {
  /// The table `post`.
  public static let table = Table.post
  /// The columns of a post. The date is in seconds since the start of 2001.
  public static let columns = "id, author, text, date"
  /// The sort order: newest post first. The identifier makes the order of equal dates stable.
  public static let defaultOrder = "date DESC, id"

  /// Reads a post from a row.
  public init(row: Row) throws(StoreError) {
    self.init(
      id: try row.identifier(at: 0), by: try row.identifier(at: 1), storedText: row.text(at: 2),
      date: Date(timeIntervalSinceReferenceDate: row.double(at: 3)))
  }
}
