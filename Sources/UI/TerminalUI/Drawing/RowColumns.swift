/// Where the texts of a table's rows stand, so that they stand below each other: the title at the
/// left, what tells more at the right, marks in a last narrow column.
struct RowColumns {
  struct Place: Equatable {
    let column: Int
    let width: Int
    let isAtEnd: Bool
  }

  /// The places of the texts, in their order.
  private(set) var places: [Place] = []

  /// The columns that rows with these texts need, in a table of `width` columns.
  init(_ rows: [[String]], width: Int) {
    let indent = 3
    let count = rows.map(\.count).max() ?? 0
    var end = width - 1
    var details: [Place] = []
    for index in (1..<max(1, count)).reversed() {
      // A mark keeps its column while nobody in sight has one: the others must not jump.
      let least = index >= 2 ? 1 : 0
      let widest = rows.map { $0.count > index ? $0[index].columns : 0 }.max() ?? 0
      // The title keeps a third of the row.
      let room = max(0, end - indent - width / 3)
      let taken = min(max(least, widest), room)
      details.insert(Place(column: end - taken, width: taken, isAtEnd: true), at: 0)
      if taken > 0 { end -= taken + 2 }
    }
    places = [Place(column: indent, width: max(0, end - indent), isAtEnd: false)] + details
  }
}

extension RowColumns.Place {
  /// What a text in this place looks like: what waits and what was refused stand out.
  func style(of text: String) -> CellStyle {
    switch text {
    case "↑" where isAtEnd: .waiting
    case "!" where isAtEnd: .refused
    default: isAtEnd ? .detail : .plain
    }
  }
}
