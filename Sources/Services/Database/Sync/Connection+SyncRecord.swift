import Domain

/// Reads and writes all that is known of one person, within a transaction of the caller's.
extension Connection {
  /// The person as the syncing has them; a record of nothing where they are nowhere.
  func syncRecord(_ id: Person.ID) throws(StoreError) -> SyncRecord {
    let record = try first(SyncSQL.record, id) { (row) throws(StoreError) in
      SyncRecord(
        id: id,
        local: row.isNull(at: 0) ? nil : try row.personInfo(at: 0),
        base: row.isNull(at: 3) ? nil : try row.remotePerson(at: 3, id),
        request: row.isNull(at: 7) ? nil : try row.request(at: 7, of: id),
        refusal: row.isNull(at: 13) ? nil : row.text(at: 13))
    }
    return record ?? SyncRecord(id: id)
  }

  /// Lets `change` make something of the person's record, and writes what it changed.
  func changeRecord<Value>(
    _ id: Person.ID, _ collation: some NameCollation,
    _ change: (inout SyncRecord) -> Value
  ) throws(StoreError) -> Value {
    let old = try syncRecord(id)
    var new = old
    let value = change(&new)
    if new != old { try write(new, replacing: old, collation) }
    return value
  }

  /// Gives the person these details, or deletes them where it is nil, as the user wants it.
  func edit(
    _ id: Person.ID, to info: PersonInfo?, _ collation: some NameCollation
  ) throws(StoreError) {
    try changeRecord(id, collation) { $0.edit(info) }
  }

  /// How everybody in the outbox is marked.
  func marks() throws(StoreError) -> [Person.ID: SyncMark] {
    var marks: [Person.ID: SyncMark] = [:]
    _ = try all("SELECT person, refusal FROM outbox") { (row) throws(StoreError) in
      marks[try row.identifier(at: 0)] =
        row.isNull(at: 1) ? .waiting : .refused(reason: row.text(at: 1))
    }
    return marks
  }

  private func write(
    _ new: SyncRecord, replacing old: SyncRecord, _ collation: some NameCollation
  ) throws(StoreError) {
    if new.local != old.local {
      if let info = new.local {
        try save([Person(id: new.id, info)], collation: collation)
      } else {
        try execute(PersonSQL.delete, new.id)
      }
    }
    if new.base != old.base { try write(new.base, of: new.id) }
    if new.request != old.request { try write(new.request, of: new.id) }
    try writeEntry(of: new)
  }

  /// Gives the person their place in the outbox, or takes it away. Who has one keeps it.
  func writeEntry(of record: SyncRecord) throws(StoreError) {
    if record.isInOutbox {
      try execute(SyncSQL.saveEntry, record.id, record.refusal)
    } else {
      try execute(SyncSQL.deleteEntry, record.id)
    }
  }

  private func write(_ base: RemotePerson?, of id: Person.ID) throws(StoreError) {
    guard let base else { return try execute("DELETE FROM person_base WHERE id = ?", id) }
    try execute(
      SyncSQL.saveBase, id, base.person.firstName, base.person.lastName, base.person.birthday,
      base.revision)
  }

  private func write(_ request: PersonChange?, of id: Person.ID) throws(StoreError) {
    guard let request else { return try execute("DELETE FROM request WHERE person = ?", id) }
    let info = request.operation.info
    try execute(
      SyncSQL.saveRequest, id, request.id, request.operation.number, info?.firstName,
      info?.lastName, info?.birthday, request.operation.revision)
  }
}

extension Row {
  /// The details in three columns, the first of them at `column`.
  func personInfo(at column: Int32) throws(StoreError) -> PersonInfo {
    PersonInfo(
      storedFirstName: text(at: column), lastName: text(at: column + 1),
      birthday: try date(at: column + 2))
  }

  /// What the server told: the details in three columns, then the revision.
  fileprivate func remotePerson(
    at column: Int32, _ id: Person.ID
  ) throws(StoreError) -> RemotePerson {
    let person = Person(id: id, try personInfo(at: column))
    return RemotePerson(person, revision: integer(at: column + 3))
  }

  /// The request in six columns: key, operation, details and revision.
  fileprivate func request(
    at column: Int32, of person: Person.ID
  ) throws(StoreError) -> PersonChange {
    let key = try identifier(at: column, of: PersonChange.self)
    let revision = integer(at: column + 5)
    let operation: PersonChange.Operation =
      switch integer(at: column + 1) {
      case 0: .create(try personInfo(at: column + 2))
      case 1: .replace(try personInfo(at: column + 2), revision: revision)
      case 2: .delete(revision: revision)
      default: throw .corrupt(file: connection.path)
      }
    return PersonChange(id: key, of: person, operation)
  }
}

extension PersonChange.Operation {
  /// What stands for the operation in the file.
  fileprivate var number: Int {
    switch self {
    case .create: 0
    case .replace: 1
    case .delete: 2
    }
  }

  fileprivate var revision: Int? {
    switch self {
    case .create: nil
    case .replace(_, let revision), .delete(let revision): revision
    }
  }
}
