import Foundation

/// A row of a table (`UITableViewCell`).
///
/// A subclass's initialiser says `required` where UIKit's says `override`: Swift makes an object
/// of a registered class only through a required one.
@MainActor open class TableViewCell: View {
  /// Which labels it has.
  public enum CellStyle: Sendable {
    /// One label.
    case `default`
    /// A detail at the right edge.
    case value1
    /// A detail beside the label.
    case value2
    /// A detail under the label.
    case subtitle
  }

  /// What editing offers.
  public enum EditingStyle: Sendable {
    /// Nothing.
    case none
    /// To delete the row.
    case delete
    /// To insert a row here.
    case insert
  }

  /// What stands at the right edge.
  public enum AccessoryType: Sendable {
    /// Nothing.
    case none
    /// A touch leads on.
    case disclosureIndicator
    /// A button that tells more.
    case detailButton
    /// A tick.
    case checkmark
  }

  /// How it shows that it is selected.
  public enum SelectionStyle: Sendable {
    /// Not at all; it is selected all the same.
    case none
    /// As the system does.
    case `default`
  }

  /// Which cells it can take the place of.
  public let reuseIdentifier: String?
  /// What holds everything that it shows.
  public let contentView = View()
  /// The main label.
  public private(set) lazy var textLabel: Label? = addLabel()
  /// The second label, unless the style is `.default`.
  public private(set) lazy var detailTextLabel: Label? = style == .default ? nil : addLabel()
  /// What stands at the right edge.
  open var accessoryType = AccessoryType.none {
    didSet { if accessoryType != oldValue { setNeedsDisplay() } }
  }
  /// How it shows that it is selected.
  open var selectionStyle = SelectionStyle.default
  /// Whether its row is selected.
  open var isSelected = false { didSet { if isSelected != oldValue { setNeedsDisplay() } } }
  /// Whether a finger is on it.
  open var isHighlighted = false { didSet { if isHighlighted != oldValue { setNeedsDisplay() } } }
  /// Whether it is drawn for editing.
  open var isEditing = false { didSet { if isEditing != oldValue { setNeedsDisplay() } } }
  /// What editing offers for its row; the table sets it.
  public internal(set) var editingStyle = EditingStyle.none

  private let style: CellStyle
  /// The row it is shown at; the table sets it.
  var position: RowPosition?

  /// A cell with the style's labels.
  public required init(style: CellStyle, reuseIdentifier: String?) {
    self.style = style
    self.reuseIdentifier = reuseIdentifier
    super.init(frame: .zero)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }

  /// Called before the cell is shown at another row; take away what the last row left. Call
  /// `super`.
  open func prepareForReuse() {
    isSelected = false
    isHighlighted = false
  }

  /// Marks it as selected.
  open func setSelected(_ selected: Bool, animated: Bool) {
    isSelected = selected
  }

  /// Draws it for editing or for reading.
  open func setEditing(_ editing: Bool, animated: Bool) {
    isEditing = editing
  }

  private func addLabel() -> Label {
    let label = Label(frame: contentView.bounds)
    contentView.addSubview(label)
    return label
  }
}
