import Foundation

/// A row's place: what `IndexPath` says, cheap to hash and to compare.
struct RowPosition: Hashable, Comparable {
  var section: Int
  var row: Int

  init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  init(_ indexPath: IndexPath) {
    section = indexPath[0]
    row = indexPath[1]
  }

  var indexPath: IndexPath { [section, row] }

  /// As UIKit names an index path in a complaint, without its address.
  var name: String { "<IndexPath> {length = 2, path = \(section) - \(row)}" }

  static func < (one: RowPosition, other: RowPosition) -> Bool {
    (one.section, one.row) < (other.section, other.row)
  }
}
