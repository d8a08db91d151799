public import Domain

/// A screen that is handed an identifier and loads its own detail (row C6).
///
/// It shows what is true when it opens, whoever opens it: a list, a link, a restored path. The
/// price is one look-up, and a state that the other screen cannot have: the person may be gone.
@MainActor
public final class PersonByIDScreen {
  private let id: Person.ID
  private let store: any PeopleStore

  /// A screen that shows whoever `store` knows under `id`.
  public init(_ id: Person.ID, store: any PeopleStore) {
    self.id = id
    self.store = store
  }

  /// The name that it shows; `nil` where the person is gone.
  ///
  /// - Throws: what the store throws.
  public func title() async throws(StoreError) -> String? {
    try await store.person(id)?.firstName
  }
}
