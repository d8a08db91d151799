package import Domain

/// A person in the JSON of the people API and of the server's file.
package struct PersonRecord: Codable, Hashable, Sendable {
  package var id: Person.ID
  package var firstName: String
  package var lastName: String
  package var birthday: CalendarDate?
  package var revision: Int

  package init(_ remote: RemotePerson) {
    id = remote.id
    firstName = remote.person.firstName
    lastName = remote.person.lastName
    birthday = remote.person.birthday
    revision = remote.revision
  }

  var info: PersonInfo {
    PersonInfo(storedFirstName: firstName, lastName: lastName, birthday: birthday)
  }

  var remote: RemotePerson { RemotePerson(Person(id: id, info), revision: revision) }

  /// Writes an unknown birthday as `null`, because the contract requires the member.
  package func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: CodingKeys.self)
    try values.encode(id, forKey: .id)
    try values.encode(firstName, forKey: .firstName)
    try values.encode(lastName, forKey: .lastName)
    try values.encode(birthday, forKey: .birthday)
    try values.encode(revision, forKey: .revision)
  }
}

/// A page in the JSON of the people API.
package struct PageRecord: Codable {
  package var cursor: String
  package var server: String?
  package var more: Bool
  package var people: [PersonRecord]
  package var deleted: [Person.ID]

  init(_ page: PeoplePage) {
    cursor = page.cursor
    server = page.serverID
    more = page.hasMore
    people = page.people.map(PersonRecord.init)
    deleted = page.deleted
  }
}

/// A change in the JSON of the server's file, with the day on which it was made.
///
/// The day matters, because a birthday after it is invalid.
struct ChangeRecord: Codable {
  private enum Operation: String, Codable {
    case create, replace, delete
  }

  let day: CalendarDate
  private let key: PersonChange.ID
  private let id: Person.ID
  private let operation: Operation
  private let firstName: String?
  private let lastName: String?
  private let birthday: CalendarDate?
  private let revision: Int?

  init(_ change: PersonChange, on day: CalendarDate) {
    self.day = day
    (key, id) = (change.id, change.person)
    (operation, revision) =
      switch change.operation {
      case .create: (.create, nil)
      case .replace(_, let revision): (.replace, revision)
      case .delete(let revision): (.delete, revision)
      }
    let info = change.operation.info
    (firstName, lastName, birthday) = (info?.firstName, info?.lastName, info?.birthday)
  }

  /// The change that the record describes; nil if the record is incomplete.
  var change: PersonChange? {
    var info: PersonInfo?
    if let firstName, let lastName {
      info = PersonInfo(storedFirstName: firstName, lastName: lastName, birthday: birthday)
    }
    return switch (operation, info, revision) {
    case (.create, let info?, nil): PersonChange(id: key, of: id, .create(info))
    case (.replace, let info?, let revision?):
      PersonChange(id: key, of: id, .replace(info, revision: revision))
    case (.delete, nil, let revision?): PersonChange(id: key, of: id, .delete(revision: revision))
    default: nil
    }
  }
}
