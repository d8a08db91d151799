/// A source of people to add, such as a vCard file.
///
/// It has the role of the system's contact picker.
public protocol AddressBook: Sendable {
  /// Returns all people in the book, in its own order.
  func people() async throws(AddressBookError) -> [PersonInfo]
}

/// The reason why an address book cannot be read.
public struct AddressBookError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A sentence for the user that names the place and the fault.
  public let description: String

  /// Creates an error with this description.
  public init(_ description: String) {
    self.description = description
  }
}
