import Domain

/// Methods that access people's sync records. The caller must begin a transaction.
extension Connection {
  /// Returns a person's `SyncRecord`. The record is empty if no table contains the person.
  func syncRecord(_ id: Person.ID) throws(StoreError) -> SyncRecord {
    let record = try first(
      """
      SELECT person.first_name, person.last_name, person.birthday,
        base.first_name, base.last_name, base.birthday, base.revision,
        request.key, request.operation, request.first_name, request.last_name, request.birthday,
        request.revision, outbox.refusal, base.is_deleted
      FROM (SELECT ? AS id) AS wanted
      LEFT JOIN person ON person.id = wanted.id
      LEFT JOIN person_base AS base ON base.id = wanted.id
      LEFT JOIN request ON request.person = wanted.id
      LEFT JOIN outbox ON outbox.person = wanted.id
      """, id
    ) { (row) throws(StoreError) in
      let last = row.isNull(at: 3) ? nil : Person(id: id, try row.personInfo(at: 3))
      let base = last.map { RemotePerson($0, revision: row.integer(at: 6)) }
      let isDeleted = row.integer(at: 14) != 0
      return SyncRecord(
        id: id, local: row.isNull(at: 0) ? nil : try row.personInfo(at: 0),
        base: isDeleted ? nil : base, ancestor: isDeleted ? base : nil,
        request: row.isNull(at: 7) ? nil : try row.request(at: 7, of: id),
        refusal: row.optionalText(at: 13))
    }
    return record ?? SyncRecord(id: id)
  }

  /// Calls `change` with a person's `SyncRecord` and writes the changed values.
  @discardableResult
  func changeRecord<Value>(
    _ id: Person.ID, in table: CollatedTable<Person>, _ change: (inout SyncRecord) -> Value
  ) throws(StoreError) -> Value {
    let old = try syncRecord(id)
    var new = old
    let value = change(&new)
    guard new != old else { return value }
    if let info = new.local, info != old.local { try table.save([Person(id: id, info)], in: self) }
    if new.local == nil { try delete([id]) }
    if new.base != old.base { try writeBase(of: new) }
    if new.request != old.request { try write(new.request, of: id) }
    try writeEntry(of: new)
    return value
  }

  /// Returns the sync marks of all people in the outbox.
  func marks() throws(StoreError) -> [Person.ID: SyncMark] {
    var marks: [Person.ID: SyncMark] = [:]
    _ = try all("SELECT person, refusal FROM outbox") { (row) throws(StoreError) in
      marks[try row.identifier(at: 0)] =
        row.optionalText(at: 1).map { .refused(reason: $0) } ?? .waiting
    }
    return marks
  }

  /// Adds a person to the outbox or removes the person's entry. An existing entry keeps its
  /// position.
  func writeEntry(of record: SyncRecord) throws(StoreError) {
    if record.isInOutbox {
      try execute(
        """
        INSERT INTO outbox (person, refusal) VALUES (?, ?)
        ON CONFLICT (person) DO UPDATE SET refusal = excluded.refusal
        """, record.id, record.refusal)
    } else {
      try execute("DELETE FROM outbox WHERE person = ?", record.id)
    }
  }

  private func writeBase(of record: SyncRecord) throws(StoreError) {
    guard let base = record.base ?? record.ancestor else {
      return try execute("DELETE FROM person_base WHERE id = ?", record.id)
    }
    // Only a pull updates `pull`, because a repeated reply may be outdated: the server may
    // have deleted the person since then.
    try execute(
      """
      INSERT INTO person_base (id, first_name, last_name, birthday, revision, is_deleted, pull)
      VALUES (?, ?, ?, ?, ?, ?, 0)
      ON CONFLICT (id) DO UPDATE SET first_name = excluded.first_name,
      last_name = excluded.last_name, birthday = excluded.birthday, revision = excluded.revision,
      is_deleted = excluded.is_deleted
      """, record.id, base.person.firstName, base.person.lastName, base.person.birthday,
      base.revision, record.base == nil ? 1 : 0)
  }

  private func write(_ request: PersonChange?, of id: Person.ID) throws(StoreError) {
    guard let request else { return try execute("DELETE FROM request WHERE person = ?", id) }
    let (info, revision) = (request.operation.info, request.operation.revision)
    let kind = info == nil ? 2 : revision == nil ? 0 : 1
    try execute(
      """
      INSERT OR REPLACE INTO request
      (person, key, operation, first_name, last_name, birthday, revision)
      VALUES (?, ?, ?, ?, ?, ?, ?)
      """, id, request.id, kind, info?.firstName, info?.lastName, info?.birthday, revision)
  }
}

extension Row {
  /// Reads a request from six columns: key, operation, details and revision.
  fileprivate func request(
    at column: Int32, of person: Person.ID
  ) throws(StoreError) -> PersonChange {
    let operation = PersonChange.Operation(
      isNull(at: column + 2) ? nil : try personInfo(at: column + 2),
      revision: isNull(at: column + 5) ? nil : integer(at: column + 5))
    guard let operation else { throw .corrupt(file: path) }
    return PersonChange(id: try identifier(at: column), of: person, operation)
  }
}
