import Foundation

/// What a table knows of its rows, without their cells: numbers, titles and places.
struct TableRecord {
  struct Section {
    var rows: Int
    var header: String?
    var footer: String?
  }

  var sections: [Section] { didSet { invalidateGeometry() } }
  private var geometry: TableGeometry?

  init(sections: [Section]) {
    self.sections = sections
  }

  var rowCounts: [Int] { sections.map(\.rows) }

  func contains(_ position: RowPosition) -> Bool {
    sections.indices.contains(position.section)
      && (0..<sections[position.section].rows).contains(position.row)
  }

  mutating func invalidateGeometry() {
    geometry = nil
  }

  mutating func geometry(rowHeight: CGFloat, headerHeight: CGFloat, top: CGFloat) -> TableGeometry {
    if let geometry { return geometry }
    let made = TableGeometry(
      sections: sections, rowHeight: rowHeight, headerHeight: headerHeight, top: top)
    geometry = made
    return made
  }
}

/// Where rows lie. Made in a time linear in the sections, whatever the rows.
struct TableGeometry {
  let rowHeight: CGFloat
  /// The y of each section's first row.
  private let firstRows: [CGFloat]
  private let rowCounts: [Int]
  /// The y below the last row.
  let bottom: CGFloat

  init(
    sections: [TableRecord.Section], rowHeight: CGFloat, headerHeight: CGFloat, top: CGFloat
  ) {
    self.rowHeight = rowHeight
    rowCounts = sections.map(\.rows)
    var firstRows: [CGFloat] = []
    var y = top
    for section in sections {
      if section.header != nil { y += headerHeight }
      firstRows.append(y)
      y += CGFloat(section.rows) * rowHeight
      if section.footer != nil { y += headerHeight }
    }
    self.firstRows = firstRows
    bottom = y
  }

  func y(of position: RowPosition) -> CGFloat {
    firstRows[position.section] + CGFloat(position.row) * rowHeight
  }

  /// The rows of which at least a part lies within the range.
  func rows(from minY: CGFloat, to maxY: CGFloat) -> [RowPosition] {
    guard rowHeight > 0, maxY > minY else { return [] }
    var rows: [RowPosition] = []
    for section in firstSection(reaching: minY)..<max(rowCounts.count, 0) {
      let start = firstRows[section]
      if start >= maxY { break }
      let first = max(0, Int(((minY - start) / rowHeight).rounded(.down)))
      let last = min(rowCounts[section], Int(((maxY - start) / rowHeight).rounded(.up)))
      guard first < last else { continue }
      for row in first..<last { rows.append(RowPosition(section: section, row: row)) }
    }
    return rows
  }

  /// The last section whose first row lies at or above `y`, or else the first section.
  private func firstSection(reaching y: CGFloat) -> Int {
    var low = 0
    var high = firstRows.count
    while low < high {
      let middle = (low + high) / 2
      if firstRows[middle] <= y { low = middle + 1 } else { high = middle }
    }
    return max(0, low - 1)
  }
}
