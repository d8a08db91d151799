import HeadlessUI

/// The cell of the grocery screen, which shows a list's title.
@MainActor
final class ShoppingListTableViewCell: TableViewCell, TitleShowing {
  var titleText: String? {
    get { textLabel?.text }
    set { textLabel?.text = newValue }
  }
}
