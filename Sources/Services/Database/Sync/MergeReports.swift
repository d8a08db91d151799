import Domain

extension Connection {
  /// Stores a report for each conflict.
  func report(_ conflicts: [MergeConflict], about id: Person.ID) throws(StoreError) {
    guard !conflicts.isEmpty, let info = try syncRecord(id).local else { return }
    for conflict in conflicts {
      let (kind, detail) = conflict.stored
      try execute(
        """
        INSERT INTO merge_report (person, first_name, last_name, birthday, kind, detail)
        VALUES (?, ?, ?, ?, ?, ?)
        """, id, info.firstName, info.lastName, info.birthday, kind, detail)
    }
  }

  /// Returns all reports, oldest first.
  func reports() throws(StoreError) -> [MergeReport] {
    try all(
      "SELECT id, person, first_name, last_name, birthday, kind, detail FROM merge_report ORDER BY id"
    ) { (row) throws(StoreError) in
      let person = Person(id: try row.identifier(at: 1), try row.personInfo(at: 2))
      guard let conflict = MergeConflict(kind: row.integer(at: 5), detail: row.text(at: 6)) else {
        throw .corrupt(file: path)
      }
      return MergeReport(id: row.integer(at: 0), person: person, conflict)
    }
  }
}

extension MergeConflict {
  /// The values of the columns `kind` and `detail`.
  fileprivate var stored: (kind: Int, detail: String) {
    switch self {
    case .field(.firstName, let lost): (0, lost)
    case .field(.lastName, let lost): (1, lost)
    case .field(.birthday, let lost): (2, lost)
    case .deletedElsewhere: (3, "")
    case .deletedHere: (4, "")
    case .deletionRefused(let reason): (5, reason)
    }
  }

  fileprivate init?(kind: Int, detail: String) {
    switch kind {
    case 0: self = .field(.firstName, lost: detail)
    case 1: self = .field(.lastName, lost: detail)
    case 2: self = .field(.birthday, lost: detail)
    case 3: self = .deletedElsewhere
    case 4: self = .deletedHere
    case 5: self = .deletionRefused(reason: detail)
    default: return nil
    }
  }
}
