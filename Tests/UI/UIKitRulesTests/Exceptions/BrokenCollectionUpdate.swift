import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Invalid updates of a `UICollectionView`.
enum BrokenCollectionUpdate {
  static let all = counts + places + moves + sections

  private static let texts = UpdateTexts(
    view: "collection view", cells: "items",
    ending: """
      Collection view: <UICollectionView; frame = (0 0; 320 2000); layout: \
      <UICollectionViewFlowLayout>; dataSource: <TilesSource>>
      """)

  private static let zero = UpdateTexts.zero
  private static let one = UpdateTexts.one
  private static let two = UpdateTexts.two

  private static let counts: [BrokenUpdate<UICollectionView>] = [
    .init(
      "an item too many", after: [["a", "b", "c", "x"], ["d", "e"]], { _ in },
      texts.cellCount(0, after: 4, before: 3)),
    .init(
      "a deletion that the data did not follow", { $0.deleteItems(at: [[1, 0]]) },
      texts.cellCount(1, after: 2, before: 2, deleted: 1)),
    .init(
      "a move to another section that the data did not follow",
      { $0.moveItem(at: [0, 0], to: [1, 0]) },
      texts.cellCount(0, after: 3, before: 3, movedOut: 1)),
    .init(
      "a reload counts as a deletion and an insertion", after: [["a", "b"], ["d", "e"]],
      { $0.reloadItems(at: [[0, 0]]) },
      texts.cellCount(0, after: 2, before: 3, inserted: 1, deleted: 1)),
    .init(
      "a section too many", after: [["a"], ["b"], ["c"]], { _ in },
      texts.sectionCount(after: 3, before: 2)),
  ]

  private static let places: [BrokenUpdate<UICollectionView>] = [
    .init(
      "a deletion after the last item", { $0.deleteItems(at: [[1, 2]]) },
      "attempt to delete item 2 from section 1 which only contains 2 items before the update"),
    .init(
      "an insertion after the last item", { $0.insertItems(at: [[0, 3]]) },
      """
      attempt to insert item 3 into section 0, but there are only 3 items in section 0 after the \
      update
      """),
    .init(
      "an insertion into no section", { $0.insertItems(at: [[2, 0]]) },
      "attempt to insert item 0 into section 2, but there are only 2 sections after the update"),
    .init(
      "an item reconfigured that does not exist", { $0.reconfigureItems(at: [[0, 9]]) },
      """
      attempt to reconfigure index path (<IndexPath> {length = 2, path = 0 - 9}) that does not \
      exist
      """),
  ]

  private static let moves: [BrokenUpdate<UICollectionView>] = [
    .init(
      "a move from after the last item", { $0.moveItem(at: [1, 2], to: [0, 0]) },
      """
      attempt to move index path (<IndexPath> {length = 2, path = 1 - 2}) that does not exist - \
      there are only 2 items in section 1 before the update
      """),
    .init(
      "a move into an inserted section", after: [["b", "c"], ["a"], ["d", "e"]],
      {
        $0.insertSections([1])
        $0.moveItem(at: [0, 0], to: [1, 0])
      }, "cannot move an item into a newly inserted section (1)"),
    .init(
      "a move from a deleted section", after: [["d", "e", "a"]],
      {
        $0.deleteSections([0])
        $0.moveItem(at: [0, 0], to: [0, 2])
      }, "cannot move an item from a deleted section (0)"),
    .init(
      "two items to one place",
      {
        $0.moveItem(at: [0, 0], to: [0, 2])
        $0.moveItem(at: [0, 1], to: [0, 2])
      }, "attempt to move both item at index path \(zero) and \(one) to \(two)"),
    .init(
      "one item to two places",
      {
        $0.moveItem(at: [0, 0], to: [0, 1])
        $0.moveItem(at: [0, 0], to: [0, 2])
      }, "attempt to move item at index path \(zero) to both \(one) and \(two)"),
    .init(
      "an item moved and reloaded",
      {
        $0.moveItem(at: [0, 0], to: [0, 1])
        $0.reloadItems(at: [[0, 0]])
      }, "attempt to perform a delete and a move from the same index path (\(zero))"),
    .init(
      "an item inserted where another moves",
      {
        $0.moveItem(at: [0, 0], to: [0, 1])
        $0.insertItems(at: [[0, 1]])
      }, "attempt to perform an insert and a move to the same index path (\(one))"),
    .init(
      "an item deleted and reloaded",
      {
        $0.deleteItems(at: [[0, 0]])
        $0.reloadItems(at: [[0, 0]])
      }, "attempt to delete and reload the same index path (\(zero))"),
  ]

  private static let sections: [BrokenUpdate<UICollectionView>] = [
    .init(
      "no such section to delete", { $0.deleteSections([2]) },
      "attempt to delete section 2, but there are only 2 sections before the update"),
    .init(
      "no such section to insert", { $0.insertSections([2]) },
      "attempt to insert section 2 but there are only 2 sections after the update"),
    .init(
      "a section moved and reloaded",
      {
        $0.reloadSections([0])
        $0.moveSection(0, toSection: 1)
      }, "attempt to perform a delete and a move from the same section (0)"),
    .init(
      "two sections to one place",
      {
        $0.moveSection(0, toSection: 1)
        $0.moveSection(1, toSection: 1)
      }, "attempt to move both section 0 and section 1 to section 1"),
    .init(
      "one section to two places",
      {
        $0.moveSection(0, toSection: 1)
        $0.moveSection(0, toSection: 0)
      }, "attempt to move section 0 to both section 1 and section 0"),
  ]
}
