/// Where each row is after an accepted update. Made in a time linear in the changes (times their
/// logarithm, for sorting) and the sections; each look-up is a binary search.
struct TableRowMapping {
  private let newSections: [Int?]
  private var reloadedSections: Set<Int> = []
  private var targets: [RowPosition: RowPosition] = [:]
  private var fresh: Set<RowPosition> = []
  /// Old rows that leave their place, sorted, for each old section.
  private var left: [Int: [Int]] = [:]
  /// New rows that are filled from elsewhere, sorted, for each new section.
  private var filled: [Int: [Int]] = [:]

  init(_ update: TableUpdate, before: Int, after: Int) {
    newSections = update.newSections(before: before, after: after)
    reloadedSections = Set(update.reloadedSections)
    fresh = Set(update.reloadedRows)
    for place in update.deletedRows { left[place.section, default: []].append(place.row) }
    for place in update.insertedRows { filled[place.section, default: []].append(place.row) }
    for move in update.movedRows {
      targets[move.from] = move.to
      left[move.from.section, default: []].append(move.from.row)
      filled[move.to.section, default: []].append(move.to.row)
    }
    for section in left.keys { left[section]?.sort() }
    for section in filled.keys { filled[section]?.sort() }
  }

  /// The new number of an old section; `nil` if it was deleted.
  func newSection(of section: Int) -> Int? { newSections[section] }

  /// Whether the row's old cell still shows it: not if the row, or its section, was reloaded.
  func keepsCell(of position: RowPosition) -> Bool {
    !fresh.contains(position) && !reloadedSections.contains(position.section)
  }

  /// Where an old row is now; `nil` if it was deleted.
  func newPosition(of position: RowPosition) -> RowPosition? {
    if let target = targets[position] { return target }
    guard let section = newSections[position.section] else { return nil }
    let left = left[position.section] ?? []
    let earlier = Self.count(left) { $0 < position.row }
    if earlier < left.count, left[earlier] == position.row { return nil }
    // Among those that stay it is the `rank`th; it takes the `rank`th place that is not filled.
    let rank = position.row - earlier
    let filled = filled[section] ?? []
    let skipped = Self.count(filled.indices) { filled[$0] - $0 <= rank }
    return RowPosition(section: section, row: rank + skipped)
  }

  /// How many elements, from the first, satisfy a condition that only the first ones do.
  private static func count<Elements: RandomAccessCollection>(
    _ elements: Elements, while condition: (Elements.Element) -> Bool
  ) -> Int {
    var low = elements.startIndex
    var count = elements.count
    while count > 0 {
      let half = count / 2
      let middle = elements.index(low, offsetBy: half)
      if condition(elements[middle]) {
        low = elements.index(after: middle)
        count -= half + 1
      } else {
        count = half
      }
    }
    return elements.distance(from: elements.startIndex, to: low)
  }
}
