// swift-format-ignore-file: AllPublicDeclarationsHaveDocumentation
// Declarations only, for type-checking the adapters on Linux. See README.md in this folder.

import Foundation

@MainActor open class UITableViewCell: UIView {
  public init(style: UITableViewCell.CellStyle, reuseIdentifier: String?) { declaredOnly() }
  public required init?(coder: NSCoder) { declaredOnly() }

  open var textLabel: UILabel? { declaredOnly() }
  open var detailTextLabel: UILabel? { declaredOnly() }
  open var contentView: UIView { declaredOnly() }
  open var reuseIdentifier: String? { declaredOnly() }
  open var accessoryType: UITableViewCell.AccessoryType = .none
  open var isSelected: Bool = false
  open var isHighlighted: Bool = false
  open var isEditing: Bool = false
  open var editingStyle: UITableViewCell.EditingStyle { declaredOnly() }
  open func prepareForReuse() { declaredOnly() }
  open var contentConfiguration: (any UIContentConfiguration)?
  open func defaultContentConfiguration() -> UIListContentConfiguration { declaredOnly() }
}

extension UITableViewCell {
  public enum CellStyle: Int, Sendable {
    case `default` = 0
    case value1 = 1
    case value2 = 2
    case subtitle = 3
  }

  public enum AccessoryType: Int, Sendable {
    case none = 0
    case disclosureIndicator = 1
    case detailDisclosureButton = 2
    case checkmark = 3
    case detailButton = 4
  }

  public enum EditingStyle: Int, Sendable {
    case none = 0
    case delete = 1
    case insert = 2
  }
}
