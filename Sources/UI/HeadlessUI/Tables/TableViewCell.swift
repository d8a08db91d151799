public import Foundation

#if canImport(CoreGraphics)
  import CoreGraphics
#endif

/// The view of one row (`UITableViewCell`).
///
/// A subclass must override both designated initializers or neither, as with UIKit. Then the
/// subclass inherits ``init(registeredFor:)``, with which a table creates cells of a registered
/// class.
@MainActor open class TableViewCell: View {
  /// The labels of a cell. `default` has only a title, the others also a detail.
  public enum CellStyle: Sendable { case `default`, value1, value2, subtitle }

  /// The kind of edit that a row allows.
  public enum EditingStyle: Sendable { case none, delete, insert }

  /// The symbol at the right edge of a cell.
  public enum AccessoryType: Sendable { case none, disclosureIndicator, checkmark }

  /// The identifier that is used to reuse the cell.
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
  /// Whether the row is swiped. The completion of the swipe action ends this state.
  public internal(set) var showingDeleteConfirmation = false
  /// The kind of edit that the row allows. The table sets it.
  public internal(set) var editingStyle = EditingStyle.none

  private let style: CellStyle
  /// The position of the row that the cell shows. The table sets it.
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

  /// Creates a cell for a table that registered the class. UIKit does not have this initializer.
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

  private func addLabel() -> Label {
    let label = Label(frame: contentView.bounds)
    contentView.addSubview(label)
    return label
  }
}
