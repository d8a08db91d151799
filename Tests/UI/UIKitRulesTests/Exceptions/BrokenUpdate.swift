import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// An invalid update and the text of UIKit's exception.
struct BrokenUpdate: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var before = [["a", "b", "c"], ["d", "e"]]
  var after = [["a", "b", "c"], ["d", "e"]]
  let change: @MainActor @Sendable (UITableView) -> Void
  let complaint: String
}

extension BrokenUpdate {
  private static let zero = "<IndexPath> {length = 2, path = 0 - 0}"
  private static let table =
    "<UITableView; frame = (0 0; 390 2000); dataSource: <StringsSource>>"
  private static let one = "<IndexPath> {length = 2, path = 0 - 1}"

  static let all = counts + places + moves + conflicts + sections

  private static let counts = [
    BrokenUpdate(
      testDescription: "a row too many", after: [["a", "b", "c", "x"], ["d", "e"]],
      change: { _ in }, complaint: rows(0, after: 4, before: 3)),
    BrokenUpdate(
      testDescription: "a deletion that the data did not follow",
      change: { $0.deleteRows(at: [[1, 0]], with: .fade) },
      complaint: rows(1, after: 2, before: 2, deleted: 1)),
    BrokenUpdate(
      testDescription: "an insertion too many", after: [["a", "b", "c", "x"], ["d", "e"]],
      change: { $0.insertRows(at: [[0, 0], [0, 1]], with: .fade) },
      complaint: rows(0, after: 4, before: 3, inserted: 2)),
    BrokenUpdate(
      testDescription: "a move to another section that the data did not follow",
      change: { $0.moveRow(at: [0, 0], to: [1, 0]) },
      complaint: rows(0, after: 3, before: 3, movedOut: 1)),
    BrokenUpdate(
      testDescription: "a reload counts as a deletion and an insertion",
      after: [["a", "b"], ["d", "e"]], change: { $0.reloadRows(at: [[0, 0]], with: .fade) },
      complaint: rows(0, after: 2, before: 3, inserted: 1, deleted: 1)),
    BrokenUpdate(
      testDescription: "a row reloaded in a section that moves (rdar://27041784)",
      before: [["a", "b", "c"], ["d", "e", "f"]], after: [["d", "e", "f"], ["a", "b", "c"]],
      change: {
        $0.reloadRows(at: [[1, 0]], with: .fade)
        $0.moveSection(1, toSection: 0)
      }, complaint: rows(0, after: 3, before: 3, deleted: 1)),
    BrokenUpdate(
      testDescription: "a section too many", after: [["a"], ["b"], ["c"]], change: { _ in },
      complaint: sectionCount(after: 3, before: 2)),
    BrokenUpdate(
      testDescription: "a section deleted that the data kept",
      change: { $0.deleteSections([0], with: .fade) },
      complaint: sectionCount(after: 2, before: 2, deleted: 1)),
  ]

  private static let places = [
    BrokenUpdate(
      testDescription: "a deletion below the last row",
      change: { $0.deleteRows(at: [[1, 2]], with: .fade) },
      complaint:
        "attempt to delete row 2 from section 1 which only contains 2 rows before the update"
    ),
    BrokenUpdate(
      testDescription: "a deletion in no section",
      change: { $0.deleteRows(at: [[2, 0]], with: .fade) },
      complaint:
        "attempt to delete row 0 from section 2, but there are only 2 sections before the update"),
    BrokenUpdate(
      testDescription: "a reload below the last row",
      change: { $0.reloadRows(at: [[0, 3]], with: .fade) },
      complaint:
        "attempt to delete row 3 from section 0 which only contains 3 rows before the update"
    ),
    BrokenUpdate(
      testDescription: "an insertion below the last row",
      change: { $0.insertRows(at: [[0, 3]], with: .fade) },
      complaint: """
        attempt to insert row 3 into section 0, but there are only 3 rows in section 0 after the \
        update
        """),
    BrokenUpdate(
      testDescription: "an insertion into no section",
      change: { $0.insertRows(at: [[2, 0]], with: .fade) },
      complaint:
        "attempt to insert row 0 into section 2, but there are only 2 sections after the update"),
    BrokenUpdate(
      testDescription: "a row reconfigured that does not exist",
      change: { $0.reconfigureRows(at: [[0, 9]]) },
      complaint: """
        attempt to reconfigure index path (<IndexPath> {length = 2, path = 0 - 9}) that does not \
        exist
        """),
  ]

  private static let moves = [
    BrokenUpdate(
      testDescription: "a move from below the last row",
      change: { $0.moveRow(at: [1, 2], to: [0, 0]) },
      complaint: """
        attempt to move index path (<IndexPath> {length = 2, path = 1 - 2}) that does not exist - \
        there are only 2 rows in section 1 before the update
        """),
    BrokenUpdate(
      testDescription: "a move to below the last row", after: [["a", "b"], ["d", "e", "c"]],
      change: { $0.moveRow(at: [0, 0], to: [1, 3]) },
      complaint: """
        attempt to move index path (\(zero)) to index path (<IndexPath> {length = 2, path = 1 - 3}) \
        that does not exist - there are only 3 rows in section 1 after the update
        """),
    BrokenUpdate(
      testDescription: "a move into an inserted section",
      after: [["b", "c"], ["a"], ["d", "e"]],
      change: {
        $0.insertSections([1], with: .fade)
        $0.moveRow(at: [0, 0], to: [1, 0])
      }, complaint: "cannot move a row into a newly inserted section (1)"),
    BrokenUpdate(
      testDescription: "a move from a deleted section", after: [["d", "e", "a"]],
      change: {
        $0.deleteSections([0], with: .fade)
        $0.moveRow(at: [0, 0], to: [0, 2])
      }, complaint: "cannot move a row from a deleted section (0)"),
    BrokenUpdate(
      testDescription: "a move from a reloaded section", after: [["b", "c"], ["d", "e", "a"]],
      change: {
        $0.reloadSections([0], with: .fade)
        $0.moveRow(at: [0, 0], to: [1, 2])
      }, complaint: "cannot move a row from a deleted section (0)"),
    BrokenUpdate(
      testDescription: "two rows to one place",
      change: {
        $0.moveRow(at: [0, 0], to: [0, 2])
        $0.moveRow(at: [0, 1], to: [0, 2])
      },
      complaint: """
        attempt to move both row at index path \(zero) and \(one) to <IndexPath> {length = 2, path \
        = 0 - 2}
        """),
    BrokenUpdate(
      testDescription: "one row to two places",
      change: {
        $0.moveRow(at: [0, 0], to: [0, 1])
        $0.moveRow(at: [0, 0], to: [0, 2])
      }, complaint: "Attempt to create two animations for cell"),
  ]

  private static let conflicts = [
    BrokenUpdate(
      testDescription: "a row moved and reloaded",
      change: {
        $0.moveRow(at: [0, 0], to: [0, 1])
        $0.reloadRows(at: [[0, 0]], with: .fade)
      }, complaint: "attempt to perform a delete and a move from the same index path (\(zero))"),
    BrokenUpdate(
      testDescription: "a row moved and deleted",
      change: {
        $0.moveRow(at: [0, 0], to: [0, 1])
        $0.deleteRows(at: [[0, 0]], with: .fade)
      }, complaint: "attempt to perform a delete and a move from the same index path (\(zero))"),
    BrokenUpdate(
      testDescription: "a row inserted where another moves",
      change: {
        $0.moveRow(at: [0, 0], to: [0, 1])
        $0.insertRows(at: [[0, 1]], with: .fade)
      }, complaint: "attempt to perform an insert and a move to the same index path (\(one))"),
    BrokenUpdate(
      testDescription: "a row deleted and reloaded",
      change: {
        $0.deleteRows(at: [[0, 0]], with: .fade)
        $0.reloadRows(at: [[0, 0]], with: .fade)
      }, complaint: "attempt to delete and reload the same index path (\(zero))"),
    BrokenUpdate(
      testDescription: "a row deleted twice",
      change: { $0.deleteRows(at: [[0, 0], [0, 0]], with: .fade) },
      complaint: "Attempt to create two animations for cell"),
    BrokenUpdate(
      testDescription: "a row reloaded twice",
      change: { $0.reloadRows(at: [[0, 0], [0, 0]], with: .fade) },
      complaint: "Attempt to create two animations for cell"),
    BrokenUpdate(
      testDescription: "a row inserted twice",
      change: { $0.insertRows(at: [[0, 0], [0, 0]], with: .fade) },
      complaint: "Attempt to create two animations for cell"),
  ]

  private static func rows(
    _ section: Int, after: Int, before: Int, inserted: Int = 0, deleted: Int = 0,
    movedIn: Int = 0, movedOut: Int = 0
  ) -> String {
    """
    Invalid update: invalid number of rows in section \(section). The number of rows contained in \
    an existing section after the update (\(after)) must be equal to the number of rows contained \
    in that section before the update (\(before)), plus or minus the number of rows inserted or \
    deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or minus the \
    number of rows moved into or out of that section (\(movedIn) moved in, \(movedOut) moved \
    out). Table view: \(table)
    """
  }

  private static func sectionCount(
    after: Int, before: Int, inserted: Int = 0, deleted: Int = 0
  ) -> String {
    """
    Invalid update: invalid number of sections. The number of sections contained in the table \
    view after the update (\(after)) must be equal to the number of sections contained in the \
    table view before the update (\(before)), plus or minus the number of sections inserted or \
    deleted (\(inserted) inserted, \(deleted) deleted). Table view: \(table)
    """
  }
}
