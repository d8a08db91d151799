/// An alert or a sheet of choices, as a person reads it.
public struct AlertOnScreen: Equatable, Sendable {
  /// The line in bold; empty where there is none.
  public let title: String
  /// The text below it; empty where there is none.
  public let message: String
  /// The buttons, in order.
  public let buttons: [String]
  /// What stands in the text fields, in order.
  public let fields: [String]

  /// An alert with these texts.
  public init(title: String, message: String = "", buttons: [String], fields: [String] = []) {
    self.title = title
    self.message = message
    self.buttons = buttons
    self.fields = fields
  }
}
