/// A yes-or-no question: what an alert shows, without an alert.
///
///     Question("Follow Ada Lovelace?", confirm: "Follow")
nonisolated public struct Question: Equatable, Sendable {
  /// The question itself.
  public var title: String
  /// What there is to know before answering.
  public var message: String?
  /// The wording of yes: the name of what will happen, not "OK".
  public var confirm: String
  /// The wording of no.
  public var cancel: String
  /// Whether yes destroys something, so that it is shown as such.
  public var isDestructive: Bool

  /// A question with its two answers.
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
}
