import Domain

/// An address book that holds what a test puts into it.
public struct FixedAddressBook: AddressBook {
  private let content: Result<[PersonInfo], AddressBookError>

  /// A book with these people.
  public init(_ people: [PersonInfo]) {
    content = .success(people)
  }

  /// A book that cannot be read.
  public init(failure: AddressBookError) {
    content = .failure(failure)
  }

  /// The people, or the failure.
  public func people() async throws(AddressBookError) -> [PersonInfo] {
    try content.get()
  }
}
