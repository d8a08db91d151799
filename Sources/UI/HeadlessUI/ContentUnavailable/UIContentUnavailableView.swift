/// A view that shows a ``UIContentUnavailableConfiguration``.
///
/// The view centers a column of an activity indicator, two texts and a button.
@MainActor open class UIContentUnavailableView: UIView, UIContentView {
  private let indicator = UIActivityIndicatorView(style: .large)
  private let textLabel = UILabel()
  private let secondaryTextLabel = UILabel()
  private let button = UIButton(type: .system)
  private var content = UIContentUnavailableConfiguration.empty()

  /// The height of a line of text, in points.
  private static let lineHeight: CGFloat = 44
  /// The approximate width of a character, in points.
  private static let characterWidth: CGFloat = 8

  /// The configuration. Only a ``UIContentUnavailableConfiguration`` has an effect.
  open var configuration: any UIContentConfiguration {
    get { content }
    set {
      guard let new = newValue as? UIContentUnavailableConfiguration else { return }
      content = new
      show()
    }
  }

  /// Creates a view that shows a configuration.
  public convenience init(configuration: UIContentUnavailableConfiguration) {
    self.init()
    for part in parts { addSubview(part) }
    for label in [textLabel, secondaryTextLabel] {
      label.textAlignment = .center
      label.numberOfLines = 0
    }
    button.addAction(
      UIAction { [weak self] in
        self?.content.buttonProperties.primaryAction?.performWithSender($0.sender, target: nil)
      }, for: .primaryActionTriggered)
    self.configuration = configuration
  }

  private var parts: [UIView] { [indicator, textLabel, secondaryTextLabel, button] }

  /// Places the visible parts in the middle.
  open override func layoutSubviews() {
    super.layoutSubviews()
    let shown = parts.filter { !$0.isHidden }
    let height = shown.map(height(of:)).reduce(0, +)
    var y = bounds.minY + max(0, (bounds.height - height) / 2)
    for part in shown {
      let width = part === button ? buttonWidth : bounds.width
      part.frame = CGRect(
        x: bounds.midX - width / 2, y: y, width: width, height: self.height(of: part))
      y = part.frame.maxY
    }
  }

  private var buttonWidth: CGFloat {
    min(bounds.width, CGFloat((content.buttonTitle ?? "").count + 2) * Self.characterWidth)
  }

  private func height(of part: UIView) -> CGFloat {
    let text = (part as? UILabel)?.text ?? ""
    let lines = CGFloat(text.count) * Self.characterWidth / max(1, bounds.width)
    return max(1, lines.rounded(.up)) * Self.lineHeight
  }

  private func show() {
    if content.isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
    for (label, text) in [
      (textLabel, content.text), (secondaryTextLabel, content.secondaryText),
    ] {
      label.text = text
      label.isHidden = text?.isEmpty != false
    }
    button.setTitle(content.buttonTitle, for: .normal)
    button.isHidden = content.buttonTitle == nil
    button.isEnabled = content.buttonProperties.isEnabled
    setNeedsLayout()
  }
}
