/// A question answered by a line of text: what an alert with a text field shows (B6).
nonisolated public struct TextQuestion: Equatable, Sendable {
  /// The question itself.
  public var title: String
  /// What there is to know before answering; after a fault, what was wrong with the last answer.
  public var message: String?
  /// What the empty field shows.
  public var placeholder: String
  /// The text that the field starts with: after a fault the text as it was entered.
  public var text: String
  /// The wording of the button that hands the text in.
  public var confirm: String
  /// The wording of no.
  public var cancel: String

  /// A question with an empty field, unless `text` says otherwise.
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
