public import Domain
import Foundation

/// Stores posts in SQLite. The newest is first.
public struct SQLitePostStore: PostStore {
  private let stack: DatabaseStack

  /// Creates a store of the posts in `stack`, which it holds.
  public init(_ stack: DatabaseStack) {
    self.stack = stack
  }

  /// Returns a post, or nil if the post does not exist.
  public func post(_ id: Post.ID) async throws(StoreError) -> Post? {
    try stack.read { (connection) throws(StoreError) in
      try connection.first(Post.selection + " WHERE id = ?", id, decode: Post.init)
    }
  }

  /// Returns the posts of `author`, or all posts.
  public func posts(by author: Person.ID?) async throws(StoreError) -> [Post] {
    try stack.read { (connection) throws(StoreError) in
      try Self.posts(by: author, from: connection)
    }
  }

  /// Adds or replaces posts in one transaction.
  public func save(_ posts: [Post]) async throws(StoreError) {
    try await stack.write(to: [.post]) { (connection) throws(StoreError) in
      for post in posts {
        try connection.execute(
          """
          INSERT INTO post (id, author, text, date) VALUES (?, ?, ?, ?)
          ON CONFLICT (id) DO UPDATE SET
          author = excluded.author, text = excluded.text, date = excluded.date
          """, post.id, post.author, post.text, post.date.timeIntervalSinceReferenceDate)
      }
    }
  }

  /// Deletes posts in one transaction.
  public func delete(_ ids: [Post.ID]) async throws(StoreError) {
    try await stack.write(to: [.post]) { (connection) throws(StoreError) in
      for id in ids { try connection.execute("DELETE FROM post WHERE id = ?", id) }
    }
  }

  /// Calls `receive` with the posts: once at first and after each commit.
  ///
  /// The token holds the stack.
  public func observePosts(
    by author: Person.ID?, _ receive: @escaping @MainActor (Result<[Post], StoreError>) -> Void
  ) -> ObservationToken {
    stack.observe(
      [.post],
      { (connection) throws(StoreError) in try Self.posts(by: author, from: connection) }, receive)
  }

  private static func posts(
    by author: Person.ID?, from connection: Connection
  ) throws(StoreError) -> [Post] {
    guard let author else { return try connection.all(Post.self) }
    let order = Post.defaultOrder.joined(separator: ", ")
    return try connection.all(
      Post.selection + " WHERE author = ? ORDER BY " + order, author, decode: Post.init)
  }
}

extension Table {
  /// The table of posts.
  public static let post: Table = "post"
}

extension Post: TableEntity {
  /// The table `post`.
  public static let table = Table.post
  /// All properties. The date is in seconds since the start of 2001.
  public static let columns = ["id", "author", "text", "date"]
  /// The newest first. The identifier makes the order of equal dates stable.
  public static let defaultOrder = ["date DESC", "id"]

  /// Reads a post from a row.
  public init(row: Row) throws(StoreError) {
    self.init(
      id: try row.identifier(at: 0), by: try row.identifier(at: 1), storedText: row.text(at: 2),
      date: Date(timeIntervalSinceReferenceDate: row.double(at: 3)))
  }
}
