public import Domain

/// Picks a person from an address book: the system people picker's role in the document (A11).
///
/// - Isolation: main actor. It holds the book and the two askers; nothing holds it but its owner.
public struct AddressBookPicker: Picking {
  private let book: any AddressBook
  private let choosing: any Choosing
  private let confirming: any Confirming

  /// A picker over `book`; `choosing` shows the names, `confirming` offers to read again.
  public init(
    over book: any AddressBook, choosing: any Choosing, asking confirming: any Confirming
  ) {
    self.book = book
    self.choosing = choosing
    self.confirming = confirming
  }

  /// Reads the book and lets the person choose a name; `nil` when they gave up on either.
  public func pick() async -> PersonInfo? {
    while true {
      do throws(AddressBookError) {
        let people = try await book.people()
        let choice = Choice("Choose a Person", options: people.map(\.name))
        return await choosing.choose(choice).map { people[$0] }
      } catch {
        let retry = Question.tryAgain(
          "The address book could not be read.", because: error.description)
        guard await confirming.confirm(retry) else { return nil }
      }
    }
  }
}
