import Domain
import Foundation
import TestDoubles
import TestSupport
import Testing
import VCard

@Suite("Every address book: what a picker may rely on")
struct AddressBookContractTests {
  /// A way to make a book of these people, or, without any, one that cannot be read.
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
        ?? FixedAddressBook(failure: AddressBookError("there is no such book"))
    },
  ]

  private func withBook(
    _ conformer: Conformer, of people: [PersonInfo]?, _ test: (any AddressBook) async throws -> Void
  ) async throws {
    let url = FileManager.default.temporaryDirectory.appending(path: "book-\(UUID()).vcf")
    defer { try? FileManager.default.removeItem(at: url) }
    try await test(try conformer.make(people, url))
  }

  @Test("it tells everybody in its own order, as often as it is asked", arguments: conformers)
  func tells(_ conformer: Conformer) async throws {
    let people = [Person.xiaoyun.info, Person.ada.info, Person.anders.info]
    try await withBook(conformer, of: people) { book in
      for _ in 1...2 {
        let told = try await book.people()
        #expect(told == people)
      }
    }
  }

  @Test("one that cannot be read says why in a sentence", arguments: conformers)
  func unreadable(_ conformer: Conformer) async throws {
    try await withBook(conformer, of: nil) { book in
      let error = await #expect(throws: AddressBookError.self) { try await book.people() }
      #expect(error?.description.contains("there is no such") == true)
    }
  }
}
