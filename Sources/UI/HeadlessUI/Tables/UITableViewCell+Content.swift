extension UITableViewCell {
  /// The state of the cell, with which the cell updates its content configuration.
  public var configurationState: UICellConfigurationState {
    UICellConfigurationState(
      isSelected: isSelected, isHighlighted: isHighlighted, isEditing: isEditing,
      isSwiped: showingDeleteConfirmation)
  }

  /// Returns an empty list configuration for the style of the cell.
  public func defaultContentConfiguration() -> UIListContentConfiguration {
    switch style {
    case .default: .cell()
    case .subtitle: .subtitleCell()
    case .value1, .value2: .valueCell()
    }
  }

  /// Shows a configuration in the content view, or in a new content view.
  func show(_ configuration: any UIContentConfiguration) {
    if let contentView = contentView as? any UIView & UIContentView,
      contentView.supports(configuration)
    {
      contentView.configuration = configuration
    } else {
      replaceContentView(with: configuration.makeContentView())
    }
  }

  /// Replaces the content view, and with it the labels of the cell's style.
  func replaceContentView(with view: UIView) {
    contentView.removeFromSuperview()
    contentView = view
    titleLabel = nil
    detailLabel = nil
    view.frame = bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    insertSubview(view, at: 0)
  }
}
