import Foundation

/// The sections of a table as its data source last reported them.
struct TableRecord {
  struct Section {
    var rows: Int
    var header: String?
    var footer: String?
  }

  var sections: [Section] { didSet { geometry = nil } }
  private var geometry: TableGeometry?

  init(sections: [Section]) { self.sections = sections }

  var rowCounts: [Int] { sections.map(\.rows) }

  func contains(_ position: RowPosition) -> Bool {
    sections.indices.contains(position.section)
      && (0..<sections[position.section].rows).contains(position.row)
  }

  mutating func invalidateGeometry() { geometry = nil }

  mutating func geometry(rowHeight: CGFloat, headerHeight: CGFloat, top: CGFloat) -> TableGeometry {
    if let geometry { return geometry }
    let created = TableGeometry(
      sections: sections, rowHeight: rowHeight, headerHeight: headerHeight, top: top)
    geometry = created
    return created
  }
}

/// The places of rows. Its cost depends on the number of sections, not on that of the rows.
struct TableGeometry {
  private let rowHeight: CGFloat
  /// The y coordinate of the first row of each section.
  private var firstRows: [CGFloat] = []
  private let rowCounts: [Int]
  /// The y coordinate of the end of the last section.
  let bottom: CGFloat

  init(
    sections: [TableRecord.Section], rowHeight: CGFloat, headerHeight: CGFloat, top: CGFloat
  ) {
    self.rowHeight = rowHeight
    rowCounts = sections.map(\.rows)
    var y = top
    for section in sections {
      if section.header != nil { y += headerHeight }
      firstRows.append(y)
      y += CGFloat(section.rows) * rowHeight
      if section.footer != nil { y += headerHeight }
    }
    bottom = y
  }

  func y(of position: RowPosition) -> CGFloat {
    firstRows[position.section] + CGFloat(position.row) * rowHeight
  }

  /// Returns the rows that overlap a range of y coordinates.
  func rows(from minY: CGFloat, to maxY: CGFloat) -> [RowPosition] {
    guard rowHeight > 0, maxY > minY else { return [] }
    var rows: [RowPosition] = []
    for (section, start) in firstRows.enumerated() {
      if start >= maxY { break }
      let first = max(0, Int(((minY - start) / rowHeight).rounded(.down)))
      let last = min(rowCounts[section], Int(((maxY - start) / rowHeight).rounded(.up)))
      guard first < last else { continue }
      for row in first..<last { rows.append(RowPosition(section: section, row: row)) }
    }
    return rows
  }
}
