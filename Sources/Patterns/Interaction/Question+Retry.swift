nonisolated extension Question {
  /// The question after a failure: what did not work, why, and whether to try again.
  ///
  /// - Parameter cancel: the wording of letting the failure stand.
  public static func tryAgain(
    _ failure: String, because reason: String, cancel: String = "Cancel"
  ) -> Question {
    Question(failure, message: reason, confirm: "Try Again", cancel: cancel)
  }
}
