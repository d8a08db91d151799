public import Domain

/// A screen that receives an identifier and loads the person.
///
/// The screen shows current data, and it can be opened by a list, a deep link or a restored path.
/// In return it costs one request, and it must handle a person who no longer exists.
@MainActor
public final class PersonByIDScreen {
  private let id: Person.ID
  private let store: any PeopleStore

  /// Creates a screen that loads the person from `store`.
  public init(_ id: Person.ID, store: any PeopleStore) {
    self.id = id
    self.store = store
  }

  /// Returns the title, or nil if the person does not exist.
  ///
  /// - Throws: the store's error.
  public func title() async throws(StoreError) -> String? {
    try await store.person(id)?.firstName
  }
}

/// A counter-example: a screen that receives a model.
///
/// The model is a copy that the list loaded, so the screen does not show later changes by a sync or
/// by another window. A deep link or a restored path cannot open the screen, because links and
/// paths contain no model.
@MainActor
public final class PersonByModelScreen {
  private let person: Person

  /// Creates a screen that shows the caller's copy of a person.
  public init(_ person: Person) {
    self.person = person
  }

  /// Returns the title.
  public func title() -> String { person.firstName }
}
