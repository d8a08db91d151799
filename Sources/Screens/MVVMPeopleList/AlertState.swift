/// An alert or action sheet as a value.
///
/// The view model creates it, and the view controller presents it. Two states are equal if the
/// alerts look and act the same, so a test can compare a whole alert.
public nonisolated struct AlertState<Action: Equatable>: Equatable {
  /// The style of a button.
  public enum Role: Equatable, Sendable {
    /// A normal button.
    case plain
    /// The button that only closes the alert.
    case cancel
    /// A button that deletes or discards something.
    case destructive
  }

  /// A button of the alert.
  public struct Button: Equatable {
    /// The text on the button.
    public let title: String
    /// The style of the button.
    public let role: Role
    /// The action of the button; nil if the button only closes the alert.
    public let action: Action?

    static func cancel(_ title: String = "Cancel") -> Button {
      Button(title: title, role: .cancel, action: nil)
    }
  }

  /// The title of the alert.
  public let title: String
  /// The text below the title.
  public var message: String?
  /// Whether the alert is an action sheet.
  public var isSheet = false
  /// The buttons, in order.
  public let buttons: [Button]
}

nonisolated extension AlertState {
  /// Returns an alert that shows a failure and offers to try again.
  static func failure(_ title: String, _ error: any Error, retry: Action) -> AlertState {
    AlertState(
      title: title, message: "\(error)",
      buttons: [.cancel("OK"), Button(title: "Try Again", role: .plain, action: retry)])
  }

  /// Returns an alert that shows a message and an OK button.
  static func message(_ title: String, _ message: String) -> AlertState {
    AlertState(title: title, message: message, buttons: [.cancel("OK")])
  }

  /// Returns an alert that asks for confirmation of a destructive action.
  static func confirmation(
    _ title: String, _ button: String, _ action: Action, cancel: String = "Cancel"
  ) -> AlertState {
    AlertState(
      title: title,
      buttons: [.cancel(cancel), Button(title: button, role: .destructive, action: action)])
  }

  /// Returns an action sheet that offers several actions.
  static func sheet(
    _ title: String, message: String? = nil, _ choices: [(String, Role, Action)]
  ) -> AlertState {
    AlertState(
      title: title, message: message, isSheet: true,
      buttons: choices.map { Button(title: $0, role: $1, action: $2) } + [.cancel()])
  }
}
