// On platforms with UIKit, apps use UIKit's properties, so only this package can use those below.
// On macOS, a file that imports AppKit and this module cannot use `section` and `item`, because
// both modules declare these properties.
#if canImport(UIKit)
  extension IndexPath {
    package init(row: Int, section: Int) { self = [section, row] }

    package init(item: Int, section: Int) { self = [section, item] }

    package var section: Int {
      get { self[0] }
      set { self[0] = newValue }
    }

    package var row: Int {
      get { self[1] }
      set { self[1] = newValue }
    }

    package var item: Int {
      get { self[1] }
      set { self[1] = newValue }
    }
  }
#else
  extension IndexPath {
    /// Creates the index path of a row in a section.
    public init(row: Int, section: Int) { self = [section, row] }

    /// Creates the index path of an item in a section of a collection view.
    public init(item: Int, section: Int) { self = [section, item] }

    /// The index of the section.
    public var section: Int {
      get { self[0] }
      set { self[0] = newValue }
    }

    /// The index of the row in its section.
    public var row: Int {
      get { self[1] }
      set { self[1] = newValue }
    }

    /// The index of the item in its section.
    public var item: Int {
      get { self[1] }
      set { self[1] = newValue }
    }
  }
#endif

/// The position of a row, with faster hashing and comparison than `IndexPath`.
struct RowPosition: Hashable, Comparable {
  var section: Int
  var row: Int

  init(section: Int, row: Int) {
    self.section = section
    self.row = row
  }

  init(_ indexPath: IndexPath) { self.init(section: indexPath[0], row: indexPath[1]) }

  var indexPath: IndexPath { [section, row] }

  /// The description of the index path in UIKit's messages, without the address.
  var name: String { "<IndexPath> {length = 2, path = \(section) - \(row)}" }

  /// Returns whether the position exists, given the number of rows in each section.
  func exists(in rowCounts: [Int]) -> Bool {
    rowCounts.indices.contains(section) && (0..<rowCounts[section]).contains(row)
  }

  static func < (one: RowPosition, other: RowPosition) -> Bool {
    (one.section, one.row) < (other.section, other.row)
  }
}
