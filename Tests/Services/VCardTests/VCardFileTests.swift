import Domain
import Foundation
import TestSupport
import Testing
import VCard

@Suite("A vCard file as an address book")
struct VCardFileTests {
  @Test("`contents()` returns the people in the order of the file")
  func people() async throws {
    try await withFile(card("N:Hopper;Grace") + card("N:Lovelace;Ada")) { file in
      let people = try await file.contents().people.map(\.info)
      #expect(people.map(\.firstName) == ["Grace", "Ada"])
    }
  }

  @Test("`read()` returns the people and the problems")
  func problems() async throws {
    try await withFile(card("N:Hopper;Grace") + card("TEL:1")) { file in
      let found = try file.read()
      #expect(found.people.count == 1)
      #expect(found.problems == [VCardProblem(line: 5, reason: .missingName)])
    }
  }

  @Test("reading a file without a valid person throws an error with the path and each problem")
  func noValidPerson() async throws {
    try await withFile(card("TEL:1")) { file in
      let error = try #require(throws: AddressBookError.self) { try file.read() }
      #expect(
        error.description.hasSuffix(
          "people.vcf” contains no person to import.\n  "
            + "Line 1: The card has no name. The card is skipped.")
      )
    }
  }

  @Test("reading a missing file or a folder throws an error")
  func unreadable() async throws {
    let folder = FileManager.default.temporaryDirectory
    let missing = folder.appending(path: "no-\(UUID()).vcf")
    let today = try CalendarDate(year: 2024, month: 6, day: 1)
    let error = try #require(throws: AddressBookError.self) {
      try VCardFile(at: missing, today: today).read()
    }
    #expect(error.description == "“\(missing.path)” cannot be read. The file does not exist.")
    #expect(throws: AddressBookError.self) { try VCardFile(at: folder, today: today).read() }
  }

  @Test("reading a file of more than 64 MB throws an error")
  func large() throws {
    let folder = try TemporaryFolder()
    let file = URL(filePath: try folder.write(card("N:Hopper;Grace"), to: "people.vcf"))
    try FileHandle(forWritingTo: file).truncate(atOffset: 64 * 1024 * 1024 + 1)
    let today = try CalendarDate(year: 2024, month: 6, day: 1)
    let error = try #require(throws: AddressBookError.self) {
      try VCardFile(at: file, today: today).read()
    }
    #expect(
      error.description == "“\(file.path)” cannot be read. The file is larger than 64 MB.")
  }

  @Test("a pipe is read like a file")
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
    let folder = try TemporaryFolder()
    let file = URL(filePath: try folder.write(text, to: "people.vcf"))
    try await body(VCardFile(at: file, today: try CalendarDate(year: 2024, month: 6, day: 1)))
  }
}
