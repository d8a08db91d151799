import Domain
import Foundation
import Testing
import VCard

@Suite("vCard: a file as an address book")
struct VCardFileTests {
  @Test("the people of a file can be picked, in its order")
  func people() async throws {
    try await withFile(card("N:Hopper;Grace") + card("N:Lovelace;Ada")) { file in
      let people = try await file.people()
      #expect(people.map(\.firstName) == ["Grace", "Ada"])
    }
  }

  @Test("what was skipped is told beside the people")
  func problems() async throws {
    try await withFile(card("N:Hopper;Grace") + card("TEL:1")) { file in
      let found = try file.read()
      #expect(found.people.count == 1)
      #expect(found.problems == [VCardProblem(line: 5, reason: .missingName)])
    }
  }

  @Test("a file with nobody in it is an error that names the file and the first fault")
  func nobody() async throws {
    try await withFile(card("TEL:1")) { file in
      let error = try #require(throws: AddressBookError.self) { try file.read() }
      #expect(
        error.description.hasSuffix(
          "people.vcf holds nobody to import:\n  line 1: the card has no name; the card is skipped")
      )
    }
  }

  @Test("a file that is not there, and a folder, are errors that name it")
  func unreadable() async throws {
    let folder = FileManager.default.temporaryDirectory
    let missing = folder.appending(path: "no-\(UUID()).vcf")
    let today = try CalendarDate(year: 2024, month: 6, day: 1)
    let error = try #require(throws: AddressBookError.self) {
      try VCardFile(at: missing, today: today).read()
    }
    #expect(error.description == "\(missing.path) cannot be read: there is no such file")
    #expect(throws: AddressBookError.self) { try VCardFile(at: folder, today: today).read() }
  }

  @Test("a pipe is read as a file is")
  func pipe() throws {
    let pipe = Pipe()
    try pipe.fileHandleForWriting.write(contentsOf: Data(card("N:Hopper;Grace").utf8))
    try pipe.fileHandleForWriting.close()
    let url = URL(filePath: "/dev/fd/\(pipe.fileHandleForReading.fileDescriptor)")
    let today = try CalendarDate(year: 2024, month: 6, day: 1)
    let found = try VCardFile(at: url, today: today).read()
    #expect(found.people.map(\.info.firstName) == ["Grace"])
  }

  private func withFile(
    _ text: String, _ body: (VCardFile) async throws -> Void
  ) async throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "vcard-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    let url = folder.appending(path: "people.vcf")
    try Data(text.utf8).write(to: url)
    try await body(VCardFile(at: url, today: try CalendarDate(year: 2024, month: 6, day: 1)))
  }
}
