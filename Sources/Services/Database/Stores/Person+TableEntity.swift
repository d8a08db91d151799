public import Domain

extension Table {
  /// The table of people.
  public static let person: Table = "person"
}

extension Person: TableEntity {
  /// Table `person`.
  public static let table = Table.person
  /// The identifier and the details; not the sort keys, which are the store's.
  public static let columns = ["id", "first_name", "last_name", "birthday"]
  /// By last name, then by identifier, so that two of the same name keep their places.
  public static let defaultOrder = ["last_key", "id"]

  /// The person in the row.
  public init(row: Row) throws(StoreError) {
    self.init(
      id: try row.identifier(at: 0),
      PersonInfo(
        storedFirstName: row.text(at: 1), lastName: row.text(at: 2), birthday: try row.date(at: 3)))
  }
}
