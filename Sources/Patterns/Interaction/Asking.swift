/// An object that asks a question with the answers yes and no.
///
/// Examples are an alert and a mock in a test.
///
/// An implementation that shows a view holds the presenting controller weakly. It answers exactly
/// once, and dismisses the view when the waiting task is cancelled.
@MainActor
public protocol Confirming {
  /// Asks the question and waits for the answer.
  ///
  /// Returns false if the user declines, the system dismisses the view or the view cannot be shown.
  func confirm(_ question: Question) async -> Bool
}

/// An object that asks for a line of text.
///
/// Examples are an alert with a text field and a mock in a test.
///
/// An implementation follows the same rules as for ``Confirming``.
@MainActor
public protocol TextAsking {
  /// Asks the question and waits for the text.
  ///
  /// Returns nil if the user declines, the system dismisses the view or the view cannot be shown.
  func askText(_ question: TextQuestion) async -> String?
}

extension TextAsking {
  /// Asks for text until the text is valid or the user declines.
  ///
  /// After an error, the question contains the previous text, and shows the error as its message:
  ///
  ///     let name = await asker.askText(question, faultMessage: \.sentence, reading: ListName.init)
  ///
  /// - Parameters:
  ///   - question: The first question.
  ///   - faultMessage: Returns the sentence that describes an error.
  ///   - read: Converts the text to a value, or throws an error.
  /// - Returns: The value, or nil if a question returns no text.
  public func askText<Value, Fault: Error>(
    _ question: TextQuestion, faultMessage: (Fault) -> String,
    reading read: (String) throws(Fault) -> Value
  ) async -> Value? {
    var question = question
    while let text = await askText(question) {
      do throws(Fault) {
        return try read(text)
      } catch {
        question.text = text
        question.message = faultMessage(error)
      }
    }
    return nil
  }
}
