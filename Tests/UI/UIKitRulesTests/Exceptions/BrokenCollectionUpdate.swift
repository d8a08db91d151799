import Testing

#if canImport(UIKit)
  import UIKit
#else
  import HeadlessUI
#endif

/// An invalid update of a collection view and the text of UIKit's exception.
struct BrokenCollectionUpdate: Sendable, CustomTestStringConvertible {
  let testDescription: String
  var before = [["a", "b", "c"], ["d", "e"]]
  var after = [["a", "b", "c"], ["d", "e"]]
  let change: @MainActor @Sendable (UICollectionView) -> Void
  let complaint: String
}

extension BrokenCollectionUpdate {
  static let all = counts + places + moves + sections

  private static let zero = "<IndexPath> {length = 2, path = 0 - 0}"
  private static let one = "<IndexPath> {length = 2, path = 0 - 1}"
  private static let two = "<IndexPath> {length = 2, path = 0 - 2}"
  private static let ending = """
    Collection view: <UICollectionView; frame = (0 0; 320 2000); layout: \
    <UICollectionViewFlowLayout>; dataSource: <TilesSource>>
    """

  private static let counts = [
    BrokenCollectionUpdate(
      testDescription: "an item too many", after: [["a", "b", "c", "x"], ["d", "e"]],
      change: { _ in }, complaint: items(0, after: 4, before: 3)),
    BrokenCollectionUpdate(
      testDescription: "a deletion that the data did not follow",
      change: { $0.deleteItems(at: [[1, 0]]) },
      complaint: items(1, after: 2, before: 2, deleted: 1)),
    BrokenCollectionUpdate(
      testDescription: "a move to another section that the data did not follow",
      change: { $0.moveItem(at: [0, 0], to: [1, 0]) },
      complaint: items(0, after: 3, before: 3, movedOut: 1)),
    BrokenCollectionUpdate(
      testDescription: "a reload counts as a deletion and an insertion",
      after: [["a", "b"], ["d", "e"]], change: { $0.reloadItems(at: [[0, 0]]) },
      complaint: items(0, after: 2, before: 3, inserted: 1, deleted: 1)),
    BrokenCollectionUpdate(
      testDescription: "a section too many", after: [["a"], ["b"], ["c"]], change: { _ in },
      complaint: """
        Invalid update: invalid number of sections. The number of sections contained in the \
        collection view after the update (3) must be equal to the number of sections contained in \
        the collection view before the update (2), plus or minus the number of sections inserted \
        or deleted (0 inserted, 0 deleted). \(ending)
        """),
  ]

  private static let places = [
    BrokenCollectionUpdate(
      testDescription: "a deletion after the last item",
      change: { $0.deleteItems(at: [[1, 2]]) },
      complaint:
        "attempt to delete item 2 from section 1 which only contains 2 items before the update"),
    BrokenCollectionUpdate(
      testDescription: "an insertion after the last item",
      change: { $0.insertItems(at: [[0, 3]]) },
      complaint: """
        attempt to insert item 3 into section 0, but there are only 3 items in section 0 after the \
        update
        """),
    BrokenCollectionUpdate(
      testDescription: "an insertion into no section",
      change: { $0.insertItems(at: [[2, 0]]) },
      complaint:
        "attempt to insert item 0 into section 2, but there are only 2 sections after the update"),
    BrokenCollectionUpdate(
      testDescription: "an item reconfigured that does not exist",
      change: { $0.reconfigureItems(at: [[0, 9]]) },
      complaint: """
        attempt to reconfigure index path (<IndexPath> {length = 2, path = 0 - 9}) that does not \
        exist
        """),
  ]

  private static let moves = [
    BrokenCollectionUpdate(
      testDescription: "a move from after the last item",
      change: { $0.moveItem(at: [1, 2], to: [0, 0]) },
      complaint: """
        attempt to move index path (<IndexPath> {length = 2, path = 1 - 2}) that does not exist - \
        there are only 2 items in section 1 before the update
        """),
    BrokenCollectionUpdate(
      testDescription: "a move into an inserted section",
      after: [["b", "c"], ["a"], ["d", "e"]],
      change: {
        $0.insertSections([1])
        $0.moveItem(at: [0, 0], to: [1, 0])
      }, complaint: "cannot move an item into a newly inserted section (1)"),
    BrokenCollectionUpdate(
      testDescription: "a move from a deleted section", after: [["d", "e", "a"]],
      change: {
        $0.deleteSections([0])
        $0.moveItem(at: [0, 0], to: [0, 2])
      }, complaint: "cannot move an item from a deleted section (0)"),
    BrokenCollectionUpdate(
      testDescription: "two items to one place",
      change: {
        $0.moveItem(at: [0, 0], to: [0, 2])
        $0.moveItem(at: [0, 1], to: [0, 2])
      }, complaint: "attempt to move both item at index path \(zero) and \(one) to \(two)"),
    BrokenCollectionUpdate(
      testDescription: "one item to two places",
      change: {
        $0.moveItem(at: [0, 0], to: [0, 1])
        $0.moveItem(at: [0, 0], to: [0, 2])
      }, complaint: "attempt to move item at index path \(zero) to both \(one) and \(two)"),
    BrokenCollectionUpdate(
      testDescription: "an item moved and reloaded",
      change: {
        $0.moveItem(at: [0, 0], to: [0, 1])
        $0.reloadItems(at: [[0, 0]])
      }, complaint: "attempt to perform a delete and a move from the same index path (\(zero))"),
    BrokenCollectionUpdate(
      testDescription: "an item inserted where another moves",
      change: {
        $0.moveItem(at: [0, 0], to: [0, 1])
        $0.insertItems(at: [[0, 1]])
      }, complaint: "attempt to perform an insert and a move to the same index path (\(one))"),
    BrokenCollectionUpdate(
      testDescription: "an item deleted and reloaded",
      change: {
        $0.deleteItems(at: [[0, 0]])
        $0.reloadItems(at: [[0, 0]])
      }, complaint: "attempt to delete and reload the same index path (\(zero))"),
  ]

  private static let sections = [
    BrokenCollectionUpdate(
      testDescription: "no such section to delete", change: { $0.deleteSections([2]) },
      complaint: "attempt to delete section 2, but there are only 2 sections before the update"),
    BrokenCollectionUpdate(
      testDescription: "no such section to insert", change: { $0.insertSections([2]) },
      complaint: "attempt to insert section 2 but there are only 2 sections after the update"),
    BrokenCollectionUpdate(
      testDescription: "a section moved and reloaded",
      change: {
        $0.reloadSections([0])
        $0.moveSection(0, toSection: 1)
      }, complaint: "attempt to perform a delete and a move from the same section (0)"),
    BrokenCollectionUpdate(
      testDescription: "two sections to one place",
      change: {
        $0.moveSection(0, toSection: 1)
        $0.moveSection(1, toSection: 1)
      }, complaint: "attempt to move both section 0 and section 1 to section 1"),
    BrokenCollectionUpdate(
      testDescription: "one section to two places",
      change: {
        $0.moveSection(0, toSection: 1)
        $0.moveSection(0, toSection: 0)
      }, complaint: "attempt to move section 0 to both section 1 and section 0"),
  ]

  private static func items(
    _ section: Int, after: Int, before: Int, inserted: Int = 0, deleted: Int = 0,
    movedOut: Int = 0
  ) -> String {
    """
    Invalid update: invalid number of items in section \(section). The number of items contained \
    in an existing section after the update (\(after)) must be equal to the number of items \
    contained in that section before the update (\(before)), plus or minus the number of items \
    inserted or deleted from that section (\(inserted) inserted, \(deleted) deleted) and plus or \
    minus the number of items moved into or out of that section (0 moved in, \(movedOut) moved \
    out). \(ending)
    """
  }
}
