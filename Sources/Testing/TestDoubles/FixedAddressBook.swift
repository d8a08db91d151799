import Domain

/// An address book with fixed people or a fixed error.
public struct FixedAddressBook: AddressBook {
  private let content: Result<AddressBookContents, AddressBookError>

  /// Creates an address book with these people.
  public init(_ people: [PersonInfo]) {
    self.init(AddressBookContents(people.map { .init(info: $0) }))
  }

  /// Creates an address book with these contents.
  public init(_ contents: AddressBookContents) {
    content = .success(contents)
  }

  /// Creates an address book that cannot be read.
  public init(failure: AddressBookError) {
    content = .failure(failure)
  }

  /// Returns the fixed contents, or throws the fixed error.
  public func contents() async throws(AddressBookError) -> AddressBookContents {
    try content.get()
  }
}
