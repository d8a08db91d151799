/// The data that the data source last reported for a section.
struct TableSection {
  var rows: Int
  var header: String?
}

/// The vertical positions of the rows in a table.
///
/// The time to create the value depends only on the number of sections.
struct TableGeometry {
  private let rowHeight: CGFloat
  /// The number of rows of each section, and the y coordinate of its first row.
  private var sections: [(rows: Int, start: CGFloat)] = []
  /// The y coordinate of the end of the last section.
  let bottom: CGFloat

  init(sections: [TableSection], rowHeight: CGFloat, headerHeight: CGFloat, top: CGFloat) {
    self.rowHeight = rowHeight
    var y = top
    for section in sections {
      if section.header != nil { y += headerHeight }
      self.sections.append((section.rows, y))
      y += CGFloat(section.rows) * rowHeight
    }
    bottom = y
  }

  func y(of position: RowPosition) -> CGFloat {
    sections[position.section].start + CGFloat(position.row) * rowHeight
  }

  /// Returns the rows that overlap a range of y coordinates.
  func rows(from minY: CGFloat, to maxY: CGFloat) -> [RowPosition] {
    guard rowHeight > 0, maxY > minY else { return [] }
    return sections.enumerated().flatMap { index, section in
      let first = max(0, Int(((minY - section.start) / rowHeight).rounded(.down)))
      let end = min(section.rows, Int(((maxY - section.start) / rowHeight).rounded(.up)))
      return (first..<max(first, end)).map { RowPosition(section: index, row: $0) }
    }
  }
}
