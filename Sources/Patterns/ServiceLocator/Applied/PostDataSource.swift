import Domain

/// A list that can reload all of its rows, such as `UITableView`.
@MainActor public protocol RowsReloading: AnyObject {
  /// Reloads all rows from the data source.
  func reloadData()
}

/// The posts that one or more lists show, fetched through a session.
///
///     PostDataSource()                         // in the app
///     PostDataSource(session: MockSession())   // in a test
///
/// The session is injected through a default argument. The app omits the argument, a test passes a
/// mock, and the compiler checks both calls.
@MainActor public final class PostDataSource {
  struct Observer {
    weak var list: (any RowsReloading)?
  }

  /// The posts of the last successful load, the newest first.
  public private(set) var items: [Post] = []

  let session: any PostSession
  private var lastRequest = 0
  private var shownRequest = 0
  private(set) var observers: [Observer] = []

  /// Creates a data source without posts. Any thread may call this initializer.
  public nonisolated init(session: any PostSession = URLSessionPostSession.shared) {
    self.session = session
  }

  /// Fetches the posts. After a success, call ``reloadLists()``.
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

  /// Adds a list, and holds it weakly. Adding a list twice has no effect.
  public func add(_ list: any RowsReloading) {
    observers.removeAll { $0.list == nil || $0.list === list }
    observers.append(Observer(list: list))
  }

  /// Reloads all lists that show the posts, because several screens can share this data source.
  ///
  /// A list that does not reload may request rows that no longer exist.
  public func reloadLists() {
    for observer in observers { observer.list?.reloadData() }
  }
}
