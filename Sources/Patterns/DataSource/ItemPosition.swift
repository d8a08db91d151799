public import Foundation

/// The position of an item in a list of sections. The section and the row are counted from 0.
///
/// This type replaces `IndexPath`, because only UIKit declares `row` and `section` for `IndexPath`.
/// A second declaration in this module would conflict with UIKit's.
///
///     ItemPosition(section: 1, row: 0).indexPath   // for UIKit's table
public nonisolated struct ItemPosition: Hashable, Sendable {
  /// The section, from 0.
  public var section: Int
  /// The row within its section, from 0.
  public var row: Int

  /// Creates the position of `row` in `section`.
  public init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  /// Creates a position from an index path with two indexes.
  public init(_ indexPath: IndexPath) {
    self.init(section: indexPath[0], row: indexPath[1])
  }

  /// The index path of the position.
  public var indexPath: IndexPath { IndexPath(indexes: [section, row]) }
}

nonisolated extension ItemPosition: Comparable {
  /// Orders positions from the top of the list to its end.
  public static func < (one: Self, other: Self) -> Bool {
    (one.section, one.row) < (other.section, other.row)
  }
}

nonisolated extension ItemPosition: CustomStringConvertible {
  /// The position in the notation of index paths: `[1, 0]`.
  public var description: String { "[\(section), \(row)]" }
}

nonisolated extension ItemPosition: ExpressibleByArrayLiteral {
  /// Creates a position from a literal: `[1, 0]` is row 0 of section 1.
  public init(arrayLiteral elements: Int...) {
    self.init(section: elements[0], row: elements[1])
  }
}
