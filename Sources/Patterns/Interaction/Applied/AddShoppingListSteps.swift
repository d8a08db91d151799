public import Domain

/// The steps of adding a shopping list: an alert with a text field, then the store (B6).
///
/// A title that is refused is asked for again, with the reason told and the text still in the field.
public struct AddShoppingListSteps: InteractionSteps {
  private let store: any ShoppingListStore
  private let asker: any TextAsking & Confirming

  /// The steps of adding a list to `store`, with the questions put by `asker`.
  public init(to store: any ShoppingListStore, asking asker: any TextAsking & Confirming) {
    self.store = store
    self.asker = asker
  }

  /// Asks for the title until it is valid; after a failure, whether to try again with that list.
  public func ask(_ attempt: InteractionAttempt<ShoppingList, StoreError>) async -> ShoppingList? {
    switch attempt {
    case .first:
      let question = TextQuestion("New Shopping List", placeholder: "Title", confirm: "Save")
      return await asker.askText(question) { fault in
        "Not saved: \(fault)."
      } reading: { (title) throws(ShoppingList.ValidationError) in
        try ShoppingList(title: title)
      }
    case .again(let list, let failure):
      let retry = Question.tryAgain(
        "“\(list.title)” could not be saved.", because: failure.description)
      return await asker.confirm(retry) ? list : nil
    }
  }

  /// Saves the list, and yields it.
  public func work(_ list: ShoppingList) async throws(StoreError) -> ShoppingList {
    try await store.save([list])
    return list
  }
}

/// Adding a shopping list, from the tap on "+" to the outcome.
public typealias AddShoppingListInteraction = UserInteraction<AddShoppingListSteps>
