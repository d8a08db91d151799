import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Invalid updates of a `UITableView`.
enum BrokenTableUpdate {
  static let all = counts + places + moves + conflicts + sections

  private static let texts = UpdateTexts(
    view: "table view", cells: "rows",
    ending: "Table view: <UITableView; frame = (0 0; 390 2000); dataSource: <StringsSource>>")

  private static let zero = UpdateTexts.zero
  private static let one = UpdateTexts.one

  private static let counts: [BrokenUpdate<UITableView>] = [
    .init(
      "a row too many", after: [["a", "b", "c", "x"], ["d", "e"]], { _ in },
      texts.cellCount(0, after: 4, before: 3)),
    .init(
      "a deletion that the data did not follow", { $0.deleteRows(at: [[1, 0]], with: .fade) },
      texts.cellCount(1, after: 2, before: 2, deleted: 1)),
    .init(
      "an insertion too many", after: [["a", "b", "c", "x"], ["d", "e"]],
      { $0.insertRows(at: [[0, 0], [0, 1]], with: .fade) },
      texts.cellCount(0, after: 4, before: 3, inserted: 2)),
    .init(
      "a move to another section that the data did not follow",
      { $0.moveRow(at: [0, 0], to: [1, 0]) }, texts.cellCount(0, after: 3, before: 3, movedOut: 1)),
    .init(
      "a reload counts as a deletion and an insertion", after: [["a", "b"], ["d", "e"]],
      { $0.reloadRows(at: [[0, 0]], with: .fade) },
      texts.cellCount(0, after: 2, before: 3, inserted: 1, deleted: 1)),
    .init(
      "a row reloaded in a section that moves (rdar://27041784)",
      before: [["a", "b", "c"], ["d", "e", "f"]], after: [["d", "e", "f"], ["a", "b", "c"]],
      {
        $0.reloadRows(at: [[1, 0]], with: .fade)
        $0.moveSection(1, toSection: 0)
      }, texts.cellCount(0, after: 3, before: 3, deleted: 1)),
    .init(
      "a section too many", after: [["a"], ["b"], ["c"]], { _ in },
      texts.sectionCount(after: 3, before: 2)),
    .init(
      "a section deleted that the data kept", { $0.deleteSections([0], with: .fade) },
      texts.sectionCount(after: 2, before: 2, deleted: 1)),
  ]

  private static let places: [BrokenUpdate<UITableView>] = [
    .init(
      "a deletion below the last row", { $0.deleteRows(at: [[1, 2]], with: .fade) },
      "attempt to delete row 2 from section 1 which only contains 2 rows before the update"),
    .init(
      "a deletion in no section", { $0.deleteRows(at: [[2, 0]], with: .fade) },
      "attempt to delete row 0 from section 2, but there are only 2 sections before the update"),
    .init(
      "a reload below the last row", { $0.reloadRows(at: [[0, 3]], with: .fade) },
      "attempt to delete row 3 from section 0 which only contains 3 rows before the update"),
    .init(
      "an insertion below the last row", { $0.insertRows(at: [[0, 3]], with: .fade) },
      """
      attempt to insert row 3 into section 0, but there are only 3 rows in section 0 after the \
      update
      """),
    .init(
      "an insertion into no section", { $0.insertRows(at: [[2, 0]], with: .fade) },
      "attempt to insert row 0 into section 2, but there are only 2 sections after the update"),
    .init(
      "a row reconfigured that does not exist", { $0.reconfigureRows(at: [[0, 9]]) },
      """
      attempt to reconfigure index path (<IndexPath> {length = 2, path = 0 - 9}) that does not \
      exist
      """),
  ]

  private static let moves: [BrokenUpdate<UITableView>] = [
    .init(
      "a move from below the last row", { $0.moveRow(at: [1, 2], to: [0, 0]) },
      """
      attempt to move index path (<IndexPath> {length = 2, path = 1 - 2}) that does not exist - \
      there are only 2 rows in section 1 before the update
      """),
    .init(
      "a move to below the last row", after: [["a", "b"], ["d", "e", "c"]],
      { $0.moveRow(at: [0, 0], to: [1, 3]) },
      """
      attempt to move index path (\(zero)) to index path (<IndexPath> {length = 2, path = 1 - 3}) \
      that does not exist - there are only 3 rows in section 1 after the update
      """),
    .init(
      "a move into an inserted section", after: [["b", "c"], ["a"], ["d", "e"]],
      {
        $0.insertSections([1], with: .fade)
        $0.moveRow(at: [0, 0], to: [1, 0])
      }, "cannot move a row into a newly inserted section (1)"),
    .init(
      "a move from a deleted section", after: [["d", "e", "a"]],
      {
        $0.deleteSections([0], with: .fade)
        $0.moveRow(at: [0, 0], to: [0, 2])
      }, "cannot move a row from a deleted section (0)"),
    .init(
      "a move from a reloaded section", after: [["b", "c"], ["d", "e", "a"]],
      {
        $0.reloadSections([0], with: .fade)
        $0.moveRow(at: [0, 0], to: [1, 2])
      }, "cannot move a row from a deleted section (0)"),
    .init(
      "two rows to one place",
      {
        $0.moveRow(at: [0, 0], to: [0, 2])
        $0.moveRow(at: [0, 1], to: [0, 2])
      },
      """
      attempt to move both row at index path \(zero) and \(one) to \
      <IndexPath> {length = 2, path = 0 - 2}
      """),
    .init(
      "one row to two places",
      {
        $0.moveRow(at: [0, 0], to: [0, 1])
        $0.moveRow(at: [0, 0], to: [0, 2])
      }, "Attempt to create two animations for cell"),
  ]

  private static let conflicts: [BrokenUpdate<UITableView>] = [
    .init(
      "a row moved and reloaded",
      {
        $0.moveRow(at: [0, 0], to: [0, 1])
        $0.reloadRows(at: [[0, 0]], with: .fade)
      }, "attempt to perform a delete and a move from the same index path (\(zero))"),
    .init(
      "a row moved and deleted",
      {
        $0.moveRow(at: [0, 0], to: [0, 1])
        $0.deleteRows(at: [[0, 0]], with: .fade)
      }, "attempt to perform a delete and a move from the same index path (\(zero))"),
    .init(
      "a row inserted where another moves",
      {
        $0.moveRow(at: [0, 0], to: [0, 1])
        $0.insertRows(at: [[0, 1]], with: .fade)
      }, "attempt to perform an insert and a move to the same index path (\(one))"),
    .init(
      "a row deleted and reloaded",
      {
        $0.deleteRows(at: [[0, 0]], with: .fade)
        $0.reloadRows(at: [[0, 0]], with: .fade)
      }, "attempt to delete and reload the same index path (\(zero))"),
    .init(
      "a row deleted twice", { $0.deleteRows(at: [[0, 0], [0, 0]], with: .fade) },
      "Attempt to create two animations for cell"),
    .init(
      "a row reloaded twice", { $0.reloadRows(at: [[0, 0], [0, 0]], with: .fade) },
      "Attempt to create two animations for cell"),
    .init(
      "a row inserted twice", { $0.insertRows(at: [[0, 0], [0, 0]], with: .fade) },
      "Attempt to create two animations for cell"),
  ]

  private static let sections: [BrokenUpdate<UITableView>] = [
    .init(
      "no such section to delete", { $0.deleteSections([2], with: .fade) },
      "attempt to delete section 2, but there are only 2 sections before the update"),
    .init(
      "no such section to insert", { $0.insertSections([2], with: .fade) },
      "attempt to insert section 2 but there are only 2 sections after the update"),
    .init(
      "no such section to move", { $0.moveSection(2, toSection: 0) },
      "attempt to move section 2, but there are only 2 sections before the update"),
    .init(
      "no such place for a section", { $0.moveSection(0, toSection: 2) },
      "attempt to move section 0 to section 2, but there are only 2 sections after the update"),
    .init(
      "a section deleted and reloaded",
      {
        $0.deleteSections([0], with: .fade)
        $0.reloadSections([0], with: .fade)
      }, "attempt to delete and reload the same section (0)"),
    .init(
      "a section moved and deleted",
      {
        $0.deleteSections([0], with: .fade)
        $0.moveSection(0, toSection: 1)
      }, "attempt to perform a delete and a move from the same section (0)"),
    .init(
      "a section inserted where another moves",
      {
        $0.insertSections([1], with: .fade)
        $0.moveSection(0, toSection: 1)
      }, "attempt to perform an insert and a move to the same section (1)"),
    .init(
      "two sections to one place",
      {
        $0.moveSection(0, toSection: 1)
        $0.moveSection(1, toSection: 1)
      }, "attempt to move both section 0 and 1 to section 1"),
    .init(
      "one section to two places",
      {
        $0.moveSection(0, toSection: 1)
        $0.moveSection(0, toSection: 0)
      }, "attempt to move section 0 to more than one place"),
  ]
}
