public import Domain

extension Schema {
  /// Version 3 of the address book: what the syncing keeps beside the people.
  ///
  /// - `person_base`: people as the server told of them last, and the pull that named them.
  /// - `outbox`: who is other here than at the server, in the order of the changes, and why the
  ///   server refused.
  /// - `request`: what was made of an entry, before it is sent. A table of its own: storing a
  ///   request changes no row that anybody shows, so that nobody is told.
  /// - `sync_state`: one row. Which server it is; the cursor; the number of the pull from the start that is under way or
  ///   was the last, and whether it has yet to come to its end.
  /// - `merge_report`: what gave way and was not told to the user yet.
  static let sync = Migration([
    """
    CREATE TABLE person_base (
      id BLOB PRIMARY KEY NOT NULL, first_name TEXT NOT NULL, last_name TEXT NOT NULL,
      birthday INTEGER, revision INTEGER NOT NULL, pull INTEGER NOT NULL
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE outbox (
      sequence INTEGER PRIMARY KEY AUTOINCREMENT, person BLOB NOT NULL UNIQUE, refusal TEXT
    )
    """,
    """
    CREATE TABLE request (
      person BLOB PRIMARY KEY NOT NULL, key BLOB NOT NULL, operation INTEGER NOT NULL,
      first_name TEXT, last_name TEXT, birthday INTEGER, revision INTEGER
    ) WITHOUT ROWID
    """,
    """
    CREATE TABLE sync_state (
      id INTEGER PRIMARY KEY NOT NULL CHECK (id = 0), cursor TEXT, pull INTEGER NOT NULL,
      is_whole INTEGER NOT NULL, server TEXT NOT NULL
    )
    """,
    "INSERT INTO sync_state (id, cursor, pull, is_whole, server) VALUES (0, NULL, 1, 1, '')",
    """
    CREATE TABLE merge_report (
      id INTEGER PRIMARY KEY AUTOINCREMENT, person BLOB NOT NULL, first_name TEXT NOT NULL,
      last_name TEXT NOT NULL, birthday INTEGER, kind INTEGER NOT NULL, detail TEXT NOT NULL
    )
    """,
  ])

  /// The same schema, whose steps call `onStep` before and after, within their transactions.
  public func announcing(_ onStep: @escaping SyncStep.Hook) -> Schema {
    Schema(
      migrations.map { migration in
        Migration { (connection) throws(StoreError) in
          try onStep(.beforeMigration)
          try migration.steps(connection)
          try onStep(.afterMigration)
        }
      }, owner: owner)
  }
}
