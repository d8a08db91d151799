extension Table {
  /// The table of people.
  public static let person: Table = "person"
  /// The table of posts.
  public static let post: Table = "post"
  /// The table of shopping lists.
  public static let shoppingList: Table = "shopping_list"
  static let outbox: Table = "outbox"
  static let request: Table = "request"
  static let personBase: Table = "person_base"
  static let syncState: Table = "sync_state"
  static let mergeReport: Table = "merge_report"
}

extension Schema {
  /// The tables for people, posts, shopping lists and syncing.
  ///
  /// Identifiers are 16 bytes, birthdays are numbers such as 18151210, and times are seconds since
  /// the start of 2001. Tables whose primary key is not a number are `WITHOUT ROWID`, so that a
  /// lookup searches one B-tree.
  ///
  /// The schema's mark is "UnMa". Files of the program's first versions have no mark and are
  /// identified by three tables.
  public static let addressBook = Schema(
    [entities, sortKeys, sync, serverID, deletedBases], mark: 0x556E_4D61,
    unmarkedTables: ["person", "post", "shopping_list"])

  /// Version 1: people, posts and shopping lists.
  private static let entities = Migration(
    """
    CREATE TABLE person (
      id BLOB PRIMARY KEY NOT NULL, first_name TEXT NOT NULL, last_name TEXT NOT NULL,
      birthday INTEGER
    ) WITHOUT ROWID;
    CREATE TABLE post (
      id BLOB PRIMARY KEY NOT NULL, author BLOB NOT NULL, text TEXT NOT NULL, date REAL NOT NULL
    ) WITHOUT ROWID;
    CREATE INDEX post_newest ON post (date DESC, id);
    CREATE INDEX post_newest_by_author ON post (author, date DESC, id);
    CREATE TABLE shopping_list (id BLOB PRIMARY KEY NOT NULL, title TEXT NOT NULL) WITHOUT ROWID;
    """)

  /// Version 2: sort keys.
  ///
  /// The collation computes a sort key for each order when a row is written. Each index contains
  /// every column of the list, so a list is read from one B-tree without sorting. `sort_keys`
  /// stores which collation computed a table's keys.
  private static let sortKeys = Migration(
    """
    ALTER TABLE person ADD COLUMN last_key BLOB NOT NULL DEFAULT x'';
    ALTER TABLE person ADD COLUMN last_section TEXT NOT NULL DEFAULT '';
    ALTER TABLE person ADD COLUMN first_key BLOB NOT NULL DEFAULT x'';
    ALTER TABLE person ADD COLUMN first_section TEXT NOT NULL DEFAULT '';
    CREATE INDEX person_by_last_name
    ON person (last_key, id, first_name, last_name, birthday, last_section);
    CREATE INDEX person_by_first_name
    ON person (first_key, id, first_name, last_name, birthday, first_section);
    ALTER TABLE shopping_list ADD COLUMN title_key BLOB NOT NULL DEFAULT x'';
    CREATE INDEX shopping_list_by_title ON shopping_list (title_key, id, title);
    CREATE TABLE sort_keys (table_name TEXT PRIMARY KEY NOT NULL, collation TEXT NOT NULL)
    WITHOUT ROWID;
    """)

  /// Version 3: syncing.
  ///
  /// - `person_base`: people as the server last reported them, and the last pull that listed them.
  /// - `outbox`: people who differ from the server, in the order of the edits, with the reason if
  ///   the server refused the change.
  /// - `request`: created requests whose outcome is not stored yet. It is a separate table, so
  ///   that storing a request does not notify the observers of the list.
  /// - `sync_state`: one row with the server's address, the cursor, the number of the last full
  ///   pull, and whether that pull is incomplete.
  /// - `merge_report`: conflicts that have not been shown yet.
  private static let sync = Migration(
    """
    CREATE TABLE person_base (
      id BLOB PRIMARY KEY NOT NULL, first_name TEXT NOT NULL, last_name TEXT NOT NULL,
      birthday INTEGER, revision INTEGER NOT NULL, pull INTEGER NOT NULL
    ) WITHOUT ROWID;
    CREATE TABLE outbox (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT, person BLOB NOT NULL UNIQUE, refusal TEXT
    );
    CREATE TABLE request (
      person BLOB PRIMARY KEY NOT NULL, key BLOB NOT NULL, operation INTEGER NOT NULL,
      first_name TEXT, last_name TEXT, birthday INTEGER, revision INTEGER
    ) WITHOUT ROWID;
    CREATE TABLE sync_state (
      id INTEGER PRIMARY KEY NOT NULL CHECK (id = 0), cursor TEXT, pull INTEGER NOT NULL,
      is_whole INTEGER NOT NULL, server TEXT NOT NULL
    );
    INSERT INTO sync_state (id, cursor, pull, is_whole, server) VALUES (0, NULL, 1, 1, '');
    CREATE TABLE merge_report (
      id INTEGER PRIMARY KEY AUTOINCREMENT, person BLOB NOT NULL, first_name TEXT NOT NULL,
      last_name TEXT NOT NULL, birthday INTEGER, kind INTEGER NOT NULL, detail TEXT NOT NULL
    );
    """)

  /// Version 4: the server's last position, which begins with the ID of its data.
  private static let serverID = Migration("ALTER TABLE sync_state ADD COLUMN server_id TEXT")

  /// Version 5: a mark for the last version of a person that only the server has deleted.
  private static let deletedBases = Migration(
    "ALTER TABLE person_base ADD COLUMN is_deleted INTEGER NOT NULL DEFAULT 0")
}
