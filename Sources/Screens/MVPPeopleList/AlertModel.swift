/// An alert or action sheet as a value.
///
/// The presenter passes it to the view and receives the chosen button's choice. Two models are equal
/// if the alerts look and act the same, so a test can compare a whole alert.
nonisolated struct AlertModel<Choice: Equatable>: Equatable {
  /// The situation in which the alert appears.
  enum Kind {
    /// A result or a failure, which is shown in front of any open screen.
    case report
    /// A question after a tap, which is dropped if another screen is already open.
    case question
    /// A question with several actions, which is dropped like `question`.
    case sheet
  }

  /// A button of the alert.
  struct Button: Equatable {
    /// The style of a button.
    enum Style {
      case plain, cancel, destructive
    }

    let title: String
    let style: Style
    /// The choice that the presenter receives; nil if the button only closes the alert.
    let choice: Choice?

    static func cancel(_ title: String = "Cancel") -> Button {
      Button(title: title, style: .cancel, choice: nil)
    }
  }

  let kind: Kind
  let title: String
  var message: String?
  let buttons: [Button]
}

nonisolated extension AlertModel {
  /// Returns a report with an OK button.
  static func message(_ title: String, _ message: String) -> AlertModel {
    AlertModel(kind: .report, title: title, message: message, buttons: [.cancel("OK")])
  }

  /// Returns a report of a failure that offers to try again.
  static func failure(_ title: String, _ error: any Error, retry: Choice) -> AlertModel {
    AlertModel(
      kind: .report, title: title, message: "\(error)",
      buttons: [.cancel("OK"), Button(title: "Try Again", style: .plain, choice: retry)])
  }

  /// Returns a question before a destructive action.
  static func confirmation(
    _ title: String, _ button: String, _ choice: Choice, cancel: String = "Cancel"
  ) -> AlertModel {
    AlertModel(
      kind: .question, title: title,
      buttons: [.cancel(cancel), Button(title: button, style: .destructive, choice: choice)])
  }

  /// Returns an action sheet that offers several choices.
  static func sheet(
    _ title: String, message: String? = nil, _ choices: [(String, Button.Style, Choice)]
  ) -> AlertModel {
    AlertModel(
      kind: .sheet, title: title, message: message,
      buttons: choices.map { Button(title: $0, style: $1, choice: $2) } + [.cancel()])
  }
}
