public import Domain

/// The steps of adding or renaming a shopping list.
///
/// An alert with a text field asks for the title, and then the store saves the list. If the title
/// is invalid, the alert appears again with the reason and the typed text.
public struct AddShoppingListSteps: InteractionSteps {
  private let store: any ShoppingListStore
  private let asker: any TextAsking & Confirming
  private let renamed: ShoppingList?

  /// Creates the steps of adding a list to `store`. `asker` asks the questions.
  ///
  /// If `renamed` is a list, that list receives the title. If `renamed` is nil, a new list is
  /// added.
  public init(
    to store: any ShoppingListStore, asking asker: any TextAsking & Confirming,
    renaming renamed: ShoppingList? = nil
  ) {
    self.store = store
    self.asker = asker
    self.renamed = renamed
  }

  /// Asks for the title until it is valid. After a failure, offers to save the same list again.
  public func ask(_ attempt: InteractionAttempt<ShoppingList, StoreError>) async -> ShoppingList? {
    switch attempt {
    case .first:
      let question = TextQuestion(
        renamed == nil ? "New Shopping List" : "Rename Shopping List", placeholder: "Title",
        text: renamed?.title ?? "", confirm: "Save")
      return await asker.askText(question) { fault in
        "Not saved: \(fault)."
      } reading: { (title) throws(TextError) in
        try ShoppingList(id: renamed?.id ?? ShoppingList.ID(), title: title)
      }
    case .again(let list, let failure):
      let retry = Question.tryAgain(
        "“\(list.title)” could not be saved.", because: failure.description)
      return await asker.confirm(retry) ? list : nil
    }
  }

  /// Saves and returns the list.
  public func work(_ list: ShoppingList) async throws(StoreError) -> ShoppingList {
    try await store.save([list])
    return list
  }
}

/// The interaction of adding or renaming a shopping list.
public typealias AddShoppingListInteraction = UserInteraction<AddShoppingListSteps>
