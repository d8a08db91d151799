import Domain
import Interaction
import TestDoubles
import Testing

@Suite("Retries of other lists")
@MainActor struct HeldRetryTests {
  @Test(
    "a retry saves the same list, whatever its title is", arguments: ["Picnic", "a", "Party 2"])
  func anyTitle(_ title: String) async throws {
    let list = try ShoppingList(title: title)
    let steps = AddShoppingListSteps(
      to: InMemoryShoppingListStore(), asking: ScriptedAsker(decisions: [true]))
    let failure = StoreError.cannotOpen(file: "lists", reason: "it is missing")
    let again = await steps.ask(.again(list, after: failure))
    #expect(again == list)
  }
}
