public import Domain

extension Table {
  /// The table of people.
  public static let person: Table = "person"
}

extension Person: TableEntity {
  /// The table `person`.
  public static let table = Table.person
  /// The identifier and the details, without the sort keys.
  public static let columns = ["id", "first_name", "last_name", "birthday"]
  /// By last name. The identifier makes the order of equal names stable.
  public static let defaultOrder = ["last_key", "id"]

  /// Reads a person from a row.
  public init(row: Row) throws(StoreError) {
    self.init(id: try row.identifier(at: 0), try row.personInfo(at: 1))
  }
}

extension Row {
  /// Reads details from three columns.
  func personInfo(at column: Int32) throws(StoreError) -> PersonInfo {
    PersonInfo(
      storedFirstName: text(at: column), lastName: text(at: column + 1),
      birthday: try date(at: column + 2))
  }
}

/// The SQL statements for people.
enum PersonSQL {
  static let byID = Person.selection + " WHERE id = ?"

  static let save = """
    INSERT INTO person
    (id, first_name, last_name, birthday, last_key, last_section, first_key, first_section)
    VALUES (?, ?, ?, ?, ?, ?, ?, ?)
    ON CONFLICT (id) DO UPDATE SET
    first_name = excluded.first_name, last_name = excluded.last_name, birthday = excluded.birthday,
    last_key = excluded.last_key, last_section = excluded.last_section,
    first_key = excluded.first_key, first_section = excluded.first_section
    """

  static let delete = "DELETE FROM person WHERE id = ?"

  /// Selects all people from an index that contains every selected column.
  static func list(_ order: NameOrder) -> String { select(order, "") }

  static func firstPage(_ order: NameOrder) -> String { list(order) + " LIMIT ?" }

  /// Selects a page by keyset: the cost depends on the page size, not the offset.
  static func page(_ order: NameOrder) -> String {
    select(order, "WHERE (\(prefix(order))_key, id) > (?, ?) ") + " LIMIT ?"
  }

  private static func select(_ order: NameOrder, _ condition: String) -> String {
    "SELECT id, first_name, last_name, birthday, \(prefix(order))_section FROM person "
      + condition + "ORDER BY \(prefix(order))_key, id"
  }

  private static func prefix(_ order: NameOrder) -> String { order == .lastName ? "last" : "first" }
}

extension Connection {
  /// Writes people with the sort keys of `collation`.
  func save(_ people: [Person], collation: some NameCollation) throws(StoreError) {
    let save = try statement(PersonSQL.save)
    for person in people {
      let last = collation.key(for: person.info, in: .lastName)
      let first = collation.key(for: person.info, in: .firstName)
      save.bind(
        person.id, person.firstName, person.lastName, person.birthday,
        last.bytes, last.section, first.bytes, first.section)
      try save.run()
    }
  }

  /// Returns the rows of a query with the columns of ``PersonSQL/list(_:)``.
  ///
  /// - Parameter marks: the marks of people in the outbox; all others are synced.
  @inline(__always)
  func people<each Value: ColumnValue>(
    _ sql: String, _ values: repeat each Value, marks: [Person.ID: SyncMark]
  ) throws(StoreError) -> [PersonRow] {
    let isMarked = !marks.isEmpty
    return try all(sql, repeat each values) { (row) throws(StoreError) in
      let person = try Person(row: row)
      return PersonRow(
        person, section: row.text(at: 4),
        mark: isMarked ? marks[person.id] ?? .synced : .synced)
    }
  }
}
