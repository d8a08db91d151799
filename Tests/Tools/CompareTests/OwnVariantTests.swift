import Foundation
import OwnVariant
import SourceMeasures
import TestSupport
import Testing

@Suite("A reader's own variant")
struct OwnVariantTests {
  private static let entry = "@MainActor public func makePeopleList() -> UIViewController {}"
  private let temporary: TemporaryFolder
  private var home: URL { temporary.url }

  init() throws { temporary = try TemporaryFolder() }

  /// Writes the files to a folder named "Mine".
  private func folder(_ files: [String: String]) throws -> URL {
    for (name, text) in files { try temporary.write(text, to: "Mine/\(name)") }
    return temporary.file("Mine")
  }

  @Test("the variant has the name of its folder, and its files are measured")
  func measured() throws {
    let own = try OwnVariantFolder(
      try folder(["List/PeopleListViewController.swift": Self.entry, "Cell.swift": "struct A {}"]))
    let package = try PackageSources(root: SourceFile.root)
    let all = try VariantMeasures.all(and: own.sources, in: package)
    #expect(all.count == VariantGroup.people.members.count + 1)
    let measures = try #require(all.last)
    #expect(measures.variant.rawValue == "Mine")
    #expect(measures.roles.map(\.name) == ["Cell", "PeopleListViewController"])
    #expect(measures.codeLines == 2)
    #expect(measures.decisionTests.isEmpty)
  }

  @Test("a missing folder throws an error")
  func missing() {
    let missing = temporary.file("Missing")
    #expect(throws: OwnVariantFolder.Fault.missing(path: missing.path)) {
      try OwnVariantFolder(missing)
    }
  }

  @Test(
    "an unusable folder throws an error that states the problem",
    arguments: [
      (["README.md": "# Mine"], "contains no Swift file."),
      (["Package.swift": "", "Sources/A.swift": entry], "is a package. Name the folder"),
      (["A.swift": "struct A {}"], "declares `public func makePeopleList`."),
      (["A.swift": "func makePeopleList() {}"], "sync: (any PeopleSync)?"),
      (["A.swift": "// \(entry)"], "declares `public func makePeopleList`."),
    ])
  func unusable(_ files: [String: String], _ complaint: String) throws {
    let folder = try folder(files)
    let fault = #expect(throws: OwnVariantFolder.Fault.self) { try OwnVariantFolder(folder) }
    #expect(fault?.description.contains(complaint) == true)
  }

  @Test("the generated package contains links to the variant, the specification and the kit")
  func package() throws {
    let package = try makePackage()
    // Creating the package again keeps the links.
    _ = try makePackage()
    func target(_ link: String) throws -> String {
      try FileManager.default.destinationOfSymbolicLink(
        atPath: package.folder.appending(path: link).path)
    }
    let links = try [
      "Sources/OwnPeopleList", "Unmassive", "Tests/OwnPeopleListTests/PeopleListSpecification",
    ].map(target)
    let root = home.resolvingSymlinksInPath().path
    #expect(
      links == [
        "\(root)/Mine", root, "\(root)/Tests/Acceptance/AcceptanceTests/PeopleListSpecification",
      ])
    let entry = try String(
      contentsOf: package.folder.appending(path: "Tests/OwnPeopleListTests/OwnVariant.swift"),
      encoding: .utf8)
    #expect(entry.contains("Variant(\"Mine\")"))
  }

  @Test("the error lists each compiler error in the reader's files once, with file and line")
  func buildFailure() throws {
    let package = try makePackage()
    let error = "\(package.folder.path)/Sources/OwnPeopleList/A.swift:1:38: error: cannot find it"
    let other = "/kit/Sources/Domain/Person.swift:1:1: error: another"
    #expect(
      package.failure(of: ["Compiling", error, other, error]).description
        == "Mine does not compile:\nMine/A.swift:1: error: cannot find it")
  }

  @Test("if `OwnVariant.swift` does not compile, the error lists the parameters of a variant")
  func wrongEntry() throws {
    let line = "/x/Tests/OwnPeopleListTests/OwnVariant.swift:6:46: error: extra arguments"
    let description = try makePackage().failure(of: [line]).description
    #expect(description.hasPrefix("Mine compiles, but it cannot be used.\n"))
    #expect(description.contains("store: any PeopleStore, sortSetting: any SortSetting"))
  }

  /// Creates the package for a variant named "Mine".
  private func makePackage() throws -> OwnVariantPackage {
    try OwnVariantPackage(try OwnVariantFolder(try folder(["A.swift": Self.entry])), in: home)
  }
}

@Suite("The result of the specification")
struct SpecificationResultTests {
  @Test("the result of a passed run contains the number of tests")
  func passed() {
    let result = SpecificationResult(lines: [
      "✔ Test \"a person is added\" with 1 test case passed after 0.1 seconds.",
      "✔ Test run with 74 tests in 15 suites passed after 9 seconds.",
    ])
    #expect(result.isSuccess)
    #expect(result.sentences(for: "Mine") == "Mine passed all 74 tests of the specification.")
  }

  @Test("the result of a failed run lists each failed test by its display name")
  func failed() {
    let result = SpecificationResult(lines: [
      "✘ Test \"a form asks “Discard?”\" recorded an issue with 1 argument variant → Mine at A:1:",
      "✘ Test \"a form asks “Discard?”\" with 1 test case failed after 0.1 seconds with 1 issue.",
      "✘ Suite \"Adding\" failed after 0.2 seconds with 1 issue.",
      "✘ Test run with 74 tests in 15 suites failed after 9 seconds with 1 issue.",
    ])
    #expect(!result.isSuccess)
    #expect(
      result.sentences(for: "Mine")
        == "Mine failed 1 of 74 tests of the specification:\n  - a form asks “Discard?”")
  }

  @Test("the result of a crash contains the running test and the message")
  func crashed() {
    let result = SpecificationResult(lines: [
      "◇ Test \"a person is added\" started.", "OwnPeopleList/A.swift:3: Fatal error: no row",
      "error: Process exited with unexpected signal code 4",
    ])
    #expect(!result.isSuccess)
    #expect(
      result.sentences(for: "Mine") == """
        The test process stopped during “a person is added”.
        OwnPeopleList/A.swift:3: Fatal error: no row
        """)
  }

  @Test("a run without tests is not a success")
  func noTests() {
    #expect(!SpecificationResult(lines: ["Test run with 0 tests in 0 suites passed"]).isSuccess)
  }
}
