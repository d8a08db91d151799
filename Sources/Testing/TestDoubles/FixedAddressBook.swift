import Domain

/// An address book with fixed people or a fixed error.
public struct FixedAddressBook: AddressBook {
  private let content: Result<[PersonInfo], AddressBookError>

  /// Creates an address book with these people.
  public init(_ people: [PersonInfo]) {
    content = .success(people)
  }

  /// Creates an address book that cannot be read.
  public init(failure: AddressBookError) {
    content = .failure(failure)
  }

  /// Returns the people, or throws the error.
  public func people() async throws(AddressBookError) -> [PersonInfo] {
    try content.get()
  }
}
