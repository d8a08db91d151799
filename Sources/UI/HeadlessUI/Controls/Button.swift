public import Foundation

/// A button with a title for each state (`UIButton`).
@MainActor open class Button: Control {
  /// What it looks like; HeadlessUI draws none of it.
  public enum ButtonType: Sendable {
    /// Drawn by the app.
    case custom
    /// The system's own.
    case system
  }

  /// The label that shows the current title.
  public private(set) lazy var titleLabel: Label? = makeTitleLabel()
  private var titles: [State: String] = [:]

  /// A button with the given frame.
  public override init(frame: CGRect) {
    super.init(frame: frame)
  }

  /// A button that does `primaryAction`, and is called as it is.
  public convenience init(frame: CGRect, primaryAction: Action?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// A button that does `primaryAction`, and is called as it is.
  public convenience init(type: ButtonType = .system, primaryAction: Action?) {
    self.init(frame: .zero, primaryAction: primaryAction)
  }

  /// A button without a title.
  public convenience init(type: ButtonType) {
    self.init(frame: .zero)
  }

  /// Usability changes the title too.
  open override var isEnabled: Bool { didSet { titleChanged() } }

  /// The title that is shown in the present state.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// The title of a state, if it has its own.
  open func title(for state: State) -> String? { titles[state] }

  /// Sets the title of a state; states without one show the normal state's.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleChanged()
  }

  private func titleChanged() {
    titleLabel?.text = currentTitle
    setNeedsDisplay()
  }

  private func makeTitleLabel() -> Label {
    let label = Label(frame: bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    return label
  }
}
