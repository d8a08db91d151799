/// The words in which UIKit's messages about tables and collection views differ.
struct ListWording {
  /// The word for one entry of a section: "row" or "item".
  let item: String
  /// The words for the list: "table view" or "collection view".
  let list: String
  /// The beginning of the message about an identifier that is not registered.
  let unregistered: String

  static let table = ListWording(
    item: "row", list: "table view", unregistered: "unable to dequeue a cell")
  static let collection = ListWording(
    item: "item", list: "collection view",
    unregistered: "could not dequeue a view of kind: CollectionElementKindCell")

  var isTable: Bool { item == "row" }

  /// Returns the message about scrolling to a row or item that does not exist.
  func outOfBounds(_ position: RowPosition, counts: [Int]) -> String {
    let (section, row) = (position.section, position.row)
    let fault =
      counts.indices.contains(section)
      ? "\(item) (\(row)) when there are only \(counts[section]) \(item)s in section \(section)."
      : "section (\(section)) when there are only \(counts.count) sections."
    return "Attempted to scroll the \(list) to an out-of-bounds \(fault)"
  }
}
