/// The statements on what the syncing keeps.
enum SyncSQL {
  /// One row for one identifier, whichever of the tables have it.
  static let record = """
    SELECT person.first_name, person.last_name, person.birthday,
      base.first_name, base.last_name, base.birthday, base.revision,
      request.key, request.operation, request.first_name, request.last_name, request.birthday,
      request.revision, outbox.refusal
    FROM (SELECT ? AS id) AS wanted
    LEFT JOIN person ON person.id = wanted.id
    LEFT JOIN person_base AS base ON base.id = wanted.id
    LEFT JOIN request ON request.person = wanted.id
    LEFT JOIN outbox ON outbox.person = wanted.id
    """

  static let saveEntry = """
    INSERT INTO outbox (person, refusal) VALUES (?, ?)
    ON CONFLICT (person) DO UPDATE SET refusal = excluded.refusal
    """

  static let deleteEntry = "DELETE FROM outbox WHERE person = ?"

  /// Leaves the pull as it is: the answer to a request names nobody. It may be an old answer, given
  /// once more, about somebody who is gone by now; the pull that follows tells.
  static let saveBase = """
    INSERT INTO person_base (id, first_name, last_name, birthday, revision, pull)
    VALUES (?, ?, ?, ?, ?, 0)
    ON CONFLICT (id) DO UPDATE SET
    first_name = excluded.first_name, last_name = excluded.last_name, birthday = excluded.birthday,
    revision = excluded.revision
    """

  static let saveRequest = """
    INSERT OR REPLACE INTO request
    (person, key, operation, first_name, last_name, birthday, revision)
    VALUES (?, ?, ?, ?, ?, ?, ?)
    """

  /// Says that the pull that is under way has named the person.
  static let nameInPull = """
    UPDATE person_base SET pull = (SELECT pull FROM sync_state)
    WHERE id = ? AND pull <> (SELECT pull FROM sync_state)
    """

  /// Whom the server no longer named in the pull that is under way.
  static let unnamedInPull =
    "SELECT id FROM person_base WHERE pull <> (SELECT pull FROM sync_state)"

  /// Everything that was told by a server, or meant for it.
  static let forgetServer = [
    "DELETE FROM person_base", "DELETE FROM request", "DELETE FROM outbox",
    "UPDATE sync_state SET cursor = NULL, pull = pull + 1, is_whole = 1",
  ]

  static let nextEntries =
    "SELECT person FROM outbox WHERE refusal IS NULL ORDER BY sequence LIMIT ?"

  static let counts = """
    SELECT count(*) FILTER (WHERE refusal IS NULL), count(*) FILTER (WHERE refusal IS NOT NULL)
    FROM outbox
    """

  /// People whose place in the outbox is wrong, since they were changed while none was kept: those
  /// who differ and have no place, and those who have one and do not differ.
  static let misplaced = """
    WITH differing AS (
      SELECT person.id FROM person LEFT JOIN person_base AS base ON base.id = person.id
      WHERE base.id IS NULL OR base.first_name <> person.first_name
        OR base.last_name <> person.last_name OR base.birthday IS NOT person.birthday
      UNION ALL
      SELECT base.id FROM person_base AS base LEFT JOIN person ON person.id = base.id
      WHERE person.id IS NULL
    )
    SELECT id FROM differing WHERE NOT EXISTS (SELECT 1 FROM outbox WHERE person = id)
    UNION ALL
    SELECT person FROM outbox WHERE person NOT IN (SELECT person FROM request)
      AND person NOT IN (SELECT id FROM differing)
    """
}
