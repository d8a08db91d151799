import HeadlessUI

extension Canvas {
  /// Draws the content of an item, and a mark if the item is selected.
  mutating func draw(_ cell: UICollectionViewCell, in rect: GridRect) {
    draw(cell.contentView, in: part(of: rect, for: cell.contentView))
    if cell.isSelected { write("▸", in: rect) }
  }
}
