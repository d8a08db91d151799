import Domain

/// The posts of a table, fetched through a session.
///
///     PostDataSource()                         // in the app
///     PostDataSource(session: MockSession())   // in a test
///
/// The session is injected through a default argument. The app omits the argument, a test passes a
/// mock, and the compiler checks both calls.
@MainActor public final class PostDataSource: TableItemSource {
  /// The posts of the last load, the newest first.
  public private(set) var items: [Post] = []

  /// The lists that show the posts.
  public let observers = ListObservers()

  let session: any PostSession
  private var lastRequest = 0
  private var shownRequest = 0

  /// Creates a data source without posts. Any thread may call this initializer.
  public nonisolated init(session: any PostSession = URLSessionPostSession.shared) {
    self.session = session
  }

  /// Fetches the posts.
  ///
  /// If loads overlap, the newest request wins. A reply to an older request that arrives later is
  /// ignored.
  ///
  /// - Throws: the session's error. The items do not change.
  public func load() async throws(ServerError) {
    lastRequest += 1
    let request = lastRequest
    let posts = try await session.posts()
    guard request > shownRequest else { return }
    shownRequest = request
    items = posts
  }

  /// Fetches one post, or returns nil if the post no longer exists. The items do not change.
  public func post(_ id: Post.ID) async throws(ServerError) -> Post? {
    try await session.post(id)
  }

  /// Returns the first line of the post as the title, and the other lines as the detail.
  public func text(ofRow row: Int) -> RowText {
    let post = item(inRow: row)
    let lines = post.text.split(separator: "\n", maxSplits: 1)
    return RowText(String(lines.first ?? ""), detail: lines.count > 1 ? String(lines[1]) : nil)
  }
}
