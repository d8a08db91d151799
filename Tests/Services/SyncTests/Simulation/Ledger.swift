import Domain

/// What users did, and what they had before their eyes when they did it: from it follows what has to
/// be there at the end.
///
/// Each edit writes a value that no other edit writes, so that a value tells its edit.
struct Ledger {
  /// A field of a person.
  struct Place: Hashable {
    let person: Person.ID
    let field: PersonInfo.Field
  }

  /// The value that an edit replaced, by the value that it wrote; nil where there was none.
  private var parents: [Place: [String: String?]] = [:]
  /// Values that somebody gave up or deleted knowingly.
  private var letGo: [Place: Set<String>] = [:]
  private(set) var deleted: Set<Person.ID> = []

  /// A user gave `person` these details, having seen `seen`.
  mutating func edited(_ person: Person, seen: Person?) {
    for field in PersonInfo.Field.allCases {
      let place = Place(person: person.id, field: field)
      let (new, old) = (person.text(field), seen?.text(field))
      if new != old, !new.isEmpty { parents[place, default: [:]][new] = old }
      // Whoever empties a field lets go of what was in it.
      if new.isEmpty, let old { letGo[place, default: []].insert(old) }
    }
  }

  /// A user deleted the person, or gave up their own change of them, having seen `seen`.
  mutating func gaveUp(_ seen: Person, keeping kept: Person? = nil) {
    for field in PersonInfo.Field.allCases where kept?.text(field) != seen.text(field) {
      letGo[Place(person: seen.id, field: field), default: []].insert(seen.text(field))
    }
  }

  mutating func deleted(_ person: Person) {
    gaveUp(person)
    deleted.insert(person.id)
  }

  /// Whether `value` was written by somebody who had `ancestor` before their eyes, or whose
  /// predecessors had.
  func descends(_ value: String, from ancestor: String, at place: Place) -> Bool {
    var current: String? = value
    while let known = current {
      if known == ancestor { return true }
      current = parents[place]?[known] ?? nil
    }
    return false
  }

  /// Edits that nobody replaced knowingly: each of them has to be there at the end, or to be reported.
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
  /// The field as text; empty where there is nothing in it.
  func text(_ field: PersonInfo.Field) -> String {
    switch field {
    case .firstName: firstName
    case .lastName: lastName
    case .birthday: birthday?.description ?? ""
    }
  }
}
