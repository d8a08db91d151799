import Collation
import Domain
import Foundation
import Interaction
import TestDoubles
import TestSupport
import Testing

@Suite("Interaction: add a shopping list through an alert with a text field (B6)")
@MainActor
struct AddShoppingListTests {
  private let store = InMemoryShoppingListStore(
    collation: SystemNameCollation(locale: Locale(identifier: "en_US")))
  private let full = StoreError.full(file: "lists.sqlite")

  @Test("the title typed is saved, trimmed")
  func adds() async throws {
    let outcome = await makeAdd(ScriptedAsker([" Party "])).run()
    let saved = try await store.lists()
    #expect(saved.map(\.title) == ["Party"])
    #expect(outcome == .completed(saved[0]))
  }

  @Test("a title that is refused is asked for again: the reason told, the text kept")
  func asksAgain() async throws {
    let asker = ScriptedAsker(["   ", "a\u{7}b", "Party"])
    _ = await makeAdd(asker).run()
    #expect(
      asker.questions.map(\.message) == [
        nil, "Not saved: a list needs a title.",
        "Not saved: the title holds a control character.",
      ])
    #expect(asker.questions.map(\.text) == ["", "   ", "a\u{7}b"])
    let titles = try await store.lists().map(\.title)
    #expect(titles == ["Party"])
  }

  @Test("given up after a refused title, it is cancelled and saves nothing")
  func givenUp() async throws {
    let outcome = await makeAdd(ScriptedAsker([""])).run()
    #expect(outcome == .cancelled)
    let lists = try await store.lists()
    #expect(lists == [])
  }

  @Test("a store that fails is told of, and tried again with the list already typed")
  func retried() async throws {
    let asker = ScriptedAsker(["Party"], decisions: [true])
    store.failure = full
    asker.whileConfirming = { [store] in store.failure = nil }
    _ = await makeAdd(asker).run()
    let titles = try await store.lists().map(\.title)
    #expect(titles == ["Party"])
    #expect(asker.questions.count == 1)
    #expect(
      asker.confirmations == [
        .tryAgain("“Party” could not be saved.", because: full.description)
      ])
  }

  @Test("not tried again, the failure is the outcome")
  func failed() async {
    store.failure = full
    let outcome = await makeAdd(ScriptedAsker(["Party"])).run()
    #expect(outcome == .failed(full))
  }

  private func makeAdd(_ asker: ScriptedAsker) -> AddShoppingListInteraction {
    UserInteraction(AddShoppingListSteps(to: store, asking: asker))
  }
}
