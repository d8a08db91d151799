import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// Invalid collection view updates whose exceptions differ in text from a table's.
enum BrokenCollectionUpdate {
  private static let texts = UpdateTexts(
    view: "collection view", cells: "items",
    ending: """
      Collection view: <UICollectionView; frame = (0 0; 320 2000); layout: \
      <UICollectionViewFlowLayout>; dataSource: <TilesSource>>
      """)

  private static let zero = UpdateTexts.zero
  private static let one = UpdateTexts.one
  private static let two = UpdateTexts.two

  static let all: [BrokenUpdate<UICollectionView>] = [
    .init(
      "an item too many", after: [["a", "b", "c", "x"], ["d", "e"]], { _ in },
      texts.cellCount(0, after: 4, before: 3)),
    .init(
      "a section too many", after: [["a"], ["b"], ["c"]], { _ in },
      texts.sectionCount(after: 3, before: 2)),
    .init(
      "a deletion after the last item", { $0.deleteItems(at: [[1, 2]]) },
      "attempt to delete item 2 from section 1 which only contains 2 items before the update"),
    .init(
      "a move into an inserted section", after: [["b", "c"], ["a"], ["d", "e"]],
      {
        $0.insertSections([1])
        $0.moveItem(at: [0, 0], to: [1, 0])
      }, "cannot move an item into a newly inserted section (1)"),
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
