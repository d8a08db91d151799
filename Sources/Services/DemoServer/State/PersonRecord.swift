import Domain

/// A person as the people API and the server's file write them.
struct PersonRecord: Hashable, Sendable {
  var id: Person.ID
  var firstName: String
  var lastName: String
  var birthday: CalendarDate?
  var revision: Int

  init(_ remote: RemotePerson) {
    id = remote.id
    firstName = remote.person.firstName
    lastName = remote.person.lastName
    birthday = remote.person.birthday
    revision = remote.revision
  }

  var remote: RemotePerson {
    let info = PersonInfo(storedFirstName: firstName, lastName: lastName, birthday: birthday)
    return RemotePerson(Person(id: id, info), revision: revision)
  }
}

extension PersonRecord: Codable {
  private enum Key: String, CodingKey {
    case id, firstName, lastName, birthday, revision
  }

  init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: Key.self)
    id = try values.decode(Person.ID.self, forKey: .id)
    firstName = try values.decode(String.self, forKey: .firstName)
    lastName = try values.decode(String.self, forKey: .lastName)
    birthday = try values.decodeIfPresent(CalendarDate.self, forKey: .birthday)
    revision = try values.decode(Int.self, forKey: .revision)
  }

  /// Writes an unknown birthday as `null`: the contract has the member there always.
  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(id, forKey: .id)
    try values.encode(firstName, forKey: .firstName)
    try values.encode(lastName, forKey: .lastName)
    try values.encode(birthday, forKey: .birthday)
    try values.encode(revision, forKey: .revision)
  }
}
