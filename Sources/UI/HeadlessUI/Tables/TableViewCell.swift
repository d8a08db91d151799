public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The view of one row (`UITableViewCell`).
///
/// A subclass overrides both designated initializers or none, as with UIKit. It then inherits
/// ``init(registeredFor:)``, by which a table creates objects of a registered class.
@MainActor open class TableViewCell: View {
  /// The labels of a cell: only a title, or a title and a detail.
  public enum CellStyle: Sendable { case `default`, value1, value2, subtitle }

  /// The edit that a row offers.
  public enum EditingStyle: Sendable { case none, delete, insert }

  /// The symbol at the right edge of a cell.
  public enum AccessoryType: Sendable { case none, disclosureIndicator, checkmark }

  /// The identifier by which the cell is reused.
  public let reuseIdentifier: String?
  /// The view that contains the content of the cell.
  public let contentView = View()
  /// The label of the title.
  public private(set) lazy var textLabel: Label? = addLabel()
  /// The label of the detail, or `nil` if the style is `default`.
  public private(set) lazy var detailTextLabel: Label? = style == .default ? nil : addLabel()
  /// The symbol at the right edge.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsDisplay() } }
  }
  /// Whether the row is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }
  /// Whether a finger is on the row.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
  /// Whether the cell shows its editing controls.
  open var isEditing = false { didSet { if isEditing != oldValue { setNeedsDisplay() } } }
  /// The edit that the row offers. The table sets it.
  public internal(set) var editingStyle = EditingStyle.none

  private let style: CellStyle
  /// The row that shows the cell. The table sets it.
  var position: RowPosition?

  /// Creates a cell with the labels of a style.
  public init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Returns nil, because HeadlessUI reads no archives.
  public required init?(coder: NSCoder) { nil }

  /// Creates a cell for an identifier, as a table does. UIKit has no such initializer.
  public required convenience init(registeredFor reuseIdentifier: String) {
    self.init(style: .default, reuseIdentifier: reuseIdentifier)
  }

  /// Called before another row reuses the cell. An override resets the content and calls `super`.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  /// Selects or deselects the cell.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// Shows or hides the editing controls.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  private func addLabel() -> Label {
    let label = Label(frame: contentView.bounds)
    contentView.addSubview(label)
    return label
  }
}
