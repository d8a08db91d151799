/// A question with the answers yes and no, as in an alert.
///
///     Question("Follow Ada Lovelace?", confirm: "Follow")
nonisolated public struct Question: Equatable, Sendable {
  /// The question itself.
  public var title: String
  /// Further information for the user.
  public var message: String?
  /// The title of the confirming button. Use the action's name, not "OK".
  public var confirm: String
  /// The title of the cancel button.
  public var cancel: String
  /// Whether the action destroys data, so that the button has the destructive style.
  public var isDestructive: Bool

  /// Creates a question with two answers.
  public init(
    _ title: String, message: String? = nil, confirm: String, cancel: String = "Cancel",
    isDestructive: Bool = false
  ) {
    self.title = title
    self.message = message
    self.confirm = confirm
    self.cancel = cancel
    self.isDestructive = isDestructive
  }

  /// Returns a question that states a failure and its reason, and offers "Try Again".
  public static func tryAgain(
    _ failure: String, because reason: String, cancel: String = "Cancel"
  ) -> Question {
    Question(failure, message: reason, confirm: "Try Again", cancel: cancel)
  }
}

/// A question that the user answers with a line of text.
///
/// An alert shows the question with a text field.
nonisolated public struct TextQuestion: Equatable, Sendable {
  /// The question itself.
  public var title: String
  /// Further information, or the error in the previous answer.
  public var message: String?
  /// The placeholder of the text field.
  public var placeholder: String
  /// The initial text of the field. After an error it contains the previous answer.
  public var text: String
  /// The title of the confirming button.
  public var confirm: String
  /// The title of the cancel button.
  public var cancel: String

  /// Creates a question with a text field.
  public init(
    _ title: String, message: String? = nil, placeholder: String = "", text: String = "",
    confirm: String, cancel: String = "Cancel"
  ) {
    self.title = title
    self.message = message
    self.placeholder = placeholder
    self.text = text
    self.confirm = confirm
    self.cancel = cancel
  }
}
