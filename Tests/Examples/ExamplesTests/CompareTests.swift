import Foundation
import TestSupport
import Testing

@Suite("The `compare` program")
struct CompareTests {
  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func compare(_ arguments: [String]) async throws -> Program.Result {
    try await Program("compare").run(arguments, home: home.url)
  }

  private func makeFolder(_ name: String) throws {
    try FileManager.default.createDirectory(
      at: home.url.appending(path: name), withIntermediateDirectories: false)
  }

  @Test("the table in Markdown has a column for each variant", .inAllRuns)
  func columns() async throws {
    let result = try await compare(["--no-run", "--markdown"])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let head = try #require(result.output.split(separator: "\n").first)
    for variant in Program.peopleLists { #expect(head.contains(variant)) }
  }

  @Test("`--variants` leaves only the columns of the named variants")
  func chosenColumns() async throws {
    let arguments = ["--no-run", "--variants", "slim, mvvm"]
    let result = try await compare(arguments)
    #expect(result.output.split(separator: "\n").first?.split(separator: " ") == ["mvvm", "slim"])
  }

  @Test("`compare grocery` measures the sources of the four stages, but no running times")
  func grocery() async throws {
    let result = try await compare(["grocery"])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let head = try #require(result.output.split(separator: "\n").first)
    for stage in ["massive", "stack", "data source", "extensions"] { #expect(head.contains(stage)) }
    #expect(!result.output.contains("RUNNING TIMES"))
  }

  @Test("`--with Mine --no-run` adds a column named “Mine” and runs no tests")
  func ownVariant() async throws {
    try makeFolder("Mine")
    try home.write("public func makePeopleList() {}\n", to: "Mine/MakePeopleList.swift")
    let result = try await compare(["--with", "Mine", "--no-run"])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first?.split(separator: " ").map(String.init) == Program.peopleLists + ["Mine"])
    let codeLines = try #require(lines.first { $0.hasPrefix("code lines  ") })
    #expect(codeLines.split(separator: " ").last == "1")
    #expect(!result.output.contains("specification"))
  }

  @Test("the JSON can be decoded and contains six decision tests for each variant")
  func json() async throws {
    struct Report: Decodable {
      struct Source: Decodable {
        struct Test: Decodable {}
        let variant: String
        let codeLines: Int
        let decisionTests: [Test]
      }
      let sources: [Source]
    }
    let output = try await compare(["--no-run", "--json"]).output
    let report = try JSONDecoder().decode(Report.self, from: Data(output.utf8))
    #expect(report.sources.map(\.variant) == Program.peopleLists)
    for source in report.sources {
      #expect(source.codeLines > 100, "\(source.variant)")
      #expect(source.decisionTests.count == 6, "\(source.variant)")
    }
  }

  @Test("a quick run prints measures and the goal, and writes its progress to standard error")
  func quick() async throws {
    let result = try await compare(["--quick"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.contains("open with 1,000 people, ms"))
    #expect(result.output.contains("memory held after, MB"))
    #expect(result.output.contains("The goal (slim at most 1.05× of massive) is"))
    #expect(result.errors.contains("round 1 of 3"))
  }

  @Test("`--html` writes a page and replaces an existing file", .inAllRuns)
  func page() async throws {
    try home.write("an older page", to: "page.html")
    let result = try await compare(["--no-run", "--html", "page.html"])
    #expect(result.status == 0)
    #expect(result.output == "wrote page.html\n")
    let page = try home.read("page.html")
    #expect(page.hasPrefix("<!DOCTYPE html>"))
    for variant in Program.peopleLists {
      let isThere = page.contains("<summary>\(variant): PeopleListViewController, ")
      #expect(isThere, "\(variant)")
    }
    let choice = try #require(page.components(separatedBy: "<h2 id=\"choose\"").last)
      .replacing("-", with: " ")
    for variant in Program.peopleLists {
      let title = "<b>\(variant.replacing("-", with: " "))</b>"
      let isThere = choice.localizedCaseInsensitiveContains(title)
      #expect(isThere, "\(variant)")
    }
  }

  @Test("`--update` writes the measures into a guide, and does not change an up-to-date guide")
  func update() async throws {
    let guide = try String(
      contentsOf: SourceFile.root.appending(path: "Guides/Grocery.md"), encoding: .utf8)
    try home.write(guide.replacing("| code lines | ", with: "| code lines | 1"), to: "a.md")
    var result = try await compare(["grocery", "--update", "a.md"])
    #expect(result.output == "updated a.md\n")
    let updated = try home.read("a.md").split(separator: "\n", omittingEmptySubsequences: false)
    // A failure prints only the lines that differ.
    let change = updated.difference(
      from: guide.split(separator: "\n", omittingEmptySubsequences: false))
    #expect(change.isEmpty)
    result = try await compare(["grocery", "--update", "a.md"])
    #expect(result.output == "a.md is up to date\n")
  }

  @Test("`--change` prints the change request, its table and the diffs of the chosen variants")
  func change() async throws {
    let result = try await compare(["--change", "phone-number", "--variants", "slim"])
    #expect(result.status == 0, "\(result.errors)")
    #expect(result.output.hasPrefix("# Phone number\n"))
    #expect(result.output.contains("\nsource files "))
    #expect(result.output.contains("\n=== slim ===\n"))
    #expect(!result.output.contains("=== massive ==="))
  }

  @Test("`--faults` prints the recorded failures of each fault without running tests")
  func faults() async throws {
    let result = try await compare(["--faults", "--variants", "massive,mvvm"])
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    let lines = result.output.split(separator: "\n")
    #expect(lines.first?.split(separator: " ").suffix(2) == ["massive", "mvvm"])
    #expect(lines.count { $0.contains(/\d · \d/) } == 6)
  }

  @Test("`--help` prints every option")
  func help() async throws {
    let result = try await compare(["--help"])
    #expect(result.status == 0)
    try Golden("compare-help").expect(result.output)
  }

  @Test(
    "a bad command line prints the reason and the usage, and exits with status 64",
    arguments: [
      (["--fast"], "Unknown option --fast."), (["--html"], "--html needs a value"),
      (["slim"], "There is no group “slim”"), (["people", "grocery"], "There is no group"),
      (["grocery", "--quick"], "--quick is for the people list only."),
      (["--json", "--markdown"], "cannot be combined."),
      (["--quick", "--no-run"], "cannot be combined."),
      (["--quick", "--update", "a.md"], "cannot be combined."),
      (["--with", "Mine", "--quick"], "--with and --quick cannot be combined."),
      (["--with", "Mine", "--html", "a.html"], "--with and --html cannot be combined."),
      (["--with", "Mine", "--json"], "--with and --json need --no-run."),
      (["grocery", "--with", "Mine"], "--with is for the people list only."),
      (["--no-diff"], "--no-diff needs --change."),
      (["--change", "phone-number", "--quick"], "--change and --quick cannot be combined."),
      (["--change", "phone-numbr"], "“phone-numbr”. Did you mean “phone-number”?"),
      (["--change", "phone-number", "--variants", "slin"], "“slin”. Did you mean “slim”?"),
      (["--run"], "--run needs --faults."), (["--faults", "leak"], "“leak” needs --run."),
      (["--faults", "--run", "typo"], "There is no fault “typo”."),
      (["--faults", "--quick"], "--faults and --quick cannot be combined."),
      (["--trace", "delete-confirm"], "Did you mean “delete-confirmed”?"),
      (["--trace", "list"], "The actions are: launch, add, delete-confirmed, delete-refused, "),
      (["--trace", "add", "--variants", "thin"], "There is no variant “thin”. "),
      (["--trace", "add", "--json"], "--trace and --json cannot be combined."),
      (["--trace", "add", "grocery"], "--trace and grocery cannot be combined."),
      (["--trace", "delete"], "Did you mean “delete-refused”?"),
      (["--variants", "mvvm,slin"], "“slin”. Did you mean “slim”?"),
      (["--variants", "slim", "--html", "a"], "--variants and --html cannot be combined."),
    ].cases(6))
  func usage(_ call: (arguments: [String], complaint: String)) async throws {
    let result = try await compare(call.arguments)
    #expect(result.status == 64)
    #expect(result.errors.contains(call.complaint))
    #expect(result.errors.contains("\nusage: compare"))
    #expect(result.output.isEmpty)
  }

  @Test(
    "an unwritable path ends the program with status 74 before any measurement",
    arguments: [
      ("no/such/page.html", "no/such/page.html cannot be written: there is no folder "),
      (".", ". cannot be written: it is a folder."),
    ].cases(1))
  func unwritable(_ call: (path: String, complaint: String)) async throws {
    let result = try await compare(["--quick", "--html", call.path])
    #expect(result.status == 74)
    #expect(result.errors.contains(call.complaint))
    #expect(!result.errors.contains("filling the database"))
    #expect(result.output.isEmpty)
  }

  @Test(
    "a missing or unsuitable input ends the program with an error that names the input",
    arguments: [
      (["--no-run", "--root", "."], Int32(66), "is not the package: it lacks Sources/Screens"),
      (["--with", "Mine"], 66, "There is no folder"),
      (["--with", "Empty"], 65, "Empty contains no Swift file."),
      (["--update", "nowhere.md"], 66, "nowhere.md cannot be read."),
      (["--update", "plain.md"], 65, "plain.md does not contain the marks"),
    ].cases(3))
  func unreadable(_ call: (arguments: [String], status: Int32, complaint: String)) async throws {
    try home.write("# A guide\n", to: "plain.md")
    try makeFolder("Empty")
    let result = try await compare(call.arguments)
    #expect(result.status == call.status)
    #expect(result.errors.contains(call.complaint))
  }
}
