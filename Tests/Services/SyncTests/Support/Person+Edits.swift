import Domain

extension Person {
  /// The same person with another first name.
  func called(_ firstName: String) -> Person {
    with(firstName: firstName)
  }

  /// The same person with other details, where they are given.
  func with(firstName: String? = nil, lastName: String? = nil, birthday: CalendarDate?? = nil)
    -> Person
  {
    Person(
      id: id,
      PersonInfo(
        storedFirstName: firstName ?? self.firstName, lastName: lastName ?? self.lastName,
        birthday: birthday ?? self.birthday))
  }
}
