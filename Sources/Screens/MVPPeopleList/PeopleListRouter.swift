import Domain

/// Opens and closes the screens over the people list.
@MainActor
protocol PeopleListRouter: AnyObject {
  /// Opens the form for a person, or for a new person if `person` is nil.
  func openForm(editing person: Person?, output: any PersonFormOutput)
  /// Opens the address book.
  func openPicker(of book: any AddressBook, output: any PeoplePickerOutput)
  /// Closes the form or the address book.
  func closeOpenScreen()
}
