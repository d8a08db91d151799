import Domain

/// The posts of a table (rows E2 and E4), fetched through a session.
///
///     PostDataSource()                         // in the app
///     PostDataSource(session: MockSession())   // in a test
///
/// The default argument is the whole dependency injection (row E6): production code does not mention
/// it, a test replaces it, and the compiler checks both. No locator knows of it.
@MainActor public final class PostDataSource: TableItemSource {
  /// The posts as they were last loaded, the newest first.
  public private(set) var items: [Post] = []

  /// The lists that show the posts.
  public let observers = ListObservers()

  private let session: any PostSession
  private var requests = 0
  /// The number of the request whose answer is shown.
  private var answered = 0

  /// A data source without posts yet. Made on any thread, so that a locator can be asked on any.
  public nonisolated init(session: any PostSession = FilePostSession.shared) {
    self.session = session
  }

  /// Fetches the posts. Of several fetches under way the last one begun wins: the answer of an
  /// earlier one that comes after it is older, and is dropped.
  ///
  /// - Throws: what the session throws; the posts stay as they were.
  public func load() async throws(ServerError) {
    requests += 1
    let request = requests
    let posts = try await session.posts()
    guard request > answered else { return }
    answered = request
    items = posts
  }

  /// One post as it is now; nil where it is no longer there. The items stay as they were: the list
  /// that shows them is not told.
  public func post(_ id: Post.ID) async throws(ServerError) -> Post? {
    try await session.post(id)
  }

  /// The post's first line, and what follows it.
  public func text(ofRow row: Int) -> RowText {
    let post = item(inRow: row)
    let lines = post.text.split(separator: "\n", maxSplits: 1)
    return RowText(String(lines.first ?? ""), detail: lines.count > 1 ? String(lines[1]) : nil)
  }
}
