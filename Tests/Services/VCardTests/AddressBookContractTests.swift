import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing
import VCard

@Suite("The contract of an address book")
struct AddressBookContractTests {
  /// A factory for an address book of people. If the people are nil, the book is unreadable.
  struct Conformer: CustomTestStringConvertible, Sendable {
    let testDescription: String
    let make: @Sendable ([PersonInfo]?, URL) throws -> any AddressBook
  }

  static let conformers = [
    Conformer(testDescription: "a vCard file") { people, url in
      if let people { try VCardWriter().data(for: people).write(to: url) }
      return VCardFile(at: url, today: .testDay)
    },
    Conformer(testDescription: "the test double") { people, _ in
      people.map { FixedAddressBook($0) }
        ?? FixedAddressBook(failure: AddressBookError("The file does not exist."))
    },
  ]

  private func withBook(
    _ conformer: Conformer, of people: [PersonInfo]?, _ test: (any AddressBook) async throws -> Void
  ) async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "book-\(UUID()).vcf")
    defer { try? FileManager.default.removeItem(at: url) }
    try await test(try conformer.make(people, url))
  }

  @Test("each call of `contents()` returns all people in the same order", arguments: conformers)
  func people(_ conformer: Conformer) async throws {
    let people = [Person.xiaoyun.info, Person.ada.info, Person.anders.info]
    try await withBook(conformer, of: people) { book in
      for _ in 1...2 {
        let found = try await book.contents()
        #expect(found.people.map(\.info) == people)
      }
    }
  }

  @Test("reading an unreadable address book throws an error with the reason", arguments: conformers)
  func unreadable(_ conformer: Conformer) async throws {
    try await withBook(conformer, of: nil) { book in
      let error = await #expect(throws: AddressBookError.self) { try await book.contents() }
      #expect(error?.description.contains("The file does not exist.") == true)
    }
  }
}
