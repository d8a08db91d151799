import Domain

extension Person {
  /// The name as the questions say it where the caller gave no words of its own.
  var name: String { info.name }
}

extension PersonInfo {
  /// The given name, then the family name.
  ///
  /// A pattern imports no other, so this is not `Presenter`'s `FullNameStyle`, which knows that some
  /// names go the other way round. A screen that shows the name has it from a presenter, and hands
  /// that text over: its questions are to say what its labels say.
  var name: String {
    [firstName, lastName].filter { !$0.isEmpty }.joined(separator: " ")
  }
}

extension ServerError {
  /// Whether trying again can help; a refusal stays a refusal.
  var isTemporary: Bool {
    switch self {
    case .unreachable, .unavailable: true
    case .unauthorized, .refused, .cursorExpired, .invalidResponse: false
    }
  }
}
