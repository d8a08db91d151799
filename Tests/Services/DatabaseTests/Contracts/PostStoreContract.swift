import Domain
import Foundation
import TestDoubles
import Testing

@Suite("Every post store", .timeLimit(.minutes(3)))
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
    let found = try await store.post(post.id)
    #expect(found == post)
    let missing = try await store.post(Post.ID())
    #expect(missing == nil)
    withExtendedLifetime(folder) {}
  }

  @Test("lists the newest first, everybody's or one author's", arguments: postStores)
  func lists(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    try await store.save([
      Self.post("first", by: .ada, at: 0), Self.post("third", by: .ada, at: 2),
      Self.post("second", by: .grace, at: 1),
    ])
    let everybodys = try await store.posts(by: nil)
    #expect(everybodys.map(\.text) == ["third", "second", "first"])
    let adas = try await store.posts(by: Person.ada.id)
    #expect(adas.map(\.text) == ["third", "first"])
    let alans = try await store.posts(by: Person.alan.id)
    #expect(alans == [])
    withExtendedLifetime(folder) {}
  }

  @Test("lists posts of one moment in one order, always", arguments: postStores)
  func oneMoment(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let posts = (0..<8).map { Self.post("\($0)", by: .ada, at: 0) }
    try await store.save(posts)
    let expected = posts.sorted { $0.id.description < $1.id.description }
    let everybodys = try await store.posts(by: nil)
    #expect(everybodys == expected)
    let adas = try await store.posts(by: Person.ada.id)
    #expect(adas == expected)
    withExtendedLifetime(folder) {}
  }

  @Test("replaces, deletes, and passes over what is not there", arguments: postStores)
  func replacesAndDeletes(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let post = Self.post("draft", by: .ada, at: 0)
    let edited = Post(id: post.id, by: post.author, storedText: "final", date: post.date)
    try await store.save([post])
    try await store.save([edited])
    var posts = try await store.posts(by: nil)
    #expect(posts == [edited])
    try await store.delete([Post.ID(), post.id])
    posts = try await store.posts(by: nil)
    #expect(posts == [])
    withExtendedLifetime(folder) {}
  }

  @Test("delivers at first and after each change, until the token goes", arguments: postStores)
  @MainActor
  func observes(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let deliveries = Deliveries<[Post]>()
    let token = store.observePosts(by: Person.ada.id, deliveries.receive)
    let atFirst = try await deliveries.next()
    #expect(atFirst == [])
    let post = Self.post("hello", by: .ada, at: 0)
    try await store.save([post])
    let delivered = try deliveries.all.map { try $0.get() }
    #expect(delivered == [[], [post]])
    token.cancel()
    try await store.delete([post.id])
    #expect(deliveries.all.count == 2)
    withExtendedLifetime(folder) {}
  }
}
