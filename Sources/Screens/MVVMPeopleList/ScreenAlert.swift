/// An alert or a sheet as a value: what it says, and what each of its buttons means.
///
/// A view model makes it, a controller presents it and hands the answer back. Two alerts are equal
/// where a person would see and do the same, so that a test compares the whole of it.
public nonisolated struct ScreenAlert<Answer: Equatable>: Equatable {
  /// What a button does, as far as its look goes.
  public enum Role: Equatable, Sendable {
    /// Does something.
    case plain
    /// Does nothing.
    case cancel
    /// Destroys something.
    case destructive
  }

  /// A button: its name, and what choosing it means.
  public struct Choice: Equatable {
    /// What it is called.
    public let title: String
    /// How it looks.
    public let role: Role
    /// What choosing it means; nil where it only ends the alert.
    public let answer: Answer?
  }

  /// The line in bold.
  public let title: String
  /// The text below it, where there is any.
  public let message: String?
  /// Whether it is a sheet of choices, and no alert.
  public let isSheet: Bool
  /// The buttons, in order.
  public let buttons: [Choice]
}

nonisolated extension ScreenAlert {
  /// Says why something failed, and offers to do it again.
  static func failure(_ title: String, _ error: any Error, again: Answer) -> ScreenAlert {
    ScreenAlert(
      title: title, message: "\(error)", isSheet: false,
      buttons: [
        Choice(title: "OK", role: .cancel, answer: nil),
        Choice(title: "Try Again", role: .plain, answer: again),
      ])
  }

  /// Says why something is refused.
  static func refusal(_ title: String, _ reason: String) -> ScreenAlert {
    ScreenAlert(
      title: title, message: reason, isSheet: false,
      buttons: [Choice(title: "OK", role: .cancel, answer: nil)])
  }

  /// Asks before something is destroyed.
  static func question(_ title: String, _ button: String, means answer: Answer) -> ScreenAlert {
    ScreenAlert(
      title: title, message: nil, isSheet: false,
      buttons: [
        Choice(title: "Cancel", role: .cancel, answer: nil),
        Choice(title: button, role: .destructive, answer: answer),
      ])
  }

  /// Lets the user choose one of several things to do.
  static func choice(
    _ title: String, because reason: String? = nil,
    among choices: [(title: String, role: Role, answer: Answer)]
  ) -> ScreenAlert {
    ScreenAlert(
      title: title, message: reason, isSheet: true,
      buttons: choices.map { Choice(title: $0.title, role: $0.role, answer: $0.answer) }
        + [Choice(title: "Cancel", role: .cancel, answer: nil)])
  }
}
