/// A cell that shows the text of a row.
@MainActor public protocol RowTextShowing: AnyObject {
  /// Shows the title and the detail of a row.
  func show(_ text: RowText)
}

extension TableItemSource {
  /// Shows the text of a row in its cell, which must conform to ``RowTextShowing``.
  ///
  /// Stops the program if the cell does not conform, because the row would be empty.
  public func fill(_ cell: AnyObject, inRow row: Int) {
    guard let showing = cell as? any RowTextShowing else {
      fatalError("The cell is a \(type(of: cell)), which does not conform to RowTextShowing.")
    }
    showing.show(text(ofRow: row))
  }
}
