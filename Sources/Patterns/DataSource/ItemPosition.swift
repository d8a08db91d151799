public import Foundation

/// Where an item stands in a list of sections: both numbers count from 0.
///
/// A type of its own, so that this folder extends nobody's `IndexPath`: UIKit adds `row` and
/// `section` to it, and a copy of this folder must not meet them twice.
///
///     ItemPosition(section: 1, row: 0).indexPath   // what UIKit's table takes
public nonisolated struct ItemPosition: Hashable, Sendable {
  /// The section, from 0.
  public var section: Int
  /// The row within its section, from 0.
  public var row: Int

  /// The position of `row` in `section`.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// The position that a table names by an index path of two numbers.
  public init(_ indexPath: IndexPath) {
    self.init(section: indexPath[0], row: indexPath[1])
  }

  /// The same position in the form that table views take.
  public var indexPath: IndexPath { IndexPath(indexes: [section, row]) }
}

nonisolated extension ItemPosition: Comparable {
  /// Positions are ordered from the top of the list to its end.
  public static func < (one: Self, other: Self) -> Bool {
    (one.section, one.row) < (other.section, other.row)
  }
}

nonisolated extension ItemPosition: CustomStringConvertible {
  /// As index paths are commonly written: `[1, 0]`.
  public var description: String { "[\(section), \(row)]" }
}
