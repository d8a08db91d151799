import Foundation
import TestSupport
import Testing

@Suite("The `contacts` program prints the same text for the same script")
struct ContactsTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func contacts(_ arguments: String..., input: String = "") async throws -> Program.Result {
    try await Program("contacts").run(
      ["--locale", "en_US"] + arguments, input: input, home: home.url)
  }

  private static let people = """
    # four people
    add Ada Lovelace 1815-12-10
    add "Grace Brewster" Hopper 1906-12-09
    add Anders Ångström 1814-08-13
    add 小云 王

    """

  private static let script =
    people + """
      show
      edit 3 Ada King 1815-12-10
      sort first
      delete 1
      """

  @Test("without input, the program plays the tour")
  func tour() async throws {
    let result = try await contacts()
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    try Golden("contacts-tour").expect(result.output)
  }

  @Test(
    "a script prints the same text for every value of `--screen`",
    arguments: Program.peopleLists.cases(2))
  func script(_ screen: String) async throws {
    let file = try home.write(Self.script, to: "commands")
    let result = try await contacts("--db", "a.sqlite", "--script", file, "--screen", screen)
    #expect(result.errors.isEmpty)
    #expect(result.status == 0)
    try Golden("contacts-script").expect(result.output)
  }

  @Test("commands from a pipe print the same text as a script", .inAllRuns)
  func pipe() async throws {
    let result = try await contacts("--db", "b.sqlite", input: Self.script)
    try Golden("contacts-script").expect(result.output)
  }

  @Test("a script with Windows line breaks is played")
  func windowsLines() async throws {
    let file = try home.write("add Ada Lovelace\r\n\r\nadd Grace Hopper\r\n", to: "commands")
    let result = try await contacts("--db", "a.sqlite", "--script", file)
    #expect(result.status == 0)
    #expect(result.output.contains("Grace Hopper"))
  }

  @Test("the next run shows the data of the previous run")
  func persists() async throws {
    _ = try await contacts("--db", "a.sqlite", input: "add Ada Lovelace\nquit\n")
    let next = try await contacts("--db", "a.sqlite")
    #expect(next.output.contains("Ada Lovelace"))
  }

  @Test("a run creates no folders in the user's home except `.local/share` and `.cache`")
  func noFolders() async throws {
    _ = try await contacts("--db", "a.sqlite", input: "add Ada Lovelace\n")
    let names = FileManager.default.enumerator(atPath: home.url.path)?.compactMap { $0 as? String }
    let folders = try #require(names).filter { name in
      let path = home.url.appending(path: name).path
      let type = try? FileManager.default.attributesOfItem(atPath: path)[.type]
      return type as? FileAttributeType == .typeDirectory
    }
    let expected = [".local", ".local/share", ".cache"]
    #expect(folders.filter { !$0.hasPrefix("streams-") && !expected.contains($0) } == [])
  }

  @Test("the locale determines the sort order of Å and the date format")
  func locale() async throws {
    let result = try await Program("contacts").run(
      ["--db", "a.sqlite", "--locale", "sv_SE"], input: Self.people, home: home.url)
    try Golden("contacts-swedish").expect(result.output)
  }

  @Test("a bad command stops the script and reports the line number, and earlier changes are kept")
  func badCommand() async throws {
    let result = try await contacts(
      "--db", "a.sqlite", input: "add Ada Lovelace\n\ndelete 7\nadd Grace Hopper\n")
    #expect(result.status == 65)
    #expect(result.errors == "contacts: line 3: There is no row 7.\n")
    #expect(result.output.isEmpty)
    let kept = try await contacts("--db", "a.sqlite")
    #expect(kept.output.contains("Ada Lovelace"))
    #expect(!kept.output.contains("Grace Hopper"))
  }

  @Test(
    "a bad command prints the reason and exits with status 65",
    arguments: [
      ("add Ada", "line 1: Write “add FIRST LAST [YYYY-MM-DD]”."),
      ("edit one A B", "line 1: “one” is not a row number."),
      ("show 0", "contacts: line 1: There is no row 0.\n"),
      ("sort height", "line 1: Write “sort first” or “sort last”."),
      ("add \"\" \"\"", "A person needs a first name or a last name."),
      ("add Ada Lovelace 1815-02-30", "there is no day 1815-02-30"),
      ("import nowhere.vcf", "The file does not exist."),
      ("frobnicate", "Unknown command “frobnicate”"),
    ].cases(3))
  func refused(_ line: String, _ reason: String) async throws {
    let result = try await contacts("--db", "a.sqlite", input: line + "\n")
    #expect(result.status == 65)
    #expect(result.errors.contains(reason))
    #expect(result.errors.count { $0.isNewline } == 1)
  }

  @Test("an import reports an invalid card with its line number and skips the card")
  func imports() async throws {
    let cards = try home.write(
      """
      BEGIN:VCARD\r\nVERSION:4.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\nBDAY:18151210\r\nEND:VCARD\r
      BEGIN:VCARD\r\nVERSION:4.0\r\nNOTE:nobody\r\nEND:VCARD\r\n
      """, to: "two.vcf")
    let result = try await contacts("--db", "a.sqlite", "--import", cards)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    #expect(result.output.hasPrefix("Added 1 person.\nSkipped 1 card.\nLine 7: "))
    #expect(result.output.contains("Ada Lovelace"))
  }

  @Test("a second import of the same file adds no person, and the output lists dropped properties")
  func importsTwice() async throws {
    let cards = try home.write(
      """
      BEGIN:VCARD\r\nVERSION:4.0\r\nN:Lovelace;Ada;;;\r\nFN:Ada Lovelace\r\nTEL:1\r\nEMAIL:a@b.c\r\nEND:VCARD\r\n
      """, to: "one.vcf")
    let input = "import one.vcf\nimport one.vcf\n"
    let result = try await contacts("--db", "a.sqlite", input: input)
    #expect(result.output.hasPrefix("Added 1 person.\nNot kept: 1 EMAIL, 1 TEL.\n"))
    #expect(result.output.contains("1 person was already in the list."))
    #expect(result.output.components(separatedBy: "Ada Lovelace").count == 2)
    _ = cards
  }

  @Test(
    "if the disk is full, the program prints a one-line error for every value of `--screen`",
    arguments: Program.peopleLists.cases(1))
  func fullDisk(_ screen: String) async throws {
    let many = (1...60).map { "add Ada Number\($0)\n" }.joined()
    let result = try await Program("contacts").run(
      ["--db", "a.sqlite", "--offline", "--screen", screen], input: many, home: home.url,
      fileBlocks: 300)
    #expect(result.status == 65)
    #expect(result.errors.contains("The Person Was Not Saved: “"))
    #expect(result.errors.count { $0.isNewline } == 1)
  }

  @Test(
    "`--db` with a text file or a missing folder fails and creates no file beside the text file",
    arguments: [
      ("notes.txt", Int32(65), "notes.txt” is not a database"),
      ("no/such/a.sqlite", 74, "no/such/a.sqlite"),
    ].cases(1))
  func notOurs(_ call: (file: String, status: Int32, complaint: String)) async throws {
    try home.write(String(repeating: "no database\n", count: 100), to: "notes.txt")
    let result = try await contacts("--db", call.file, input: "show\n")
    #expect(result.status == call.status)
    #expect(result.errors.contains(call.complaint))
    #expect(!result.errors.contains("server"))
    let files = try FileManager.default.contentsOfDirectory(atPath: home.url.path)
    #expect(!files.contains { $0.hasPrefix("notes.txt-") })
  }
}
