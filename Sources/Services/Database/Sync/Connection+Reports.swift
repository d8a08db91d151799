import Domain

/// What gave way in merges, kept until the user has been told.
extension Connection {
  /// Stores a report for each conflict, within the transaction that caused it.
  func report(_ conflicts: [MergeConflict], about id: Person.ID) throws(StoreError) {
    guard !conflicts.isEmpty, let info = try syncRecord(id).local else { return }
    for conflict in conflicts {
      try execute(
        """
        INSERT INTO merge_report (person, first_name, last_name, birthday, kind, detail)
        VALUES (?, ?, ?, ?, ?, ?)
        """, id, info.firstName, info.lastName, info.birthday, conflict.number, conflict.detail)
    }
  }

  /// Every report that is left, oldest first.
  func reports() throws(StoreError) -> [MergeReport] {
    try all(
      "SELECT id, person, first_name, last_name, birthday, kind, detail FROM merge_report ORDER BY id"
    ) { (row) throws(StoreError) in
      let person = Person(id: try row.identifier(at: 1), try row.personInfo(at: 2))
      guard let conflict = MergeConflict(number: row.integer(at: 5), detail: row.text(at: 6)) else {
        throw .corrupt(file: path)
      }
      return MergeReport(id: row.integer(at: 0), person: person, conflict)
    }
  }
}

extension MergeConflict {
  fileprivate var number: Int {
    switch self {
    case .field(.firstName, _): 0
    case .field(.lastName, _): 1
    case .field(.birthday, _): 2
    case .deletedElsewhere: 3
    case .deletedHere: 4
    case .deletionRefused: 5
    }
  }

  fileprivate var detail: String {
    switch self {
    case .field(_, let lost): lost
    case .deletedElsewhere, .deletedHere: ""
    case .deletionRefused(let reason): reason
    }
  }

  fileprivate init?(number: Int, detail: String) {
    switch number {
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
