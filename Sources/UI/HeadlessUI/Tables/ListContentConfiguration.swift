public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The content of a standard cell: a text and a secondary text (`UIListContentConfiguration`).
///
///     var content = cell.defaultContentConfiguration()
///     content.text = person.name
///     cell.contentConfiguration = content
public struct ListContentConfiguration: Hashable, Sendable {
  /// The text.
  public var text: String?
  /// The secondary text, for example a detail or a value.
  public var secondaryText: String?
  /// Whether the secondary text is beside the text, if there is space. Otherwise it is below.
  public var prefersSideBySideTextAndSecondaryText = false

  /// Returns a configuration for a cell with a text.
  public static func cell() -> ListContentConfiguration { ListContentConfiguration() }

  /// Returns a configuration for a cell with a secondary text below its text.
  public static func subtitleCell() -> ListContentConfiguration { ListContentConfiguration() }

  /// Returns a configuration for a cell with a value beside its text.
  public static func valueCell() -> ListContentConfiguration {
    ListContentConfiguration(prefersSideBySideTextAndSecondaryText: true)
  }
}

extension ListContentConfiguration: ContentConfiguration {
  /// Creates a ``ListContentView``.
  public func makeContentView() -> any View & ContentView { ListContentView(configuration: self) }

  /// Returns the same configuration, because HeadlessUI draws no colors.
  public func updated(for state: any ConfigurationState) -> ListContentConfiguration { self }
}

/// A view that shows a ``ListContentConfiguration`` (`UIListContentView`).
@MainActor open class ListContentView: View, ContentView {
  private let textLabel = Label()
  private let secondaryTextLabel = Label()
  private var content: ListContentConfiguration { didSet { if content != oldValue { show() } } }

  /// The configuration that the view shows. Only a ``ListContentConfiguration`` has an effect.
  open var configuration: any ContentConfiguration {
    get { content }
    set { if let new = newValue as? ListContentConfiguration { content = new } }
  }

  /// Creates a view that shows a configuration.
  public init(configuration: ListContentConfiguration) {
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
