public import Domain

extension Person: TableEntity {
  /// The table `person`.
  public static let table = Table.person
  /// The columns of the identifier and the details, without the sort keys.
  public static let columns = "id, first_name, last_name, birthday"
  /// The sort order by last name. The identifier makes the order of equal names stable.
  public static let defaultOrder = "last_key, id"

  /// Reads a person from a row.
  public init(row: Row) throws(StoreError) {
    self.init(id: try row.identifier(at: 0), try row.personInfo(at: 1))
  }
}

extension NameOrder {
  /// Returns the query for the list's rows, which SQLite reads from an index alone.
  ///
  /// The last parameter is the limit. For a page, the first two parameters are the key and the
  /// identifier of the person before the page. So the cost of this keyset pagination depends on the
  /// page size, not the offset.
  func query(isPage: Bool = false) -> String {
    let prefix = self == .lastName ? "last" : "first"
    let condition = isPage ? "WHERE (\(prefix)_key, id) > (?, ?)" : ""
    return "SELECT \(Person.columns), \(prefix)_section FROM person \(condition) "
      + "ORDER BY \(prefix)_key, id LIMIT ?"
  }
}
