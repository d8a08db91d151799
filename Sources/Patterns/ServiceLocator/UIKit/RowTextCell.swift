#if canImport(UIKit)
  public import UIKit
#else
  public import HeadlessUI
#endif

/// A cell that shows the text of a row.
@MainActor
public final class RowTextCell: UITableViewCell, RowTextShowing {
  /// Shows the title, and below it the detail if there is one.
  public func show(_ text: RowText) {
    var content = defaultContentConfiguration()
    content.text = text.title
    content.secondaryText = text.detail
    contentConfiguration = content
  }
}
