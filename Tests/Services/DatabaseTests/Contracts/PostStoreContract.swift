import Domain
import Foundation
import TestDoubles
import Testing

@Suite("Every post store", .timeLimit(.minutes(1)))
struct PostStoreContract {
  typealias Store = Conformer<any PostStore>

  /// A post whose moment is `seconds` after the others' beginning; fractions must survive.
  private static func post(_ text: String, by author: Person, at seconds: Double) -> Post {
    Post(
      id: Post.ID(), by: author.id, storedText: text,
      date: Date(timeIntervalSinceReferenceDate: 794_016_000.1 + seconds))
  }

  @Test("gives back what was saved, to the fraction of a second", arguments: postStores)
  func savesAndFinds(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let post = Self.post("one\n\ttwo 🚲", by: .ada, at: 0.123_456_789)
    try await store.save([post])
    #expect(try await store.post(post.id) == post)
    #expect(try await store.post(Post.ID()) == nil)
    withExtendedLifetime(folder) {}
  }

  @Test("lists the newest first, everybody's or one author's", arguments: postStores)
  func lists(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    try await store.save([
      Self.post("first", by: .ada, at: 0), Self.post("third", by: .ada, at: 2),
      Self.post("second", by: .grace, at: 1),
    ])
    #expect(try await store.posts(by: nil).map(\.text) == ["third", "second", "first"])
    #expect(try await store.posts(by: Person.ada.id).map(\.text) == ["third", "first"])
    #expect(try await store.posts(by: Person.alan.id) == [])
    withExtendedLifetime(folder) {}
  }

  @Test("lists posts of one moment in one order, always", arguments: postStores)
  func oneMoment(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let posts = (0..<8).map { Self.post("\($0)", by: .ada, at: 0) }
    try await store.save(posts)
    let expected = posts.sorted { $0.id.description < $1.id.description }
    #expect(try await store.posts(by: nil) == expected)
    #expect(try await store.posts(by: Person.ada.id) == expected)
    withExtendedLifetime(folder) {}
  }

  @Test("replaces, deletes, and passes over what is not there", arguments: postStores)
  func replacesAndDeletes(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let post = Self.post("draft", by: .ada, at: 0)
    let edited = Post(id: post.id, by: post.author, storedText: "final", date: post.date)
    try await store.save([post])
    try await store.save([edited])
    #expect(try await store.posts(by: nil) == [edited])
    try await store.delete([Post.ID(), post.id])
    #expect(try await store.posts(by: nil) == [])
    withExtendedLifetime(folder) {}
  }

  @Test("delivers at first and after each change, until the token goes", arguments: postStores)
  @MainActor
  func observes(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let deliveries = Deliveries<[Post]>()
    let token = store.observePosts(by: Person.ada.id, deliveries.receive)
    #expect(try await deliveries.next() == [])
    let post = Self.post("hello", by: .ada, at: 0)
    try await store.save([post])
    #expect(try deliveries.all.map { try $0.get() } == [[], [post]])
    token.cancel()
    try await store.delete([post.id])
    #expect(deliveries.all.count == 2)
    withExtendedLifetime(folder) {}
  }
}
