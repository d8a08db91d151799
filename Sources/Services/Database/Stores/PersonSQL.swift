import Domain

/// The statements on people, written out once for each order.
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

  /// Everybody, from an index that holds every column asked for: nothing is sorted or looked up.
  static func list(_ order: NameOrder) -> String {
    switch order {
    case .lastName: lastNameRows + lastNameOrder
    case .firstName: firstNameRows + firstNameOrder
    }
  }

  static func firstPage(_ order: NameOrder) -> String {
    list(order) + " LIMIT ?"
  }

  /// A page by keyset: it begins at a place in the index. An `OFFSET` would walk there, and show a
  /// row twice or never when one before it comes or goes.
  static func page(_ order: NameOrder) -> String {
    switch order {
    case .lastName: lastNameRows + " WHERE (last_key, id) > (?, ?)" + lastNameOrder + " LIMIT ?"
    case .firstName: firstNameRows + " WHERE (first_key, id) > (?, ?)" + firstNameOrder + " LIMIT ?"
    }
  }

  private static let lastNameRows =
    "SELECT id, first_name, last_name, birthday, last_section FROM person"
  private static let firstNameRows =
    "SELECT id, first_name, last_name, birthday, first_section FROM person"
  private static let lastNameOrder = " ORDER BY last_key, id"
  private static let firstNameOrder = " ORDER BY first_key, id"
}
