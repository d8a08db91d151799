public import Domain
import Foundation

extension Table {
  /// The table of posts.
  public static let post: Table = "post"
}

extension Post: TableEntity {
  /// Table `post`.
  public static let table = Table.post
  /// Every property; the date as seconds since the start of 2001, exactly as Foundation counts.
  public static let columns = ["id", "author", "text", "date"]
  /// The newest first; of one moment, by identifier.
  public static let defaultOrder = ["date DESC", "id"]

  /// The post in the row.
  public init(row: Row) throws(StoreError) {
    self.init(
      id: try row.identifier(at: 0), by: try row.identifier(at: 1), storedText: row.text(at: 2),
      date: Date(timeIntervalSinceReferenceDate: row.double(at: 3)))
  }
}
