import Database
import Domain
import Foundation
import PostsScreen
import ScriptRunner
import ServiceLocator

/// The posts of a database on this device.
struct StoredPosts: PostsSource {
  let session: any PostSession
  private let stack: DatabaseStack
  private let store: SQLitePostStore

  /// Opens the database; one that is new begins with `posts`.
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
    throw CommandFault("the store is always at hand; leave out --db to be offline")
  }

  func leave() async {
    await stack.emptyLog()
  }
}
