import Collation
import Domain
import Foundation
import Interaction
import TestDoubles
import Testing

@Suite("A second attempt to save a shopping list")
@MainActor struct HeldRetryTests {
  @Test(
    "a second attempt uses the same list, whatever its title is",
    arguments: ["Picnic", "a", "Party 2"])
  func anyTitle(_ title: String) async throws {
    let list = try ShoppingList(title: title)
    let store = InMemoryShoppingListStore(
      collation: SystemNameCollation(locale: Locale(identifier: "en_US")))
    let steps = AddShoppingListSteps(to: store, asking: ScriptedAsker(decisions: [true]))
    let failure = StoreError.cannotOpen(file: "lists", reason: "it is missing")
    let again = await steps.ask(.again(list, after: failure))
    #expect(again == list)
  }
}
