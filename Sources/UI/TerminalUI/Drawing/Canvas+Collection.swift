import HeadlessUI

extension Canvas {
  /// Draws the content of an item, and a mark if the item is highlighted or selected.
  ///
  /// In the output of a script, selected items are marked. On a live screen, the highlighted item
  /// is marked.
  mutating func draw(_ cell: UICollectionViewCell, in rect: GridRect) {
    draw(cell.contentView, in: part(of: rect, for: cell.contentView))
    guard live == nil ? cell.isSelected : cell.isHighlighted else { return }
    let style: CellStyle =
      live == nil ? .plain : live?.activeList === cell.superview ? .highlight : .inactiveHighlight
    write("▸", in: rect, style: style)
  }
}
