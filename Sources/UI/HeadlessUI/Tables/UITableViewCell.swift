/// The view of one row.
///
/// As in UIKit, a subclass must override both designated initializers or neither of them. In both
/// cases the subclass inherits ``init(registeredFor:)``, which a table uses to create cells of a
/// registered class.
@MainActor open class UITableViewCell: UIView, ReusableCell {
  /// The style of a cell. `default` has a title label; the other styles also have a detail label.
  public enum CellStyle: Sendable { case `default`, value1, value2, subtitle }

  /// The kind of edit that a row allows.
  public enum EditingStyle: Sendable { case none, delete, insert }

  /// The symbol at the right edge of a cell.
  public enum AccessoryType: Sendable { case none, disclosureIndicator, checkmark }

  /// The identifier that is used to reuse the cell.
  public let reuseIdentifier: String?
  /// The view that contains the content of the cell. A content configuration replaces it.
  public internal(set) var contentView = UIView()
  /// The configuration of the content, or `nil` if the cell has only its own subviews.
  ///
  /// Setting a configuration updates the content view, or replaces it if it cannot show the
  /// configuration. Setting `nil` replaces the content view with an empty view. A reused cell keeps
  /// its configuration. If the state of the cell changes, the cell updates the configuration with
  /// `updated(for:)`.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet {
      if contentConfiguration != nil {
        updateContentConfiguration()
      } else if oldValue != nil {
        replaceContentView(with: UIView())
      }
    }
  }
  /// The label of the title, or `nil` if the cell has a content configuration.
  ///
  /// Prefer ``contentConfiguration``, because UIKit will deprecate the labels.
  public var textLabel: UILabel? {
    if titleLabel == nil, contentConfiguration == nil { titleLabel = addLabel() }
    return titleLabel
  }
  /// The label of the detail, or `nil` if the style is `default`.
  ///
  /// The label is also `nil` if the cell has a content configuration.
  public var detailTextLabel: UILabel? {
    if detailLabel == nil, contentConfiguration == nil, style != .default {
      detailLabel = addLabel()
    }
    return detailLabel
  }
  var titleLabel: UILabel?
  var detailLabel: UILabel?
  /// The symbol at the right edge.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsDisplay() } }
  }
  /// Whether the row is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { stateChanged() } } }
  /// Whether a finger is on the row.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { stateChanged() } } }
  /// Whether the cell shows its editing controls.
  open var isEditing = false { didSet { if isEditing != oldValue { stateChanged() } } }
  /// Whether the row is swiped. The completion of the swipe action ends this state.
  public internal(set) var showingDeleteConfirmation = false {
    didSet { if showingDeleteConfirmation != oldValue { stateChanged() } }
  }
  /// The kind of edit that the row allows. The table sets it.
  public internal(set) var editingStyle = EditingStyle.none

  let style: CellStyle
  /// The position of the row that the cell shows. The table sets it.
  var position: RowPosition?

  /// Creates a cell of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Returns nil, because HeadlessUI reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a cell for a table that registered the class.
  ///
  /// UIKit calls ``init(style:reuseIdentifier:)`` instead. But in Swift, only a required
  /// initializer can be called for a registered class, and subclasses inherit this one.
  /// UIKit does not have this API.
  public required convenience init(registeredFor reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Called before the cell is reused for another row. An override resets the content and calls
  /// `super`.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
    showingDeleteConfirmation = false
  }

  /// Selects or deselects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Shows or hides the editing controls.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private func stateChanged() {
    updateContentConfiguration()
    setNeedsDisplay()
  }

  private func updateContentConfiguration() {
    if let contentConfiguration { show(contentConfiguration.updated(for: configurationState)) }
  }

  private func addLabel() -> UILabel {
    let label = UILabel(frame: contentView.bounds)
    contentView.addSubview(label)
    return label
  }
}
