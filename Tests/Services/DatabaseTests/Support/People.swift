import Domain

extension Person {
  /// A person of this name, with a new identifier.
  static func named(_ firstName: String, _ lastName: String, born: CalendarDate? = nil) -> Person {
    Person(PersonInfo(storedFirstName: firstName, lastName: lastName, birthday: born))
  }

  /// The same person under another name.
  func renamed(_ firstName: String, _ lastName: String) -> Person {
    Person(id: id, PersonInfo(storedFirstName: firstName, lastName: lastName, birthday: birthday))
  }
}
