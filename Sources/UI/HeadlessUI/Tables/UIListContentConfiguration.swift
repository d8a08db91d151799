/// The content of a standard cell: a text and a secondary text.
///
///     var content = cell.defaultContentConfiguration()
///     content.text = person.name
///     cell.contentConfiguration = content
public struct UIListContentConfiguration: Hashable {
  /// The primary text, such as a name or a title.
  public var text: String?
  /// The secondary text, for example a detail or a value.
  public var secondaryText: String?
  /// Whether the secondary text is beside the text, and not below it.
  public var prefersSideBySideTextAndSecondaryText = false

  /// Returns a configuration for a cell with a text.
  public static func cell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns a configuration for a cell with a secondary text below its text.
  public static func subtitleCell() -> UIListContentConfiguration { UIListContentConfiguration() }

  /// Returns a configuration for a cell with a value beside its text.
  public static func valueCell() -> UIListContentConfiguration {
    UIListContentConfiguration(prefersSideBySideTextAndSecondaryText: true)
  }
}

extension UIListContentConfiguration: UIContentConfiguration {
  /// Creates a ``UIListContentView``.
  @MainActor public func makeContentView() -> any UIView & UIContentView {
    UIListContentView(configuration: self)
  }

  /// Returns the same configuration, because HeadlessUI draws no colors.
  public func updated(for state: any UIConfigurationState) -> UIListContentConfiguration { self }
}

/// A view that shows a ``UIListContentConfiguration``.
@MainActor open class UIListContentView: UIView, UIContentView {
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()
  private var content: UIListContentConfiguration { didSet { if content != oldValue { show() } } }

  /// The configuration that the view shows. Only a ``UIListContentConfiguration`` has an effect.
  open var configuration: any UIContentConfiguration {
    get { content }
    set { if let new = newValue as? UIListContentConfiguration { content = new } }
  }

  /// Creates a view that shows a configuration.
  public init(configuration: UIListContentConfiguration) {
    content = configuration
    super.init(frame: .zero)
    addSubview(textLabel)
    show()
  }

  /// Returns nil, because HeadlessUI reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Places the texts side by side, or the secondary text below the text.
  open override func layoutSubviews() {
    super.layoutSubviews()
    guard secondaryTextLabel.superview != nil else { return textLabel.frame = bounds }
    let (distance, edge): (CGFloat, CGRectEdge) =
      content.prefersSideBySideTextAndSecondaryText
      ? (bounds.width / 2, .minXEdge) : (bounds.height / 2, .minYEdge)
    (textLabel.frame, secondaryTextLabel.frame) = bounds.divided(atDistance: distance, from: edge)
  }

  private func show() {
    textLabel.text = content.text
    secondaryTextLabel.text = content.secondaryText
    if content.secondaryText == nil {
      secondaryTextLabel.removeFromSuperview()
    } else if secondaryTextLabel.superview == nil {
      addSubview(secondaryTextLabel)
    }
    setNeedsLayout()
  }
}
