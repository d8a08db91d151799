/// A source of people to add, such as a vCard file.
///
/// An app can implement this port with the system's contact picker.
public protocol AddressBook: Sendable {
  /// Returns the people in the book's order, and why cards were skipped.
  func contents() async throws(AddressBookError) -> AddressBookContents
}

/// The people in an address book, and the cards that were skipped.
public struct AddressBookContents: Equatable, Sendable {
  /// The people, in the order of the book.
  public var people: [PeopleImport.Candidate]
  /// The number of skipped cards.
  public var skippedCount: Int
  /// Sentences that state which cards or lines were skipped, and why.
  public var problems: [String]

  /// Creates the contents of an address book.
  public init(
    _ people: [PeopleImport.Candidate], skippedCount: Int = 0, problems: [String] = []
  ) {
    self.people = people
    self.skippedCount = skippedCount
    self.problems = problems
  }
}

/// The reason why an address book cannot be read.
public struct AddressBookError: Error, Equatable, Sendable, CustomStringConvertible {
  /// A sentence for the user that states the place and the problem.
  public let description: String

  /// Creates an error with this description.
  public init(_ description: String) {
    self.description = description
  }
}
