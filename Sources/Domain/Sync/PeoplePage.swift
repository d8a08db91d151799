/// A page of what the server has changed since a cursor. Everybody is in it once.
public struct PeoplePage: Hashable, Sendable {
  /// Where the next page begins: opaque, kept, and sent back.
  public let cursor: String
  /// Whether there is another page to ask for at once.
  public let hasMore: Bool
  /// Who was added or changed.
  public let people: [RemotePerson]
  /// Who was deleted.
  public let deleted: [Person.ID]
  /// Whom the server told of in a way that this device cannot show; the others are not kept back.
  public let unreadable: [UnreadablePerson]

  /// A page that ends at `cursor`.
  public init(
    cursor: String, hasMore: Bool = false, people: [RemotePerson] = [], deleted: [Person.ID] = [],
    unreadable: [UnreadablePerson] = []
  ) {
    self.cursor = cursor
    self.hasMore = hasMore
    self.people = people
    self.deleted = deleted
    self.unreadable = unreadable
  }
}
