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
