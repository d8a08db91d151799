import Domain

/// Opens the screens over the people list. Each screen closes itself.
@MainActor
protocol PeopleListRouter: AnyObject {
  /// Opens the form for a person, or for a new person if `person` is nil.
  func openForm(editing person: Person?, output: any PersonFormOutput)
  /// Opens the address book.
  func openPicker(of book: any AddressBook, output: any PeoplePickerOutput)
}
