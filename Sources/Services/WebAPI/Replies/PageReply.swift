import Domain

/// A page as the server writes it.
struct PageReply: Decodable {
  let cursor: String
  let server: String?
  let more: Bool?
  let people: [PersonReply]
  let deleted: [DeletedReply]

  /// An identifier of somebody deleted; nil where it is none.
  struct DeletedReply: Decodable {
    let id: Person.ID?

    init(from decoder: any Decoder) throws {
      id = try? Person.ID(from: decoder)
    }
  }

  /// The page, everybody in it once. Of somebody who is in it twice the last state counts; who is
  /// among the people and among the deleted is there, since nothing is lost by that.
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
      cursor: cursor, serverID: server, hasMore: more ?? false, people: readable.reversed(), deleted: gone,
      unreadable: unreadable.reversed())
  }
}
