import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Source: https://developer.apple.com/documentation/uikit/uitableviewcell/contentconfiguration
/// https://developer.apple.com/documentation/uikit/uitableviewcell/defaultcontentconfiguration()
/// https://developer.apple.com/documentation/uikit/uilistcontentconfiguration
@Suite("UITableViewCell: content configurations")
@MainActor struct ContentConfigurationTests {
  private let cell = UITableViewCell(style: .default, reuseIdentifier: "cell")

  /// The texts of the labels in the cell, in order.
  private var texts: [String?] {
    cell.layoutIfNeeded()
    return labels(in: cell).map(\.text)
  }

  private func content(_ text: String, _ secondaryText: String? = nil) -> UIListContentConfiguration
  {
    var content = cell.defaultContentConfiguration()
    content.text = text
    content.secondaryText = secondaryText
    return content
  }

  @Test("a list configuration shows its text and its secondary text")
  func shows() {
    cell.contentConfiguration = content("Ada", "1815")
    #expect(texts == ["Ada", "1815"])
  }

  @Test("a list configuration without a secondary text has one label")
  func oneText() {
    cell.contentConfiguration = content("Ada", "1815")
    cell.contentConfiguration = content("Grace")
    #expect(texts == ["Grace"])
  }

  @Test("a configuration replaces the content view and its labels")
  func replaces() {
    cell.textLabel?.text = "old"
    let old = cell.contentView
    cell.contentConfiguration = content("new")
    #expect(cell.contentView !== old && old.superview == nil)
    #expect(cell.contentView.superview === cell)
    #expect(texts == ["new"])
    #expect(cell.textLabel == nil && cell.detailTextLabel == nil)
  }

  @Test("a second configuration of the same type keeps the content view")
  func updates() {
    cell.contentConfiguration = content("Ada")
    let view = cell.contentView
    cell.contentConfiguration = content("Grace")
    #expect(cell.contentView === view)
    #expect(texts == ["Grace"])
  }

  @Test("a configuration of another type replaces the content view")
  func otherType() {
    cell.contentConfiguration = content("Ada")
    cell.contentConfiguration = BadgeConfiguration(name: "Grace")
    #expect((cell.contentView as? BadgeView)?.badge?.name == "Grace")
    #expect(texts.isEmpty)
  }

  @Test("setting the configuration to nil replaces the content view with an empty view")
  func removed() {
    cell.contentConfiguration = content("Ada")
    cell.contentConfiguration = nil
    #expect(!(cell.contentView is UIListContentView) && cell.contentView.superview === cell)
    #expect(texts.isEmpty)
    cell.textLabel?.text = "label"
    #expect(texts == ["label"])
  }

  /// Source: observed behavior, not documented.
  @Test("a reused cell keeps its configuration")
  func reuse() {
    cell.contentConfiguration = content("Ada")
    cell.prepareForReuse()
    #expect(texts == ["Ada"])
  }

  @Test("a cell updates its configuration when its state changes")
  func state() {
    cell.contentConfiguration = BadgeConfiguration(name: "Ada")
    let view = cell.contentView as? BadgeView
    #expect(view?.badge?.isSelected == false)
    cell.isSelected = true
    cell.layoutIfNeeded()
    #expect(view?.badge?.isSelected == true)
    #expect(cell.contentView === view)
  }

  @Test("`configurationState` is the state of the cell")
  func configurationState() {
    #expect(!cell.configurationState.isHighlighted && !cell.configurationState.isEditing)
    cell.isHighlighted = true
    cell.isEditing = true
    #expect(cell.configurationState.isHighlighted && cell.configurationState.isEditing)
    #expect(!cell.configurationState.isSelected && !cell.configurationState.isSwiped)
  }

  /// Source: observed behavior, not documented.
  @Test("the default configuration has the style of the cell and no content")
  func defaults() {
    func configuration(_ style: UITableViewCell.CellStyle) -> UIListContentConfiguration {
      UITableViewCell(style: style, reuseIdentifier: nil).defaultContentConfiguration()
    }
    #expect(configuration(.default) == .cell())
    #expect(configuration(.subtitle) == .subtitleCell())
    #expect(configuration(.value1) == .valueCell())
    cell.contentConfiguration = content("Ada")
    #expect(cell.defaultContentConfiguration() == .cell())
  }

  @Test("`valueCell()` prefers to place its texts side by side, and `subtitleCell()` does not")
  func sideBySide() {
    #expect(UIListContentConfiguration.valueCell().prefersSideBySideTextAndSecondaryText)
    #expect(!UIListContentConfiguration.subtitleCell().prefersSideBySideTextAndSecondaryText)
  }

  /// Source: observed behavior, not documented.
  @Test("the content view fills the cell")
  func fills() {
    cell.frame = CGRect(x: 0, y: 0, width: 100, height: 44)
    cell.contentConfiguration = content("Ada")
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 100)
    cell.frame.size.width = 300
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame.width == 300)
  }
}
