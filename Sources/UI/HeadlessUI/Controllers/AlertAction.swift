/// A button of an alert (`UIAlertAction`).
@MainActor open class AlertAction {
  /// What choosing it means.
  public enum Style: Sendable {
    /// Does something.
    case `default`
    /// Does nothing; an alert has one at most.
    case cancel
    /// Destroys something.
    case destructive
  }

  /// What it is called.
  public let title: String?
  /// What choosing it means.
  public let style: Style
  /// Whether it can be chosen.
  open var isEnabled = true { didSet { if isEnabled != oldValue { alert?.actionChanged() } } }

  weak var alert: AlertController?
  private let handler: (@MainActor (AlertAction) -> Void)?

  /// An action that runs `handler` after the alert is gone.
  public init(
    title: String?, style: Style, handler: (@MainActor (AlertAction) -> Void)? = nil
  ) {
    self.title = title
    self.style = style
    self.handler = handler
  }

  func perform() {
    handler?(self)
  }
}
