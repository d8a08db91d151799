extension Schema {
  /// People, posts and shopping lists, and what the syncing keeps of people.
  ///
  /// Identifiers are 16 bytes, birthdays the number that their digits write, moments the seconds
  /// since the start of 2001 (Foundation's own count, so that none is rounded). The tables are clustered by their identifiers (`WITHOUT ROWID`): a look-up goes
  /// down one tree, not two.
  public static let addressBook = Schema([entities, sortKeys, sync], owner: .addressBook)

  /// Version 1: what there is to keep.
  private static let entities = Migration([
    """
    CREATE TABLE person (
      id BLOB PRIMARY KEY NOT NULL, first_name TEXT NOT NULL, last_name TEXT NOT NULL,
      birthday INTEGER
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE post (
      id BLOB PRIMARY KEY NOT NULL, author BLOB NOT NULL, text TEXT NOT NULL, date REAL NOT NULL
    ) WITHOUT ROWID
    """,
    "CREATE INDEX post_newest ON post (date DESC, id)",
    "CREATE INDEX post_newest_by_author ON post (author, date DESC, id)",
    """
    CREATE TABLE shopping_list (id BLOB PRIMARY KEY NOT NULL, title TEXT NOT NULL) WITHOUT ROWID
    """,
  ])

  /// Version 2: lists come in the order of the user's language without being sorted.
  ///
  /// SQLite compares bytes, so each row carries a sort key for each order, made by the collation
  /// when the row is written. The indexes hold every column that a list shows: reading a list walks
  /// one tree from left to right. `sort_keys` says which collation made a table's keys.
  private static let sortKeys = Migration([
    "ALTER TABLE person ADD COLUMN last_key BLOB NOT NULL DEFAULT x''",
    "ALTER TABLE person ADD COLUMN last_section TEXT NOT NULL DEFAULT ''",
    "ALTER TABLE person ADD COLUMN first_key BLOB NOT NULL DEFAULT x''",
    "ALTER TABLE person ADD COLUMN first_section TEXT NOT NULL DEFAULT ''",
    """
    CREATE INDEX person_by_last_name
    ON person (last_key, id, first_name, last_name, birthday, last_section)
    """,
    """
    CREATE INDEX person_by_first_name
    ON person (first_key, id, first_name, last_name, birthday, first_section)
    """,
    "ALTER TABLE shopping_list ADD COLUMN title_key BLOB NOT NULL DEFAULT x''",
    "CREATE INDEX shopping_list_by_title ON shopping_list (title_key, id, title)",
    "CREATE TABLE sort_keys (table_name TEXT PRIMARY KEY NOT NULL, collation TEXT NOT NULL) "
      + "WITHOUT ROWID",
  ])
}

extension DatabaseOwner {
  /// "UnMa", and the tables of version 1: the first files did not say whose they are.
  fileprivate static let addressBook = DatabaseOwner(
    identifier: 0x556E_4D61, tables: ["person", "post", "shopping_list"])
}
