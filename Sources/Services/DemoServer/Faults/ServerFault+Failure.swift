import Domain
import Foundation

extension ServerFault {
  /// What the client tells of a fault that keeps the server from acting; nil where it acts.
  func failureBeforeActing(_ requests: ServerFaults.Requests) -> ServerError? {
    switch self {
    case .refuseConnection: .unreachable(reason: "the connection was refused")
    case .dropBeforeApplying, .deliverLater: .unreachable(reason: "the connection broke")
    case .html: .invalidResponse(.notJSON(contentType: "text/html"))
    case .status(let status, let headers): Self.failure(status, headers, requests)
    case .redirect(let place): .invalidResponse(.redirected(to: place))
    case .overlongBody, .endlessBody:
      .invalidResponse(.tooLarge(limit: InProcessPeopleServer.bodyLimit))
    default: nil
    }
  }

  /// What the client tells of a fault that spoils the answer of a server that acted.
  var failureAfterActing: ServerError? {
    switch self {
    case .dropAfterApplying: .unreachable(reason: "the connection broke")
    case .cutBody: .invalidResponse(.cutShort(received: 50, announced: 100))
    default: nil
    }
  }

  private static func failure(
    _ status: Int, _ headers: [String: String], _ requests: ServerFaults.Requests
  ) -> ServerError {
    switch status {
    case 401, 403: .unauthorized(status: status)
    case 410 where requests == .pages: .cursorExpired
    case 408, 425, 429, 500...599:
      .unavailable(
        status: status,
        retryAfter: headers["Retry-After"].flatMap { Int($0) }.map { .seconds($0) })
    case 400, 409, 413, 422: .refused(status: status, reason: "the server refused")
    default: .invalidResponse(.unexpectedStatus(status))
    }
  }
}

extension ServerFaults {
  /// Why the server refuses the change for good; nil where it takes it.
  func reasonToRefuse(_ change: PersonChange) -> String? {
    if case .delete = change.operation { return nil }
    return refusedPeople[change.person]
  }
}

extension Person.ID {
  /// Another identifier, always the same one.
  var other: Person.ID {
    var bytes = uuid.uuid
    bytes.15 ^= 0xFF
    return Person.ID(UUID(uuid: bytes))
  }

  /// Who has a name that cannot be shown.
  static let invisible = Person.ID(
    UUID(uuid: (0, 0, 0, 0, 0, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0xFF, 0xFF)))
}
