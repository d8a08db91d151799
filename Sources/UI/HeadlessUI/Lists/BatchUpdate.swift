/// The changes in one batch of a table or a collection view. The items of a collection view are
/// called rows here.
///
/// Deletions, reloads, reconfigurations and the sources of moves contain positions before the
/// batch. Insertions and the targets of moves contain positions after the batch.
struct BatchUpdate {
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

  /// Returns the new index of each old section, or `nil` for a deleted section.
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
struct BatchMapping {
  /// The new index of each old section, or `nil` for a deleted section.
  let newSections: [Int?]
  private let reloadedSections: IndexSet
  private let reloadedRows: Set<RowPosition>
  private let targets: [RowPosition: RowPosition]
  /// The deleted and moved rows of each old section.
  private let leaving: [Int: [RowPosition]]
  /// The inserted and moved rows of each new section, sorted.
  private let arriving: [Int: [RowPosition]]

  init(_ update: BatchUpdate, before: Int) {
    newSections = update.newSections(before: before)
    reloadedSections = update.reloadedSections
    reloadedRows = Set(update.reloadedRows)
    targets = Dictionary(uniqueKeysWithValues: update.movedRows.map { ($0.from, $0.to) })
    leaving = Dictionary(grouping: update.deletedRows + targets.keys, by: \.section)
    arriving = Dictionary(grouping: (update.insertedRows + targets.values).sorted(), by: \.section)
  }

  /// Returns whether the row keeps its cell.
  ///
  /// A row gets a new cell if the row or its section is reloaded.
  func keepsCell(of position: RowPosition) -> Bool {
    !reloadedRows.contains(position) && !reloadedSections.contains(position.section)
  }

  /// Returns the new position of an old row, or `nil` if the row is deleted.
  func newPosition(of position: RowPosition) -> RowPosition? {
    if let target = targets[position] { return target }
    let leaving = leaving[position.section] ?? []
    guard let section = newSections[position.section], !leaving.contains(position) else {
      return nil
    }
    var row = position.row - leaving.count { $0 < position }
    for arrival in arriving[section] ?? [] where arrival.row <= row { row += 1 }
    return RowPosition(section: section, row: row)
  }
}
