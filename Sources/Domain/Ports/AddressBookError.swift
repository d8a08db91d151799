/// Why an address book cannot be read.
public struct AddressBookError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A sentence for the user that names the place and the fault.
  public let description: String

  /// The error that says `description`.
  public init(_ description: String) {
    self.description = description
  }
}
