import Domain

extension Table {
  static let outbox: Table = "outbox"
  static let request: Table = "request"
  static let personBase: Table = "person_base"
  static let syncState: Table = "sync_state"
  static let mergeReport: Table = "merge_report"
}

/// Reads and writes the sync records of people, inside a transaction of the caller.
extension Connection {
  /// Returns the record of a person; an empty one if no table has the person.
  func syncRecord(_ id: Person.ID) throws(StoreError) -> SyncRecord {
    let record = try first(SyncRecordSQL.record, id) { (row) throws(StoreError) in
      SyncRecord(
        id: id,
        local: row.isNull(at: 0) ? nil : try row.personInfo(at: 0),
        base: row.isNull(at: 3)
          ? nil
          : RemotePerson(
            Person(id: id, try row.personInfo(at: 3)), revision: row.integer(at: 6)),
        request: row.isNull(at: 7) ? nil : try row.request(at: 7, of: id),
        refusal: row.isNull(at: 13) ? nil : row.text(at: 13))
    }
    return record ?? SyncRecord(id: id)
  }

  /// Calls `change` with the record of a person and writes the differences.
  @discardableResult
  func changeRecord<Value>(
    _ id: Person.ID, _ collation: some NameCollation,
    _ change: (inout SyncRecord) -> Value
  ) throws(StoreError) -> Value {
    let old = try syncRecord(id)
    var new = old
    let value = change(&new)
    guard new != old else { return value }
    if new.local != old.local {
      if let info = new.local {
        try save([Person(id: id, info)], collation: collation)
      } else {
        try execute(PersonSQL.delete, id)
      }
    }
    if new.base != old.base { try write(new.base, of: id) }
    if new.request != old.request { try write(new.request, of: id) }
    try writeEntry(of: new)
    return value
  }

  /// Returns the marks of all people in the outbox.
  func marks() throws(StoreError) -> [Person.ID: SyncMark] {
    var marks: [Person.ID: SyncMark] = [:]
    _ = try all("SELECT person, refusal FROM outbox") { (row) throws(StoreError) in
      marks[try row.identifier(at: 0)] =
        row.isNull(at: 1) ? .waiting : .refused(reason: row.text(at: 1))
    }
    return marks
  }

  /// Adds a person to the outbox or removes the person. An existing entry keeps its position.
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

  private func write(_ base: RemotePerson?, of id: Person.ID) throws(StoreError) {
    guard let base else { return try execute("DELETE FROM person_base WHERE id = ?", id) }
    try execute(
      SyncRecordSQL.saveBase, id, base.person.firstName, base.person.lastName,
      base.person.birthday, base.revision)
  }

  private func write(_ request: PersonChange?, of id: Person.ID) throws(StoreError) {
    guard let request else { return try execute("DELETE FROM request WHERE person = ?", id) }
    let (kind, info, revision): (Int, PersonInfo?, Int?) =
      switch request.operation {
      case .create(let info): (0, info, nil)
      case .replace(let info, let revision): (1, info, revision)
      case .delete(let revision): (2, nil, revision)
      }
    try execute(
      SyncRecordSQL.saveRequest, id, request.id, kind, info?.firstName, info?.lastName,
      info?.birthday, revision)
  }
}

extension Row {
  /// Reads a request from six columns: key, operation, details and revision.
  fileprivate func request(
    at column: Int32, of person: Person.ID
  ) throws(StoreError) -> PersonChange {
    let revision = integer(at: column + 5)
    let operation: PersonChange.Operation =
      switch integer(at: column + 1) {
      case 0: .create(try personInfo(at: column + 2))
      case 1: .replace(try personInfo(at: column + 2), revision: revision)
      case 2: .delete(revision: revision)
      default: throw .corrupt(file: path)
      }
    return PersonChange(id: try identifier(at: column), of: person, operation)
  }
}

private enum SyncRecordSQL {
  /// Selects one row, even if no table has the identifier.
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

  /// Keeps the column `pull`: the answer to a request does not list a person. It may be a repeated
  /// old answer about a person who has been deleted; the next pull decides.
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
}
