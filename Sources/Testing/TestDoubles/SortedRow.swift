import Domain

/// A row with its sort key. Rows with equal names are sorted by identifier, as in the database.
struct SortedRow<Row> {
  let row: Row
  let key: ListKey
  let tieBreak: String

  static func < (left: Self, right: Self) -> Bool {
    left.key.bytes == right.key.bytes ? left.tieBreak < right.tieBreak : left.key < right.key
  }
}
