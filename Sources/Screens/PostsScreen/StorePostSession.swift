public import Domain
public import ServiceLocator

/// The session of an app whose posts are in a store on this device: no server is asked.
public struct StorePostSession: PostSession {
  private let store: any PostStore

  /// The posts in `store`; held.
  public init(_ store: any PostStore) {
    self.store = store
  }

  /// Everybody's posts, the newest first.
  ///
  /// - Throws: `ServerError.unreachable`, with the store's own sentence as its reason.
  public func posts() async throws(ServerError) -> [Post] {
    do throws(StoreError) {
      return try await store.posts(by: nil)
    } catch {
      throw .unreachable(reason: error.description)
    }
  }

  /// One post, without the others.
  public func post(_ id: Post.ID) async throws(ServerError) -> Post? {
    do throws(StoreError) {
      return try await store.post(id)
    } catch {
      throw .unreachable(reason: error.description)
    }
  }
}
