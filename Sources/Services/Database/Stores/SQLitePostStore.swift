public import Domain
import Foundation

/// The posts, in SQLite, the newest first.
///
/// - Isolation: none. It holds the stack, and the stack does not hold it.
public struct SQLitePostStore: PostStore {
  private let stack: DatabaseStack

  /// The store of the posts in `stack`.
  public init(_ stack: DatabaseStack) {
    self.stack = stack
  }

  /// The post with this identifier; nil where there is none.
  public func post(_ id: Post.ID) async throws(StoreError) -> Post? {
    try stack.read { (connection) throws(StoreError) in
      try connection.first(Self.byID, id) { (row) throws(StoreError) in try Post(row: row) }
    }
  }

  /// The posts of `author`, or everybody's, the newest first.
  public func posts(by author: Person.ID?) async throws(StoreError) -> [Post] {
    try stack.read { (connection) throws(StoreError) in
      try Self.posts(by: author, from: connection)
    }
  }

  /// Adds or replaces the posts in one transaction.
  public func save(_ posts: [Post]) async throws(StoreError) {
    try await stack.write(to: [.post]) { (connection) throws(StoreError) in
      for post in posts {
        try connection.execute(
          Self.save, post.id, post.author, post.text, post.date.timeIntervalSinceReferenceDate)
      }
    }
  }

  /// Removes the posts in one transaction.
  public func delete(_ ids: [Post.ID]) async throws(StoreError) {
    try await stack.write(to: [.post]) { (connection) throws(StoreError) in
      for id in ids { try connection.execute("DELETE FROM post WHERE id = ?", id) }
    }
  }

  /// Delivers the posts now and after each commit; the token keeps the stack open.
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
    return try connection.all(byAuthor, author) { (row) throws(StoreError) in try Post(row: row) }
  }

  private static let byID = Post.selection + " WHERE id = ?"
  private static let byAuthor =
    Post.selection + " WHERE author = ? ORDER BY " + Post.defaultOrder.joined(separator: ", ")
  private static let save = """
    INSERT INTO post (id, author, text, date) VALUES (?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET
    author = excluded.author, text = excluded.text, date = excluded.date
    """
}
