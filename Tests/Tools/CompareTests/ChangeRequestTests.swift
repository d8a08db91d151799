import ComparisonReport
import Foundation
import SourceMeasures
import TestSupport
import Testing

@testable import ChangeRequests

/// The package's change requests, which are read only once.
let requests = Result {
  try ChangeRequest.all(in: PackageSources(root: SourceFile.root))
}

@Suite("The change requests of the package")
struct ChangeRequestTests {
  @Test("there are three change requests of at most 12 lines that name their acceptance tests")
  func names() throws {
    let all = try requests.get()
    #expect(all.map(\.name) == ["next-birthdays", "phone-number", "undo-deletion"])
    for request in all {
      let text = request.text
      #expect(text.hasPrefix("# \(request.title)\n"))
      let count = text.lines.count { !$0.isEmpty }
      #expect(count <= 13, "\(request.name) is longer than a title and 12 lines")
      let namesTests = text.contains(request.acceptance.role)
      #expect(namesTests, "\(request.name)/request.md does not name its acceptance tests")
    }
  }

  @Test("each request's acceptance tests extend the specification and run for all variants")
  func acceptance() throws {
    for request in try requests.get() {
      let file = request.acceptance
      #expect(file.text.contains("\nextension Specification {\n"), "\(file.path)")
      let tests = file.tokens.count { $0.text == "@Test" }
      #expect(tests >= 1, "\(file.path)")
      #expect(file.text.matches(of: /arguments: Variant\.all/).count == tests, "\(file.path)")
    }
  }

  @Test("a variant's diff changes only its own folders, and the shared diff changes no variant")
  func folders() throws {
    let folders = Dictionary(
      uniqueKeysWithValues: VariantGroup.people.members.map { member in
        let module = member.sources[0].split(separator: "/").last ?? ""
        let opening = "Sources/Screens/PeopleListVariants/Open\(module).swift"
        let folders = (member.sources + [member.tests].compactMap(\.self)).map { $0 + "/" }
        return (member.variant, folders + [opening])
      })
    for request in try requests.get() {
      for part in request.parts {
        #expect(!part.diff.files.isEmpty, "\(request.name), \(part.variant.rawValue)")
        for file in part.diff.files {
          for path in [file.oldPath, file.path] {
            let owner = folders.first { $0.value.contains(where: path.hasPrefix) }?.key
            #expect(
              owner ?? ChangeRequest.Part.shared == part.variant,
              "\(request.name), \(part.variant.rawValue): \(path)")
          }
        }
      }
    }
  }

  @Test("the guide's table of change requests is up to date")
  func guide() throws {
    let guide = try SourceFile("Guides/Comparison.md").lines
    let updated = try #require(
      GuideSection.changes.updated(
        guide.joined(separator: "\n"), with: MeasureTable(try requests.get())),
      "The guide has not both marks.")
    let isUpToDate = updated.split(separator: "\n", omittingEmptySubsequences: false)
      .elementsEqual(guide.map { $0[...] })
    #expect(isUpToDate, "run: swift run compare --no-run --update Guides/Comparison.md")
  }
}

@Suite("Change requests as text")
struct ChangeTextTests {
  private let folder: TemporaryFolder
  private let package: PackageSources

  init() throws {
    folder = try TemporaryFolder()
    let files = [
      "Package.swift": "", "Sources/Screens/Massive/A.swift": "struct A {\n  let a = 1\n}\n",
      "Examples/Changes/tiny/request.md": "# Tiny\n\nA tiny request.\n",
      "Examples/Changes/tiny/TinyTests.swift": "struct TinyTests {}\n",
    ]
    let diff = """
      diff --git a/Sources/Screens/Massive/A.swift b/Sources/Screens/Massive/A.swift
      --- a/Sources/Screens/Massive/A.swift
      +++ b/Sources/Screens/Massive/A.swift
      @@ -2 +2,2 @@ struct A {
      -  let a = 1
      +  let a = 2
      +  let b = "\(String(repeating: "long ", count: 20))"
      """
    let parts = VariantGroup.people.variants + [ChangeRequest.Part.shared]
    let diffs = parts.map { ("Examples/Changes/tiny/\($0.rawValue).diff", diff) }
    for (path, text) in files.merging(diffs, uniquingKeysWith: { $1 }) {
      try folder.write(text, to: path)
    }
    package = try PackageSources(root: folder.url)
  }

  private func makeText(_ variants: [Variant], hasDiffs: Bool = true) throws -> ChangeText {
    ChangeText(try ChangeRequest("tiny", in: package), of: variants, hasDiffs: hasDiffs)
  }

  @Test("the text begins with the request, and the table has the shared layers in the last column")
  func table() throws {
    let all = VariantGroup.people.variants + [ChangeRequest.Part.shared]
    let lines = try makeText(all, hasDiffs: false).text(columns: nil).lines
    #expect(lines.first == "# Tiny")
    let head = try #require(lines.first { $0.contains("massive") })
    #expect(head.hasSuffix("shared"))
    #expect(lines.contains { $0.hasPrefix("source lines ") && $0.hasSuffix("+2 −1") })
    #expect(lines.contains("Acceptance tests: Examples/Changes/tiny/TinyTests.swift"))
    #expect(lines.suffix(2) == ["=== shared ===", "Sources/Screens/Massive/A.swift"])
  }

  @Test("the table has only the chosen variants")
  func chosen() throws {
    let text = try makeText([.slim]).text(columns: nil)
    #expect(text.contains("slim") && !text.contains("massive"))
  }

  @Test("in a narrow terminal and in a file, the diffs are below each other")
  func narrow() throws {
    let text = try makeText([.massive, .slim])
    for columns in [nil, 80] {
      let lines = text.text(columns: columns).lines
      #expect(lines.contains("=== massive ==="))
      #expect(lines.contains("=== slim ==="))
      #expect(lines.count { $0 == "+  let a = 2" } == 2)
    }
  }

  @Test("in a wide terminal, two diffs are side by side, and long lines are wrapped")
  func wide() throws {
    let text = try makeText([.massive, .slim])
    let lines = text.text(columns: 160).lines
    #expect(lines.contains { $0.hasPrefix("=== massive === ") && $0.hasSuffix(" │ === slim ===") })
    let rows = lines.filter { $0.contains("│") }
    for row in rows { #expect(row.count <= 160, "\(row)") }
    #expect(rows.count { $0.contains("long") } == 2)
    let three = try makeText([.massive, .slim, .mvvm]).text(columns: 160)
    #expect(!three.contains("│"))
  }

  @Test("the Markdown text has a table and a code block for each diff")
  func markdown() throws {
    let text = try makeText([.massive, .slim]).markdown
    #expect(text.contains("| source files | 1 | 1 |"))
    #expect(text.components(separatedBy: "```diff\n").count == 3)
  }

  @Test("a missing diff is an error, and the error of a diff that does not apply names the file")
  func faults() throws {
    let source = "Sources/Screens/Massive/A.swift"
    try folder.write("struct B {}\n", to: source)
    let place = "\(source), line 2: The hunk does not apply."
    #expect(throws: UnifiedDiff.Fault(description: "Examples/Changes/tiny/shared.diff: \(place)")) {
      try ChangeRequest("tiny", in: package)
    }
    try FileManager.default.removeItem(at: folder.file("Examples/Changes/tiny/slim.diff"))
    try folder.write("struct A {\n  let a = 1\n}\n", to: source)
    #expect(throws: UnifiedDiff.Fault.self) { try ChangeRequest("tiny", in: package) }
  }
}
