/// A page of the people that changed on the server since a cursor.
///
/// Each person appears once.
public struct PeoplePage: Codable, Hashable, Sendable {
  /// The names of a page's JSON members in the people API.
  private enum CodingKeys: String, CodingKey {
    case cursor, people, deleted
    case position = "server"
    case hasMore = "more"
  }

  /// The start of the next page: an opaque string that the client stores and sends back.
  public let cursor: String
  /// The server's position, which names its data and its last change; nil if the server sent none.
  ///
  /// If a server loses its data and starts again, its positions contain a new ID.
  public let position: String?
  /// Whether the next page is already available.
  public let hasMore: Bool
  /// The people who were added or changed.
  public var people: [RemotePerson]
  /// The people who were deleted.
  public let deleted: [Person.ID]
  /// The people that this device cannot show.
  public var unreadable: [UnreadablePerson] = []

  /// Creates a page that ends at `cursor`.
  public init(
    cursor: String, position: String? = nil, hasMore: Bool = false, people: [RemotePerson] = [],
    deleted: [Person.ID] = [], unreadable: [UnreadablePerson] = []
  ) {
    self.cursor = cursor
    self.position = position
    self.hasMore = hasMore
    self.people = people
    self.deleted = deleted
    self.unreadable = unreadable
  }

  /// Whether the page contains no change and no deletion.
  public var isEmpty: Bool { people.isEmpty && deleted.isEmpty }

  /// The last state of each person in the page; nil for a deleted person.
  ///
  /// Changed people are in the order of the page, before deleted people. If the server wrongly
  /// lists a person twice, the higher revision is used. If the server lists a person as changed and
  /// deleted, the person is kept.
  public var lastStates: [(id: Person.ID, remote: RemotePerson?)] {
    let newest = Dictionary(people.map { ($0.id, $0) }) { $1.revision > $0.revision ? $1 : $0 }
    var seen: Set<Person.ID> = []
    return people.map(\.id).filter { seen.insert($0).inserted }.map { ($0, newest[$0]) }
      + deleted.filter { newest[$0] == nil }.map { ($0, nil) }
  }
}

/// A person as stored on the server, with the revision.
public struct RemotePerson: Hashable, Sendable, Identifiable {
  /// The person.
  public let person: Person
  /// The revision number, which the server increases with each change of the person.
  public let revision: Int

  /// Creates a person with this revision.
  public init(_ person: Person, revision: Int) {
    self.person = person
    self.revision = revision
  }

  /// The person's identifier.
  public var id: Person.ID { person.id }
}

/// A person and a revision as JSON members of the people API. Decoding does not validate them.
extension RemotePerson: Codable {
  private enum CodingKeys: CodingKey {
    case id, revision
  }

  /// Decodes the identifier, the details and the revision.
  public init(from decoder: any Decoder) throws {
    let fields = try decoder.container(keyedBy: CodingKeys.self)
    person = Person(
      id: try fields.decode(Person.ID.self, forKey: .id), try PersonInfo(from: decoder))
    revision = try fields.decode(Int.self, forKey: .revision)
  }

  /// Encodes the identifier, the details and the revision in one object.
  public func encode(to encoder: any Encoder) throws {
    try person.info.encode(to: encoder)
    var fields = encoder.container(keyedBy: CodingKeys.self)
    try fields.encode(id, forKey: .id)
    try fields.encode(revision, forKey: .revision)
  }
}

/// A person from the server that this device cannot show.
///
/// The person may lack a name or a revision, or contain a control character. Syncing skips the
/// person, reports the reason, and continues with the others.
public struct UnreadablePerson: Error, Hashable, Sendable {
  /// The identifier; nil if it cannot be read.
  public let id: Person.ID?
  /// The problem, as part of a sentence.
  public let reason: String

  /// Creates a person who cannot be shown for this reason.
  public init(id: Person.ID?, reason: String) {
    self.id = id
    self.reason = reason
  }
}

extension UnreadablePerson: PhrasedError {
  /// A phrase such as "the person 1e… cannot be used: the first name …".
  public var description: String {
    "\(id.map { "the person \($0)" } ?? "a person") cannot be used: \(reason)"
  }
}
