import Domain

/// The book that people can be picked from just now: the pioneers in a live app, a file's cards
/// while it is imported.
///
/// What is added is what was reported, whatever happens to the file meanwhile.
@MainActor
final class CurrentAddressBook: AddressBook {
  var people: [PersonInfo]

  init(_ people: [PersonInfo] = []) {
    self.people = people
  }

  func people() async throws(AddressBookError) -> [PersonInfo] { people }
}
