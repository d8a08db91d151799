public import Foundation

// UIKit and AppKit declare `section` as well; a file that imports AppKit beside this module gets
// both, so none does.
#if !canImport(UIKit)
  extension IndexPath {
    /// A row of a section, counted from zero. UIKit declares it where UIKit exists.
    public init(row: Int, section: Int) {
      self = [section, row]
    }

    /// The section, counted from zero.
    public var section: Int {
      get { self[0] }
      set { self[0] = newValue }
    }

    /// The row within its section, counted from zero.
    public var row: Int {
      get { self[1] }
      set { self[1] = newValue }
    }
  }
#endif

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
