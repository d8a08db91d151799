import Database
import Domain
import Foundation
import PostsScreen
import ScriptRunner
import Synchronization

/// The posts of one run, which other users can change.
///
/// `write(_:)` and `remove(_:)` change the posts as another user would.
protocol PostsSource: Sendable {
  /// The session from which the screens load posts.
  var session: any PostSession { get }

  /// Adds a post as another user.
  func write(_ post: Post) async throws

  /// Removes a post as another user.
  func remove(_ id: Post.ID) async throws

  /// Disconnects or connects the demo's network. Throws an error if the source is not the demo.
  func setOffline(_ isOffline: Bool) throws

  /// Closes the source at the end of the program.
  func close() async
}

/// The demo's session: posts in memory, with a simulated network that can be disconnected.
final class DemoPostSession: PostSession, PostsSource {
  private struct State {
    var posts: [Post]
    var isOffline = false
  }

  private let state: Mutex<State>

  init(_ posts: [Post]) {
    state = Mutex(State(posts: posts))
  }

  var session: any PostSession { self }

  func posts() async throws(ServerError) -> [Post] {
    let now = state.withLock { $0 }
    guard !now.isOffline else { throw .unreachable(reason: "the demo is offline") }
    return now.posts.sorted { $0.date > $1.date }
  }

  func write(_ post: Post) {
    state.withLock { $0.posts.append(post) }
  }

  func remove(_ id: Post.ID) {
    state.withLock { state in state.posts.removeAll { $0.id == id } }
  }

  func setOffline(_ isOffline: Bool) {
    state.withLock { $0.isOffline = isOffline }
  }

  func close() {}
}

/// The demo's posts.
enum DemoPosts {
  static let author = Person.ID()

  static let all = texts.enumerated().map { index, text in
    Post(
      id: Post.ID(), by: author, storedText: text,
      // The dates are a day apart, at noon GMT, which is the same day in most time zones.
      date: Date(timeIntervalSince1970: 1_709_294_400 - 86_400 * Double(index)))
  }

  private static let texts = [
    "The engine weaves algebraic patterns\nas the loom weaves flowers and leaves.",
    "Found a moth in relay 70.\nTaped it into the log book: the first real bug.",
    "A programmer went shopping:\n“A litre of milk, and if they have eggs, a dozen.”\n"
      + "He came home with twelve litres.",
    "One letter is missing in this line of the ledger.",
    "Is anybody awake? The batch ends at four.",
  ]
}

/// Posts in a database on this device.
struct StoredPosts: PostsSource {
  let session: any PostSession
  private let stack: DatabaseStack
  private let store: SQLitePostStore

  /// Opens the database. A new file starts with `posts`.
  init(at url: URL, firstPosts posts: [Post]) async throws(StoreError) {
    let isNew = !FileManager.default.fileExists(atPath: url.path)
    stack = try DatabaseStack(at: .file(url), schema: .addressBook)
    store = SQLitePostStore(stack)
    session = StorePostSession(store)
    if isNew { try await store.save(posts) }
  }

  func write(_ post: Post) async throws {
    try await store.save([post])
  }

  func remove(_ id: Post.ID) async throws {
    try await store.delete([id])
  }

  func setOffline(_ isOffline: Bool) throws {
    throw ProgramError("The database needs no network. Leave out --db to be offline.")
  }

  func close() async {
    await stack.emptyLog()
  }
}

/// The posts on a server. This program cannot change these posts.
struct RemotePosts: PostsSource {
  let session: any PostSession

  func write(_ post: Post) throws { throw Self.isReadOnly }
  func remove(_ id: Post.ID) throws { throw Self.isReadOnly }
  func setOffline(_ isOffline: Bool) throws { throw Self.isReadOnly }
  func close() {}

  private static let isReadOnly = ProgramError("The server's posts cannot be changed from here.")
}
