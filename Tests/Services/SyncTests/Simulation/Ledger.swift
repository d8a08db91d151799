import Domain

/// The actions of the users and the rows that they saw.
///
/// The ledger determines the expected result of a simulation.
///
/// Each edit writes a unique value, so that a value identifies its edit.
struct Ledger {
  /// A field of a person.
  struct Place: Hashable {
    let person: Person.ID
    let field: PersonInfo.Field
  }

  /// For each new value, the value that it replaced; nil for a new person.
  private var parents: [Place: [String: String?]] = [:]
  /// Values that a user has discarded or deleted.
  private var letGo: [Place: Set<String>] = [:]
  private(set) var deleted: Set<Person.ID> = []

  /// Records that a user who saw the row `seen` has changed the person to `person`.
  mutating func edited(_ person: Person, seen: Person?) {
    for field in PersonInfo.Field.allCases {
      let place = Place(person: person.id, field: field)
      let (new, old) = (person.text(field), seen?.text(field))
      if new != old, !new.isEmpty { parents[place, default: [:]][new] = old }
      // If a user empties a field, the field's old value counts as deleted.
      if new.isEmpty, let old { letGo[place, default: []].insert(old) }
    }
  }

  /// Records that a user deleted the person `seen` or discarded a change to this person.
  mutating func gaveUp(_ seen: Person, keeping kept: Person? = nil) {
    for field in PersonInfo.Field.allCases where kept?.text(field) != seen.text(field) {
      letGo[Place(person: seen.id, field: field), default: []].insert(seen.text(field))
    }
  }

  /// Removes the recorded deletions, so that deleted people may exist again.
  mutating func forgetDeletions() { deleted = [] }

  mutating func deleted(_ person: Person) {
    gaveUp(person)
    deleted.insert(person.id)
  }

  /// Returns whether `value` is `ancestor` or replaced it, directly or through other values.
  func descends(_ value: String, from ancestor: String, at place: Place) -> Bool {
    var current: String? = value
    while let known = current {
      if known == ancestor { return true }
      current = parents[place]?[known] ?? nil
    }
    return false
  }

  /// The edits that no later edit replaced and no user discarded or deleted.
  ///
  /// At the end of the simulation, each of these edits must be present or reported.
  var openEdits: [(place: Place, value: String)] {
    parents.flatMap { place, edits in
      let replaced = Set(edits.values.compactMap { $0 })
      return edits.keys
        .filter { !replaced.contains($0) && letGo[place]?.contains($0) != true }
        .map { (place, $0) }
    }
  }
}

extension Person {
  /// Returns the field as text.
  func text(_ field: PersonInfo.Field) -> String {
    switch field {
    case .firstName: firstName
    case .lastName: lastName
    case .birthday: birthday?.description ?? ""
    }
  }
}
