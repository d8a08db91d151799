import Domain

extension Person {
  /// Creates a person with a new identifier.
  static func named(_ firstName: String, _ lastName: String, born: CalendarDate? = nil) -> Person {
    Person(PersonInfo(storedFirstName: firstName, lastName: lastName, birthday: born))
  }

  /// Returns the person with another name.
  func renamed(_ firstName: String, _ lastName: String) -> Person {
    Person(id: id, PersonInfo(storedFirstName: firstName, lastName: lastName, birthday: birthday))
  }
}

/// A predictable collation: the bytes of the lower-case name, ascending or descending.
struct AlphabetCollation: NameCollation {
  var isReversed = false

  var identifier: String { isReversed ? "alphabet-reversed-1" : "alphabet-1" }

  func key(leading: String, trailing: String) -> ListKey {
    let bytes = Array((leading + "\u{1}" + trailing).lowercased().utf8)
    return ListKey(
      bytes: isReversed ? bytes.map { 255 - $0 } + [255] : bytes,
      section: leading.first.map { $0.uppercased() } ?? ListKey.noLetter)
  }
}
