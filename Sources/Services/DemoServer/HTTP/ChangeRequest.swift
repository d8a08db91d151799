import Domain
import Foundation

/// Reads the change that a `PUT` or `DELETE` asks for.
enum ChangeRequest {
  /// Why a request asks for no change.
  struct Fault: Error {
    let status: Int
    let reason: String

    init(_ status: Int, _ reason: String) {
      self.status = status
      self.reason = reason
    }
  }

  static func change(
    _ request: ServedRequest, of person: Person.ID
  ) throws(Fault) -> PersonChange {
    guard let key = request.headers["idempotency-key"].flatMap(unquoted).flatMap(UUID.init) else {
      throw Fault(400, "“Idempotency-Key” is no UUID in quotes")
    }
    return try PersonChange(id: PersonChange.ID(key), of: person, operation(request))
  }

  private static func operation(
    _ request: ServedRequest
  ) throws(Fault) -> PersonChange.Operation {
    let isNew = request.headers["if-none-match"] == "*"
    let revision = request.headers["if-match"].flatMap(unquoted).flatMap { Int($0) }
    switch (request.method, isNew, revision) {
    case ("PUT", true, nil): return .create(try info(request.body))
    case ("PUT", false, let revision?): return .replace(try info(request.body), revision: revision)
    case ("DELETE", false, let revision?): return .delete(revision: revision)
    default:
      throw Fault(400, "one precondition is needed: If-None-Match: * or If-Match: \"REVISION\"")
    }
  }

  private struct Body: Decodable {
    let firstName: String
    let lastName: String
    let birthday: String?
  }

  /// The details as they were sent; the state checks the names.
  private static func info(_ bytes: [UInt8]) throws(Fault) -> PersonInfo {
    guard let body = try? JSONDecoder().decode(Body.self, from: Data(bytes)) else {
      throw Fault(400, "the body is not {\"firstName\", \"lastName\", \"birthday\"}")
    }
    var birthday: CalendarDate?
    if let text = body.birthday {
      do {
        birthday = try CalendarDate(text)
      } catch {
        throw Fault(422, "\(error)")
      }
    }
    return PersonInfo(
      storedFirstName: body.firstName, lastName: body.lastName, birthday: birthday)
  }

  private static func unquoted(_ text: String) -> String? {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
    return String(text.dropFirst().dropLast())
  }
}
