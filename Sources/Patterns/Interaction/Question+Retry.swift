nonisolated extension Question {
  /// The question after a failure: what did not work, why, and whether to try again.
  public static func tryAgain(_ failure: String, because reason: String) -> Question {
    Question(failure, message: reason, confirm: "Try Again")
  }
}
