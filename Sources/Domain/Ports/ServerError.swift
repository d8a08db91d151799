/// An error from a request to a server.
public enum ServerError: Error, Equatable, Sendable {
  /// No response arrived. It is unknown whether the server acted on the request.
  case unreachable(reason: String)
  /// The server requires other credentials (401, 403).
  case unauthorized(status: Int)
  /// The server refused the request, and would refuse it again.
  case refused(status: Int, reason: String)
  /// The server is temporarily unavailable (408, 425, 429, 5xx). Retry after `retryAfter`.
  case unavailable(status: Int, retryAfter: Duration?)
  /// The server no longer accepts the cursor (410). Start again without a cursor.
  case cursorExpired
  /// The server lacks data that the device has seen (421). The request had no effect.
  case replaced
  /// The response breaks the contract. It is unknown whether the server acted on the request.
  case invalidResponse(InvalidResponse)
}

extension ServerError: CustomStringConvertible {
  /// The error and often a remedy, as sentences for the user.
  public var description: String {
    switch self {
    case .unreachable(let reason):
      "The server cannot be reached: \(reason). Try again in a moment."
    case .unauthorized(let status):
      "The server rejected your sign-in (\(status)). Sign in again."
    case .refused(let status, let reason):
      "The server refused: \(reason) (\(status))."
    case .unavailable(let status, _):
      "The server is busy (\(status)). Try again in a moment."
    case .cursorExpired:
      "The position of the last sync is too old for the server. All people are loaded again."
    case .replaced:
      "The server no longer has the data that this device was synced with. Nothing was deleted. "
        + "Upload your people to the server, or keep working offline."
    case .invalidResponse(let fault):
      "The server's response cannot be used: \(fault)."
    }
  }
}

/// The reason why a response breaks the contract.
///
/// If the request was a change, the server may have applied it, so the client sends the change
/// again with the same key.
public enum InvalidResponse: Error, Hashable, Sendable {
  /// The contract does not define this status for the request.
  case unexpectedStatus(Int)
  /// The server redirects the request to another address.
  case redirected(to: String)
  /// The response is not JSON. It may be the login page of a hotel's network.
  case notJSON(contentType: String)
  /// The response is invalid JSON or lacks a required member.
  case malformed(reason: String)
  /// The response is shorter than announced.
  case cutShort(received: Int, announced: Int)
  /// The response is longer than the client accepts.
  case tooLarge(limit: Int)
  /// The response is about another person.
  case wrongPerson(asked: Person.ID, answered: Person.ID)
  /// The person in the response is invalid.
  case invalidPerson(UnreadablePerson)
}

extension InvalidResponse: CustomStringConvertible {
  /// The problem, as part of a sentence.
  public var description: String {
    switch self {
    case .unexpectedStatus(let status): "it has the unexpected status \(status)"
    case .redirected(let place): "it redirects to \(place)"
    case .notJSON(let contentType): "it is \(contentType) instead of JSON"
    case .malformed(let reason): reason
    case .cutShort(let received, let announced):
      "only \(received) of its \(announced) bytes arrived"
    case .tooLarge(let limit): "it is longer than \(limit) bytes"
    case .wrongPerson(let asked, let answered):
      "it is about \(answered) instead of \(asked)"
    case .invalidPerson(let person): "\(person)"
    }
  }
}
