import Domain
import Foundation

extension PeopleAPI {
  func pageRequest(since cursor: String?, limit: Int?) -> HTTPRequest {
    var query: [(name: String, value: String)] = []
    if let cursor { query.append(("since", cursor)) }
    if let limit { query.append(("limit", String(limit))) }
    return HTTPRequest(
      "GET", address.url("people", query: query), headers: ["Accept": "application/json"])
  }

  func changeRequest(_ change: PersonChange) -> HTTPRequest {
    let url = address.url("people/\(change.person)")
    var headers = ["Accept": "application/json", "Idempotency-Key": "\"\(change.id)\""]
    switch change.operation {
    case .create(let info):
      headers["If-None-Match"] = "*"
      headers["Content-Type"] = "application/json"
      return HTTPRequest("PUT", url, headers: headers, body: PersonBody(info).json)
    case .replace(let info, let revision):
      headers["If-Match"] = "\"\(revision)\""
      headers["Content-Type"] = "application/json"
      return HTTPRequest("PUT", url, headers: headers, body: PersonBody(info).json)
    case .delete(let revision):
      headers["If-Match"] = "\"\(revision)\""
      return HTTPRequest("DELETE", url, headers: headers)
    }
  }
}

/// What `PUT /people/{id}` sends.
private struct PersonBody: Encodable {
  let info: PersonInfo

  init(_ info: PersonInfo) {
    self.info = info
  }

  private enum Key: String, CodingKey {
    case firstName, lastName, birthday
  }

  /// An unknown birthday is written as `null`: without the member the server could not tell a
  /// birthday that was taken away from one that was left out.
  func encode(to encoder: any Encoder) throws {
    var values = encoder.container(keyedBy: Key.self)
    try values.encode(info.firstName, forKey: .firstName)
    try values.encode(info.lastName, forKey: .lastName)
    try values.encode(info.birthday, forKey: .birthday)
  }

  /// The same person is the same bytes: a server that compares the bodies of one key finds no other.
  var json: Data {
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    do {
      return try encoder.encode(self)
    } catch {
      fatalError("three texts cannot be written as JSON: \(error)")
    }
  }
}
