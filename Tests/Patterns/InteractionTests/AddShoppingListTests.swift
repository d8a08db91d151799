import Collation
import Domain
import Foundation
import Interaction
import TestDoubles
import TestSupport
import Testing

@Suite("AddShoppingListSteps")
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
    #expect(outcome?.value == saved.first)
  }

  @Test("after an invalid title, the next question contains the reason and the typed text")
  func asksAgain() async throws {
    let asker = ScriptedAsker(["   ", "a\u{7}b", "Party"])
    _ = await makeAdd(asker).finish()
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
    let outcome = await makeAdd(ScriptedAsker([""])).finish()
    #expect(outcome == .cancelled)
    let lists = try await store.lists()
    #expect(lists == [])
  }

  @Test("a retry after a failed save does not ask for the title again")
  func retried() async throws {
    let asker = ScriptedAsker(["Party"], decisions: [true])
    store.failure = full
    asker.whileConfirming = { [store] in store.failure = nil }
    _ = await makeAdd(asker).finish()
    let titles = try await store.lists().map(\.title)
    #expect(titles == ["Party"])
    #expect(asker.questions.count == 1)
    #expect(
      asker.confirmations == [
        .tryAgain("“Party” could not be saved.", because: full.description)
      ])
  }

  @Test("if the user declines a retry, the outcome is the failure")
  func failed() async {
    store.failure = full
    let outcome = await makeAdd(ScriptedAsker(["Party"])).finish()
    #expect(outcome == .failed(full))
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
    #expect(outcome == .completed(picnic))
    let lists = try await store.lists()
    #expect(lists == [picnic])
  }

  private func makeAdd(_ asker: ScriptedAsker) -> AddShoppingListInteraction {
    UserInteraction(AddShoppingListSteps(to: store, asking: asker))
  }
}
