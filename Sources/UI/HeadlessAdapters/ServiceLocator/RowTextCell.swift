public import HeadlessUI
public import ServiceLocator

/// A cell that shows the text of a row, like `UIRowTextCell`.
@MainActor
public final class RowTextCell: TableViewCell, RowTextShowing {
  /// Shows the title, and below it the detail if there is one.
  public func show(_ text: RowText) {
    var content = defaultContentConfiguration()
    content.text = text.title
    content.secondaryText = text.detail
    contentConfiguration = content
  }
}
