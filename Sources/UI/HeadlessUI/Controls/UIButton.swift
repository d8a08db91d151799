/// A button with a title for each state.
@MainActor open class UIButton: UIControl {
  /// The type of a button. HeadlessUI draws all types alike.
  public enum ButtonType: Sendable { case custom, system }

  /// The label that shows the current title.
  public private(set) lazy var titleLabel: UILabel? = makeTitleLabel()
  private var titles: [State: String] = [:]

  /// Creates a button with the title and the handler of `primaryAction`.
  public convenience init(frame: CGRect, primaryAction: UIAction?) {
    self.init(frame: frame)
    guard let primaryAction else { return }
    setTitle(primaryAction.title, for: .normal)
    addAction(primaryAction, for: .primaryActionTriggered)
  }

  /// Creates a button with the title and the handler of `primaryAction`.
  public convenience init(type: ButtonType = .system, primaryAction: UIAction?) {
    self.init(frame: .zero, primaryAction: primaryAction)
  }

  /// Creates a button without a title.
  public convenience init(type: ButtonType) { self.init(frame: .zero) }

  /// Whether the button is enabled. A change updates the title.
  open override var isEnabled: Bool { didSet { updateTitle() } }

  /// The title for the current state.
  open var currentTitle: String? { titles[state] ?? titles[.normal] }

  /// Returns the title that was set for a state.
  open func title(for state: State) -> String? { titles[state] }

  /// Sets the title for a state. A state without a title shows the title of the normal state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    updateTitle()
  }

  private func updateTitle() {
    titleLabel?.text = currentTitle
    setNeedsDisplay()
  }

  private func makeTitleLabel() -> UILabel {
    let label = UILabel(frame: bounds)
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(label)
    return label
  }
}
