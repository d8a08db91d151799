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
