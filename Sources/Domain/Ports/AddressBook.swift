/// Somewhere to pick people from: the role that the system's people picker has (row A11). Here it
/// is a vCard file.
public protocol AddressBook: Sendable {
  /// Everybody in the book, in its own order.
  ///
  /// - Throws: ``AddressBookError`` with a sentence that names the place and the fault.
  func people() async throws(AddressBookError) -> [PersonInfo]
}
