import Foundation

/// The changes of one batch.
///
/// Deletions, reloads and the sources of moves have the positions before the update. Insertions and
/// the targets of moves have those after it.
struct TableUpdate {
  struct Move<Position: Hashable> {
    let from: Position
    let to: Position
  }

  var deletedRows: [RowPosition] = []
  var insertedRows: [RowPosition] = []
  var reloadedRows: [RowPosition] = []
  var reconfiguredRows: [RowPosition] = []
  var movedRows: [Move<RowPosition>] = []
  var deletedSections = IndexSet()
  var insertedSections = IndexSet()
  var reloadedSections = IndexSet()
  var movedSections: [Move<Int>] = []

  /// Returns the new index of each old section, or `nil` if it was deleted.
  func newSections(before: Int) -> [Int?] {
    var newSections = [Int?](repeating: nil, count: before)
    var taken = insertedSections
    var leaving = deletedSections
    for move in movedSections {
      newSections[move.from] = move.to
      taken.insert(move.to)
      leaving.insert(move.from)
    }
    var next = 0
    for section in 0..<before where !leaving.contains(section) {
      while taken.contains(next) { next += 1 }
      newSections[section] = next
      next += 1
    }
    return newSections
  }
}

/// The new position of each row after a valid update.
///
/// Creating the mapping sorts the changes. Each look-up is a binary search.
struct TableRowMapping {
  private let newSections: [Int?]
  private let reloadedSections: IndexSet
  private let reloadedRows: Set<RowPosition>
  private var targets: [RowPosition: RowPosition] = [:]
  /// The rows that leave each old section, sorted.
  private var leaving: [Int: [Int]] = [:]
  /// The rows that arrive in each new section, sorted.
  private var arriving: [Int: [Int]] = [:]

  init(_ update: TableUpdate, before: Int) {
    newSections = update.newSections(before: before)
    reloadedSections = update.reloadedSections
    reloadedRows = Set(update.reloadedRows)
    for position in update.deletedRows {
      leaving[position.section, default: []].append(position.row)
    }
    for position in update.insertedRows {
      arriving[position.section, default: []].append(position.row)
    }
    for move in update.movedRows {
      targets[move.from] = move.to
      leaving[move.from.section, default: []].append(move.from.row)
      arriving[move.to.section, default: []].append(move.to.row)
    }
    leaving = leaving.mapValues { $0.sorted() }
    arriving = arriving.mapValues { $0.sorted() }
  }

  /// Returns the new index of an old section, or `nil` if it was deleted.
  func newSection(of section: Int) -> Int? { newSections[section] }

  /// Returns whether the row keeps its cell: neither the row nor its section was reloaded.
  func keepsCell(of position: RowPosition) -> Bool {
    !reloadedRows.contains(position) && !reloadedSections.contains(position.section)
  }

  /// Returns the new position of an old row, or `nil` if it was deleted.
  func newPosition(of position: RowPosition) -> RowPosition? {
    if let target = targets[position] { return target }
    guard let section = newSections[position.section] else { return nil }
    let leaving = leaving[position.section] ?? []
    let earlier = Self.firstIndex(below: leaving.count) { leaving[$0] >= position.row }
    if earlier < leaving.count, leaving[earlier] == position.row { return nil }
    // The row is number `rank` of those that stay. It gets the free position of that number.
    let rank = position.row - earlier
    let arriving = arriving[section] ?? []
    let skipped = Self.firstIndex(below: arriving.count) { arriving[$0] - $0 > rank }
    return RowPosition(section: section, row: rank + skipped)
  }

  /// Returns the first index with a condition that all later indices meet too, or `count`.
  private static func firstIndex(below count: Int, where condition: (Int) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if condition(middle) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
