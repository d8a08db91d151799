import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// An invalid update of a table or of a collection view, and the text of UIKit's exception.
struct BrokenUpdate<View: UIView>: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let before: [[String]]
  let after: [[String]]
  let change: @MainActor @Sendable (View) -> Void
  let complaint: String

  init(
    _ testDescription: String, before: [[String]] = [["a", "b", "c"], ["d", "e"]],
    after: [[String]] = [["a", "b", "c"], ["d", "e"]],
    _ change: @escaping @MainActor @Sendable (View) -> Void, _ complaint: String
  ) {
    self.testDescription = testDescription
    self.before = before
    self.after = after
    self.change = change
    self.complaint = complaint
  }
}

/// The texts of exceptions for wrong counts, for either kind of view.
struct UpdateTexts {
  let view: String
  let cells: String
  let ending: String

  static let zero = "<IndexPath> {length = 2, path = 0 - 0}"
  static let one = "<IndexPath> {length = 2, path = 0 - 1}"
  static let two = "<IndexPath> {length = 2, path = 0 - 2}"

  func cellCount(
    _ section: Int, after: Int, before: Int, inserted: Int = 0, deleted: Int = 0, movedOut: Int = 0
  ) -> String {
    """
    Invalid update: invalid number of \(cells) in section \(section). The number of \(cells) \
    contained in an existing section after the update (\(after)) must be equal to the number of \
    \(cells) contained in that section before the update (\(before)), plus or minus the number of \
    \(cells) inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and \
    plus or minus the number of \(cells) moved into or out of that section (0 moved in, \
    \(movedOut) moved out). \(ending)
    """
  }

  func sectionCount(after: Int, before: Int, deleted: Int = 0) -> String {
    """
    Invalid update: invalid number of sections. The number of sections contained in the \(view) \
    after the update (\(after)) must be equal to the number of sections contained in the \(view) \
    before the update (\(before)), plus or minus the number of sections inserted or deleted (0 \
    inserted, \(deleted) deleted). \(ending)
    """
  }
}
