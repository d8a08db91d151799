package import Domain
import Foundation

/// A parsed request of the people API.
package enum PeopleRoute {
  /// `GET /people`.
  case page(since: String?, seen: String?, limit: Int?)
  /// `PUT` or `DELETE /people/{id}`.
  case change(PersonChange)

  /// Parses a request. `PeopleServerState` checks the person's names later.
  ///
  /// - Throws: ``RequestFault`` with the error response if the request is not part of the contract.
  package init(_ request: ServerRequest) throws(RequestFault) {
    let parts = request.path.split(separator: "/", omittingEmptySubsequences: false).dropFirst()
    guard parts.first == "people", parts.count <= 2 else { throw .unknownPath(request.path) }
    if parts.count == 1 {
      guard request.method == "GET" else { throw .notAllowed("GET") }
      self = .page(
        since: request.query["since"], seen: request.query["server"],
        limit: try Self.limit(request.query["limit"]))
    } else {
      guard ["PUT", "DELETE"].contains(request.method) else { throw .notAllowed("DELETE, PUT") }
      guard let person = UUID(uuidString: String(parts[2])) else {
        throw .unknownPath(request.path)
      }
      guard let key = request.headers["idempotency-key"].flatMap(Self.unquoted).flatMap(UUID.init)
      else { throw RequestFault(400, "“Idempotency-Key” is not a UUID in quotes.") }
      self = .change(
        try PersonChange(
          id: PersonChange.ID(key), of: Person.ID(person), Self.operation(request),
          position: request.query["server"]))
    }
  }

  private static func limit(_ text: String?) throws(RequestFault) -> Int? {
    guard let text else { return nil }
    guard let limit = Int(text), limit > 0 else {
      throw RequestFault(400, "“limit” is not a number above 0.")
    }
    return limit
  }

  private static func operation(
    _ request: ServerRequest
  ) throws(RequestFault) -> PersonChange.Operation {
    let isNew = request.headers["if-none-match"] == "*"
    let revision = request.headers["if-match"].flatMap(unquoted).flatMap { Int($0) }
    switch (request.method, isNew, revision) {
    case ("PUT", true, nil): return .create(try info(request.body))
    case ("PUT", false, let revision?): return .replace(try info(request.body), revision: revision)
    case ("DELETE", false, let revision?): return .delete(revision: revision)
    default:
      throw RequestFault(
        400, "The request needs one precondition: If-None-Match: * or If-Match: \"REVISION\".")
    }
  }

  private static func info(_ bytes: [UInt8]) throws(RequestFault) -> PersonInfo {
    do {
      return try JSONDecoder().decode(PersonInfo.self, from: Data(bytes))
    } catch DecodingError.dataCorrupted(let context)
      where context.underlyingError is CalendarDateError
    {
      throw RequestFault(422, context.debugDescription)
    } catch {
      throw RequestFault(400, "The body is not {\"firstName\", \"lastName\", \"birthday\"}.")
    }
  }

  private static func unquoted(_ text: String) -> String? {
    guard text.count >= 2, text.hasPrefix("\""), text.hasSuffix("\"") else { return nil }
    return String(text.dropFirst().dropLast())
  }
}

/// The error response to a request that is not part of the contract.
package struct RequestFault: Error {
  var response: ServerResponse

  init(_ status: Int, _ reason: String) {
    response = ServerResponse(status, error: reason)
  }

  static func unknownPath(_ path: String) -> RequestFault {
    RequestFault(404, "The server has no resource at \(path).")
  }

  static func notAllowed(_ methods: String) -> RequestFault {
    var fault = RequestFault(405, "The resource allows only \(methods).")
    fault.response.headers["Allow"] = methods
    return fault
  }
}
