/// A page of the people that changed on the server since a cursor.
///
/// Each person appears once.
public struct PeoplePage: Hashable, Sendable {
  /// The start of the next page: an opaque text that the client stores and sends back.
  public let cursor: String
  /// The identity of the server's data; nil if the server does not state one.
  ///
  /// A server that loses its data and starts again uses a new identity.
  public let serverID: String?
  /// Whether another page is available at once.
  public let hasMore: Bool
  /// The people who were added or changed.
  public let people: [RemotePerson]
  /// The people who were deleted.
  public let deleted: [Person.ID]
  /// The people that this device cannot show.
  public let unreadable: [UnreadablePerson]

  /// Creates a page that ends at `cursor`.
  public init(
    cursor: String, serverID: String? = nil, hasMore: Bool = false, people: [RemotePerson] = [],
    deleted: [Person.ID] = [], unreadable: [UnreadablePerson] = []
  ) {
    self.cursor = cursor
    self.serverID = serverID
    self.hasMore = hasMore
    self.people = people
    self.deleted = deleted
    self.unreadable = unreadable
  }
}
