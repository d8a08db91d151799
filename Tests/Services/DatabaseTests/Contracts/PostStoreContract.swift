import Domain
import Foundation
import TestDoubles
import Testing

@Suite("Contract of post stores", .timeLimit(.minutes(3)))
struct PostStoreContract {
  typealias Store = Conformer<any PostStore>

  /// Returns a post dated `seconds` after a fixed date, which has a fraction of a second.
  private static func post(_ text: String, by author: Person, at seconds: Double) -> Post {
    Post(
      id: Post.ID(), by: author.id, storedText: text,
      date: Date(timeIntervalSinceReferenceDate: 794_016_000.1 + seconds))
  }

  @Test(
    "`post(_:)` returns a saved post, including the fractions of a second of its date",
    arguments: postStores)
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

  @Test(
    "`posts(by:)` returns the newest post first, for one author or for all authors",
    arguments: postStores)
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

  @Test("posts with equal dates are sorted by identifier", arguments: postStores)
  func equalDates(_ conformer: Store) async throws {
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

  @Test(
    "saving a post again replaces the post; deleting ignores unknown identifiers",
    arguments: postStores)
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

  @Test(
    "an observer is called at the start and after each change, until its token is cancelled",
    arguments: postStores)
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

@Suite("Contract of shopping list stores", .timeLimit(.minutes(3)))
struct ShoppingListStoreContract {
  typealias Store = Conformer<any ShoppingListStore>

  private static func list(_ title: String) -> ShoppingList {
    ShoppingList(id: ShoppingList.ID(), storedTitle: title)
  }

  @Test(
    "`lists()` returns the lists sorted by title with the collation", arguments: shoppingListStores)
  func lists(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    try await store.save(["bread", "Apples", "cheese"].map(Self.list))
    let titles = try await store.lists().map(\.title)
    #expect(titles == ["Apples", "bread", "cheese"])
    withExtendedLifetime(folder) {}
  }

  @Test(
    "saving a list again replaces the list; deleting ignores unknown identifiers",
    arguments: shoppingListStores)
  func replacesAndDeletes(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let (first, second) = (Self.list("a"), Self.list("b"))
    try await store.save([first, second])
    try await store.save([ShoppingList(id: first.id, storedTitle: "z")])
    let titles = try await store.lists().map(\.title)
    #expect(titles == ["b", "z"])
    try await store.delete([ShoppingList.ID(), first.id])
    let left = try await store.lists()
    #expect(left == [second])
    withExtendedLifetime(folder) {}
  }

  @Test(
    "an observer is called at the start and after each change, until its token is cancelled",
    arguments: shoppingListStores)
  @MainActor
  func observes(_ conformer: Store) async throws {
    let (store, folder) = try await conformer.make()
    let deliveries = Deliveries<[ShoppingList]>()
    let token = store.observeLists(deliveries.receive)
    let atFirst = try await deliveries.next()
    #expect(atFirst == [])
    let list = Self.list("tea")
    try await store.save([list])
    let delivered = try deliveries.all.map { try $0.get() }
    #expect(delivered == [[], [list]])
    token.cancel()
    try await store.delete([list.id])
    #expect(deliveries.all.count == 2)
    withExtendedLifetime(folder) {}
  }
}
