import Domain

extension Person {
  /// The name as the questions say it.
  var name: String { info.name }
}

extension PersonInfo {
  /// The name as the questions say it.
  var name: String {
    [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension ServerError {
  /// Whether trying again can help; a refusal stays a refusal.
  var mayPass: Bool {
    switch self {
    case .unreachable, .unavailable: true
    case .unauthorized, .refused, .cursorExpired, .invalidResponse: false
    }
  }
}
