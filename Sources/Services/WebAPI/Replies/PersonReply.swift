import Domain
import Foundation

/// A person as the server writes them, read one by one: somebody who cannot be used is a value, not
/// an error, so that they do not keep the rest of a page from being read. Members that nobody here
/// knows are passed over.
enum PersonReply: Decodable {
  case readable(RemotePerson)
  case unreadable(UnreadablePerson)

  /// Where a decoder finds the last day that a birthday may be on.
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

  /// Who it is, where that could be read.
  var id: Person.ID? {
    switch self {
    case .readable(let person): person.id
    case .unreadable(let person): person.id
    }
  }

  /// A birthday is read as the text that it is, so that its fault is told in Domain's words.
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
