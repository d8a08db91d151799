import Domain
import Foundation

/// Checks of a response against the rules of the people API.
extension HTTPResponse {
  /// Checks the rules that hold for every status.
  func checkIsWhole(from address: APIAddress, limit: Int) throws(ServerError) {
    if let url, !address.isOrigin(of: url) {
      throw .invalidResponse(.redirected(to: url.host() ?? url.absoluteString))
    }
    let announced = header("Content-Length").flatMap { Int($0) }
    guard max(announced ?? 0, body.count) <= limit else {
      throw .invalidResponse(.tooLarge(limit: limit))
    }
    // `Content-Length` is the length of the compressed body, but `body` is already decompressed.
    guard let announced, header("Content-Encoding") == nil, announced > body.count else { return }
    throw .invalidResponse(.cutShort(received: body.count, announced: announced))
  }

  /// Checks that the content type is JSON or missing.
  func checkIsJSON() throws(ServerError) {
    guard let type = header("Content-Type") else { return }
    let kind = type.prefix { $0 != ";" }.trimmingCharacters(in: .whitespaces).lowercased()
    guard kind == "application/json" || kind.hasSuffix("+json") else {
      throw .invalidResponse(.notJSON(contentType: kind))
    }
  }

  /// Decodes the JSON in the body.
  func json<Reply: Decodable>(_ type: Reply.Type) throws(ServerError) -> Reply {
    try checkIsJSON()
    do {
      return try JSONDecoder().decode(type, from: body)
    } catch {
      let reason = (error as? DecodingError)?.sentence ?? "it is not JSON"
      throw .invalidResponse(.malformed(reason: reason))
    }
  }

  /// Decodes the person in the body. Throws an error if this is not the requested person.
  func person(_ asked: Person.ID, lastDay: CalendarDate) throws(ServerError) -> RemotePerson {
    let reply = try json(PersonReply.self)
    let person: RemotePerson
    do {
      person = try reply.person(lastDay: lastDay)
    } catch {
      throw .invalidResponse(.invalidPerson(error))
    }
    if person.id == asked { return person }
    throw .invalidResponse(.wrongPerson(asked: asked, answered: person.id))
  }

  /// Returns the error for a status that does not report success.
  func failure(_ now: Date) -> ServerError {
    switch status {
    case 401, 403:
      .unauthorized(status: status)
    case 408, 425, 429, 500...599:
      .unavailable(
        status: status,
        retryAfter: header("Retry-After").flatMap { RetryAfter.duration($0, now: now) })
    case 421:
      .replaced
    case 400, 409, 413, 422:
      .refused(status: status, reason: reason)
    case 300...399:
      .invalidResponse(header("Location").map { .redirected(to: $0) } ?? .unexpectedStatus(status))
    default:
      .invalidResponse(.unexpectedStatus(status))
    }
  }

  private struct Refusal: Decodable {
    let error: String
  }

  /// The server's reason for the error, shortened for the user.
  private var reason: String {
    let words = (try? JSONDecoder().decode(Refusal.self, from: body))?.error
      .trimmingCharacters(in: .whitespacesAndNewlines)
    guard let words, !words.isEmpty else { return "it gave no reason" }
    // A single character may consist of any number of scalars.
    return String(words.unicodeScalars.prefix(300))
  }
}
