public import Domain

/// A post session that reads a store on this device, without a server.
public struct StorePostSession: PostSession {
  private let store: any PostStore

  /// Creates a session that holds `store`.
  public init(_ store: any PostStore) {
    self.store = store
  }

  /// Returns the posts of all authors, newest first.
  ///
  /// - Throws: `ServerError.unreachable` with the store's message as its reason.
  public func posts() async throws(ServerError) -> [Post] {
    try await read { () throws(StoreError) in try await store.posts(by: nil) }
  }

  /// Returns one post, or nil if it does not exist.
  ///
  /// - Throws: `ServerError.unreachable` with the store's message as its reason.
  public func post(_ id: Post.ID) async throws(ServerError) -> Post? {
    try await read { () throws(StoreError) in try await store.post(id) }
  }

  private func read<Value>(
    _ read: () async throws(StoreError) -> Value
  ) async throws(ServerError) -> Value {
    do throws(StoreError) {
      return try await read()
    } catch {
      throw .unreachable(reason: error.description)
    }
  }
}
