import Domain
import Foundation

/// A person in the server's JSON.
///
/// An invalid person is a value and not an error, so that the rest of a page stays readable.
enum PersonReply: Decodable {
  case readable(RemotePerson)
  case unreadable(UnreadablePerson)

  /// The key of the latest valid birthday in a decoder's `userInfo`.
  static let lastDay = CodingUserInfoKey(rawValue: "lastDay")

  private enum Key: String, CodingKey {
    case id, firstName, lastName, birthday, revision
  }

  private struct Fault: Error {
    let reason: String
  }

  init(from decoder: any Decoder) throws {
    var id: Person.ID?
    do {
      let values = try decoder.container(keyedBy: Key.self)
      let known = try values.decode(Person.ID.self, forKey: .id)
      id = known
      let info = try Self.info(values, lastDay: Self.lastDay(decoder))
      let revision = try values.decode(Int.self, forKey: .revision)
      self = .readable(RemotePerson(Person(id: known, info), revision: revision))
    } catch let error as DecodingError {
      self = .unreadable(UnreadablePerson(id: id, reason: error.sentence))
    } catch {
      self = .unreadable(UnreadablePerson(id: id, reason: "\(error)"))
    }
  }

  /// The person's identifier; nil if it is unreadable.
  var id: Person.ID? {
    switch self {
    case .readable(let person): person.id
    case .unreadable(let person): person.id
    }
  }

  /// Reads the birthday as text, so that Domain describes a fault.
  private static func info(
    _ values: KeyedDecodingContainer<Key>, lastDay: CalendarDate
  ) throws -> PersonInfo {
    try PersonInfo(
      firstName: values.decode(String.self, forKey: .firstName),
      lastName: values.decode(String.self, forKey: .lastName),
      birthday: values.decodeIfPresent(String.self, forKey: .birthday).map(Self.birthday),
      today: lastDay)
  }

  private static func birthday(_ text: String) throws(PersonInfo.ValidationError) -> CalendarDate {
    do {
      return try CalendarDate(text)
    } catch {
      throw .birthdayUnreadable(error)
    }
  }

  private static func lastDay(_ decoder: any Decoder) throws -> CalendarDate {
    guard let key = lastDay, let day = decoder.userInfo[key] as? CalendarDate else {
      throw Fault(reason: "no day to check birthdays against")
    }
    return day
  }
}

/// A page in the server's JSON.
struct PageReply: Decodable {
  let cursor: String
  let server: String?
  let more: Bool?
  let people: [PersonReply]
  let deleted: [DeletedReply]

  /// The identifier of a deleted person; nil if it is unreadable.
  struct DeletedReply: Decodable {
    let id: Person.ID?

    init(from decoder: any Decoder) throws {
      id = try? Person.ID(from: decoder)
    }
  }

  /// The page with each person once. The last state counts. A person who is also in `deleted` is
  /// kept, so that no data is lost.
  var page: PeoplePage {
    var seen: Set<Person.ID> = []
    var readable: [RemotePerson] = []
    var unreadable: [UnreadablePerson] = []
    for reply in people.reversed() {
      if let id = reply.id, !seen.insert(id).inserted { continue }
      switch reply {
      case .readable(let person): readable.append(person)
      case .unreadable(let person): unreadable.append(person)
      }
    }
    var gone: [Person.ID] = []
    for reply in deleted {
      guard let id = reply.id else {
        unreadable.insert(UnreadablePerson(id: nil, reason: "its identifier is no UUID"), at: 0)
        continue
      }
      if seen.insert(id).inserted { gone.append(id) }
    }
    return PeoplePage(
      cursor: cursor, serverID: server, hasMore: more ?? false, people: readable.reversed(),
      deleted: gone,
      unreadable: unreadable.reversed())
  }
}

extension DecodingError {
  /// The fault of the JSON and its place, as a clause.
  var sentence: String {
    switch self {
    case .keyNotFound(let key, let context):
      "“\(Self.place(context.codingPath + [key]))” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "“\(Self.place(context.codingPath))” is of another type than agreed"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      "it is no JSON"
    case .dataCorrupted(let context):
      "“\(Self.place(context.codingPath))” cannot be read"
    @unknown default:
      "it cannot be read"
    }
  }

  /// Returns a path such as "people[3].revision"; "the answer" for the top level.
  private static func place(_ path: [any CodingKey]) -> String {
    let place = path.reduce(into: "") { place, key in
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return place.isEmpty ? "the answer" : place
  }
}
