/// What can go wrong between this device and the people server.
public enum ServerError: Error, Equatable, Sendable {
  /// No answer came: no network, a cut connection, a time-out. Whether the server acted is unknown.
  case unreachable(reason: String)
  /// The server wants other credentials (401, 403).
  case unauthorized(status: Int)
  /// The server refuses the request as it stands; trying it again changes nothing.
  case refused(status: Int, reason: String)
  /// The server cannot answer now (408, 425, 429, 5xx); try again, not before `retryAfter`.
  case unavailable(status: Int, retryAfter: Duration?)
  /// The server has forgotten the cursor (410); start over without one.
  case cursorExpired
  /// The answer is not what the contract says. Whether the server acted is unknown.
  case invalidResponse(InvalidResponse)
}

extension ServerError: CustomStringConvertible {
  /// What happened and what to do, as sentences for the user.
  public var description: String {
    switch self {
    case .unreachable(let reason):
      "The server cannot be reached: \(reason). Try again in a moment."
    case .unauthorized(let status):
      "The server asks who you are (\(status)). Sign in again."
    case .refused(let status, let reason):
      "The server refused: \(reason) (\(status))."
    case .unavailable(let status, _):
      "The server is busy (\(status)). Try again in a moment."
    case .cursorExpired:
      "The server no longer knows what this device has. Everything is asked for again."
    case .invalidResponse(let fault):
      "The server's answer cannot be used: \(fault)."
    }
  }
}
