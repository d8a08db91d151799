import Domain
import Foundation

/// A person in the JSON of the server's response.
///
/// An invalid person is a value and not an error, so that the rest of a page stays readable.
struct PersonReply: Decodable {
  private struct Identity: Decodable {
    let id: Person.ID
  }

  /// The person's identifier; nil if it is unreadable.
  let id: Person.ID?
  private let person: Result<RemotePerson, any Error>

  init(from decoder: any Decoder) throws {
    id = try? Identity(from: decoder).id
    person = Result { try RemotePerson(from: decoder) }
  }

  /// Returns the person, or throws an error if the person is invalid.
  ///
  /// - Parameter lastDay: the latest valid birthday.
  func person(lastDay: CalendarDate) throws(UnreadablePerson) -> RemotePerson {
    do {
      let found = try person.get()
      let info = try found.person.info.validated(today: lastDay)
      return RemotePerson(Person(id: found.id, info), revision: found.revision)
    } catch {
      let reason =
        switch error {
        case DecodingError.dataCorrupted(let context)
        where context.underlyingError is CalendarDateError:
          "the birthday cannot be read: \(context.debugDescription)"
        case let error as DecodingError: error.sentence
        default: "\(error)"
        }
      throw UnreadablePerson(id: id, reason: reason)
    }
  }
}

/// A page in the JSON of the server's response.
struct PageReply: Decodable {
  let cursor: String
  let server: String?
  let more: Bool?
  let people: [PersonReply]
  let deleted: [DeletedReply]

  /// A deleted person. The identifier is nil if it is unreadable.
  struct DeletedReply: Decodable {
    let id: Person.ID?

    init(from decoder: any Decoder) throws {
      id = try? Person.ID(from: decoder)
    }
  }

  /// Returns the page with each person once. If a person occurs twice, the last state is used.
  ///
  /// A person who is also in `deleted` is kept, so that no data is lost.
  func page(lastDay: CalendarDate) -> PeoplePage {
    var seen: Set<Person.ID> = []
    var readable: [RemotePerson] = []
    var unreadable: [UnreadablePerson] = []
    for reply in people.reversed() {
      if let id = reply.id, !seen.insert(id).inserted { continue }
      do {
        readable.append(try reply.person(lastDay: lastDay))
      } catch {
        unreadable.append(error)
      }
    }
    let deletions = deleted.compactMap(\.id)
    let unknown = UnreadablePerson(id: nil, reason: "its identifier is not a UUID")
    return PeoplePage(
      cursor: cursor, position: server, hasMore: more ?? false, people: readable.reversed(),
      deleted: deletions.filter { seen.insert($0).inserted },
      unreadable: unreadable.reversed()
        + Array(repeating: unknown, count: deleted.count - deletions.count))
  }
}

extension DecodingError {
  /// The problem and its JSON path, as a part of a sentence: “people[3].revision” is missing.
  var sentence: String {
    switch self {
    case .keyNotFound(let key, let context):
      "“\(Self.place(context.codingPath + [key]))” is missing"
    case .typeMismatch(_, let context), .valueNotFound(_, let context):
      "“\(Self.place(context.codingPath))” has the wrong type"
    case .dataCorrupted(let context) where context.codingPath.isEmpty:
      "it is not JSON"
    case .dataCorrupted(let context):
      "“\(Self.place(context.codingPath))” cannot be read"
    @unknown default:
      "it cannot be read"
    }
  }

  /// Returns a path such as "people[3].revision"; "the response" for the top level.
  private static func place(_ path: [any CodingKey]) -> String {
    let parts = path.map { key in key.intValue.map { "[\($0)]" } ?? ".\(key.stringValue)" }
    return parts.isEmpty ? "the response" : String(parts.joined().trimmingPrefix("."))
  }
}
