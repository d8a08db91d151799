import Domain
import ScriptRunner
import ServiceLocator
import Synchronization

/// A server's posts without a server: in memory, for one run of the program, with a network that
/// can be switched off.
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

  /// What was done is forgotten.
  func leave() {}
}
