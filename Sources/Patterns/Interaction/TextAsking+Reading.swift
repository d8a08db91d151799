extension TextAsking {
  /// Asks until the text can be read, or the person gives up.
  ///
  /// After a fault the same question is put again, with what was typed still in the field and the
  /// fault told as its message:
  ///
  ///     let name = await asker.askText(question, faultMessage: \.sentence, reading: ListName.init)
  ///
  /// - Parameters:
  ///   - question: The question of the first round.
  ///   - faultMessage: The sentence that tells a fault to the person.
  ///   - read: Turns the text into a value, or throws what is wrong with it.
  /// - Returns: The value read; `nil` when the question was declined or dismissed.
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
