import Domain
import Foundation

/// What goes back over a connection: an answer, or what a fault makes of it.
enum ServerReply: Hashable, Sendable {
  /// The answer as it is.
  case answer(ServedResponse)
  /// Nothing: the connection breaks.
  case nothing
  /// The header, and half of the body that it announces; then the connection ends.
  case half(ServedResponse)
  /// A body of so many blanks, its length told or not.
  case blanks(Int, declared: Bool)
  /// Blanks for as long as the client listens.
  case endlessBlanks
}

extension ServerReply {
  /// What a fault sends in place of an answer, without acting; nil where the server acts.
  init?(insteadOfActing fault: ServerFault) {
    switch fault {
    case .refuseConnection, .dropBeforeApplying, .deliverLater: self = .nothing
    case .html: self = .answer(.html)
    case .status(let status, let headers): self = .answer(ServedResponse(status, headers: headers))
    case .redirect(let place): self = .answer(ServedResponse(307, headers: ["Location": place]))
    case .overlongBody(let bytes, let declared): self = .blanks(bytes, declared: declared)
    case .endlessBody: self = .endlessBlanks
    default: return nil
    }
  }

  /// What a fault makes of the answer of a server that acted.
  init(_ response: ServedResponse, spoiledBy fault: ServerFault?) {
    switch fault {
    case .dropAfterApplying: self = .nothing
    case .cutBody: self = .half(response)
    case .wrongIdentifier: self = .answer(response.rewritten { $0.id = $0.id.other })
    case .duplicateInPage: self = .answer(response.rewrittenPage { $0.repeatFirstPerson() })
    case .nameInvisible: self = .answer(response.rewrittenPage { $0.addInvisiblePerson() })
    default: self = .answer(response)
    }
  }
}

extension ServedResponse {
  fileprivate func rewritten(_ change: (inout PersonRecord) -> Void) -> ServedResponse {
    guard var person = try? JSONDecoder().decode(PersonRecord.self, from: Data(body)) else {
      return self
    }
    change(&person)
    return ServedResponse(status, json: person)
  }

  fileprivate func rewrittenPage(_ change: (inout PageRecord) -> Void) -> ServedResponse {
    guard var page = try? JSONDecoder().decode(PageRecord.self, from: Data(body)) else {
      return self
    }
    change(&page)
    return ServedResponse(status, json: page)
  }
}

extension PageRecord {
  fileprivate mutating func repeatFirstPerson() {
    guard var earlier = people.first else { return }
    earlier.firstName += " (earlier)"
    earlier.revision -= 1
    people.insert(earlier, at: 0)
  }

  fileprivate mutating func addInvisiblePerson() {
    let info = PersonInfo(storedFirstName: "\u{200B}", lastName: "", birthday: nil)
    people.append(PersonRecord(RemotePerson(Person(id: .invisible, info), revision: 1)))
  }
}
