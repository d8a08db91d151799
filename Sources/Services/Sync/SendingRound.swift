import Domain

/// Who was tried how often in one pass.
struct SendingRound {
  /// How often a person is tried.
  let attempts: Int
  /// Those who were tried often enough.
  private(set) var passedOver: Set<Person.ID> = []
  /// The last reason why somebody was.
  private(set) var trouble: ServerError?
  private var tries: [Person.ID: Int] = [:]

  init(attempts: Int) {
    self.attempts = attempts
  }

  /// Counts the answers.
  ///
  /// - Returns: the error of a request that is to be repeated; nil where all were answered. Where the
  ///   server named a time to wait, the longest of them.
  mutating func take(
    _ answers: [(person: Person.ID, result: Result<ChangeOutcome, ServerError>)]
  ) -> ServerError? {
    var unanswered: ServerError?
    for (person, result) in answers {
      switch result {
      case .failure(let error) where error.isWorthRepeating:
        count(person, error)
        if unanswered == nil || error.retryAfter ?? .zero > unanswered?.retryAfter ?? .zero {
          unanswered = error
        }
      case .success(.outdated):
        count(person, .invalidResponse(.malformed(reason: "the person changes with every request")))
      case .success, .failure:
        tries[person] = nil
      }
    }
    return unanswered
  }

  private mutating func count(_ person: Person.ID, _ error: ServerError) {
    tries[person, default: 0] += 1
    guard tries[person, default: 0] >= attempts else { return }
    passedOver.insert(person)
    trouble = error
  }
}
