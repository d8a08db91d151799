import Collation
import Domain
import Foundation
import Interaction
import TestDoubles
import TestSupport
import Testing

@Suite("AddShoppingListSteps", .tags(.mockInjection))
@MainActor
struct AddShoppingListTests {
  private let store = InMemoryShoppingListStore(
    collation: SystemNameCollation(locale: Locale(identifier: "en_US")))
  private let full = StoreError.full(file: "lists.sqlite")

  @Test("the typed title is trimmed and saved")
  func adds() async throws {
    let outcome = await makeAdd(ScriptedAsker([" Party "])).finish()
    let saved = try await store.lists()
    #expect(saved.map(\.title) == ["Party"])
    let list = try #require(outcome).get()
    #expect([list] == saved)
  }

  @Test("after an invalid title, the next question contains the reason and the typed text")
  func asksAgain() async throws {
    let asker = ScriptedAsker(["   ", "a\u{7}b", "Party"])
    await makeAdd(asker).finish()
    #expect(
      asker.questions.map(\.message) == [
        nil, "Not saved: a list needs a title.",
        "Not saved: the title holds a control character.",
      ])
    #expect(asker.questions.map(\.text) == ["", "   ", "a\u{7}b"])
    let titles = try await store.lists().map(\.title)
    #expect(titles == ["Party"])
  }

  @Test("if the user declines after an invalid title, nothing is saved")
  func givenUp() async throws {
    let interaction = makeAdd(ScriptedAsker([""]))
    await interaction.finish()
    #expect(interaction.state == .cancelled)
    let lists = try await store.lists()
    #expect(lists == [])
  }

  @Test("a retry after a failed save does not ask for the title again")
  func retried() async throws {
    let asker = ScriptedAsker(["Party"], decisions: [true])
    store.failure = full
    asker.whileConfirming = { [store] in store.failure = nil }
    await makeAdd(asker).finish()
    let titles = try await store.lists().map(\.title)
    #expect(titles == ["Party"])
    #expect(asker.questions.count == 1)
    #expect(
      asker.confirmations == [
        .tryAgain("“Party” could not be saved.", because: full.description)
      ])
  }

  @Test("if a list was saved but the reply was lost, a retry adds no second list")
  func replyLost() async throws {
    let steps = AddShoppingListSteps(
      to: LostReplyStore(store, failure: full),
      asking: ScriptedAsker(["Party", "Party"], decisions: [true]))
    let outcome = await UserInteraction(steps).finish()
    let saved = try await store.lists()
    #expect(saved.map(\.title) == ["Party"])
    #expect(outcome == saved.first.map { .success($0) })
  }

  @Test("if the user declines a retry, the outcome is the failure")
  func failed() async {
    store.failure = full
    let outcome = await makeAdd(ScriptedAsker(["Party"])).finish()
    #expect(outcome == .failure(full))
  }

  @Test("the rename question contains the current title, and the same list gets the new title")
  func renames() async throws {
    let party = try ShoppingList(title: "Party")
    try await store.save([party])
    let asker = ScriptedAsker(["Picnic"])
    let steps = AddShoppingListSteps(to: store, asking: asker, renaming: party)
    let outcome = await UserInteraction(steps).finish()
    #expect(asker.questions.map(\.text) == ["Party"])
    let picnic = try ShoppingList(id: party.id, title: "Picnic")
    #expect(outcome == .success(picnic))
    let lists = try await store.lists()
    #expect(lists == [picnic])
  }

  private func makeAdd(_ asker: ScriptedAsker) -> AddShoppingListInteraction {
    UserInteraction(AddShoppingListSteps(to: store, asking: asker))
  }
}

/// A store whose first `save(_:)` saves the lists but throws an error.
@MainActor
private final class LostReplyStore: ShoppingListStore {
  private let store: InMemoryShoppingListStore
  private var failure: StoreError?

  init(_ store: InMemoryShoppingListStore, failure: StoreError) {
    self.store = store
    self.failure = failure
  }

  func save(_ lists: [ShoppingList]) async throws(StoreError) {
    try await store.save(lists)
    if let failure = failure.take() { throw failure }
  }

  func lists() async throws(StoreError) -> [ShoppingList] { try await store.lists() }

  func delete(_ ids: [ShoppingList.ID]) async throws(StoreError) { try await store.delete(ids) }

  func observeLists(
    _ receive: @escaping @MainActor (Result<[ShoppingList], StoreError>) -> Void
  ) -> ObservationToken {
    store.observeLists(receive)
  }
}
