extension NameCollation {
  /// The key of a person's name in a list sorted in `order`.
  ///
  /// A person without a last name stands under the first name in either order, and the other way
  /// round, as an address book does: "Madonna" is found under M.
  public func key(for person: PersonInfo, in order: NameOrder) -> ListKey {
    let (leading, trailing) =
      switch order {
      case .lastName: (person.lastName, person.firstName)
      case .firstName: (person.firstName, person.lastName)
      }
    return leading.isEmpty
      ? key(leading: trailing, trailing: "") : key(leading: leading, trailing: trailing)
  }
}
