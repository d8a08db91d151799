import Domain

extension Connection {
  /// Changes a person's `SyncRecord`, and stores a report for each merge conflict.
  ///
  /// - Returns: false if `change` returns nil.
  @discardableResult
  func mergeRecord(
    _ id: Person.ID, in table: CollatedTable<Person>,
    _ change: (inout SyncRecord) -> [MergeConflict]?
  ) throws(StoreError) -> Bool {
    guard let conflicts = try changeRecord(id, in: table, change) else { return false }
    guard !conflicts.isEmpty, let info = try syncRecord(id).local else { return true }
    for conflict in conflicts {
      try execute(
        """
        INSERT INTO merge_report (person, first_name, last_name, birthday, kind, detail)
        VALUES (?, ?, ?, ?, ?, ?)
        """, id, info.firstName, info.lastName, info.birthday,
        MergeConflict.kinds(conflict.detail).firstIndex(of: conflict), conflict.detail)
    }
    return true
  }

  /// Returns all merge reports, oldest first.
  func reports() throws(StoreError) -> [MergeReport] {
    try all(
      "SELECT id, person, first_name, last_name, birthday, kind, detail FROM merge_report ORDER BY id"
    ) { (row) throws(StoreError) in
      let person = Person(id: try row.identifier(at: 1), try row.personInfo(at: 2))
      let (kinds, kind) = (MergeConflict.kinds(row.text(at: 6)), row.integer(at: 5))
      guard kinds.indices.contains(kind) else { throw .corrupt(file: path) }
      return MergeReport(id: row.integer(at: 0), person: person, kinds[kind])
    }
  }
}

extension MergeConflict {
  /// Returns one example of each kind of merge conflict. The column `kind` stores an index into
  /// this array.
  fileprivate static func kinds(_ detail: String) -> [MergeConflict] {
    [
      .field(.firstName, lost: detail), .field(.lastName, lost: detail),
      .field(.birthday, lost: detail), .deletedElsewhere, .deletedHere,
      .deletionRefused(reason: detail),
    ]
  }

  fileprivate var detail: String {
    switch self {
    case .field(_, let detail), .deletionRefused(let detail): detail
    case .deletedElsewhere, .deletedHere: ""
    }
  }
}
