/// One section of a list: what identifies it, and the items in it, from top to bottom.
///
/// Named so, and not `Section`, because a folder copied into an app that also shows SwiftUI would
/// otherwise hide SwiftUI's `Section`.
public nonisolated struct ListSection<ID: Hashable, Item> {
  /// What makes this section the same section before and after a change: a letter, a day.
  public var id: ID
  /// The items, from top to bottom.
  public var items: [Item]

  /// A section of `items`, known by `id`.
  public init(id: ID, items: [Item]) {
    self.id = id
    self.items = items
  }
}

nonisolated extension ListSection: Equatable where Item: Equatable {}
nonisolated extension ListSection: Sendable where ID: Sendable, Item: Sendable {}
