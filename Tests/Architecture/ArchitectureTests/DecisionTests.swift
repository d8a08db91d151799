import TestSupport
import Testing

/// A decision that the tests of each variant of the people list check.
struct ComparedDecision: Sendable, CustomTestStringConvertible {
  /// The name of the test file, without "Tests".
  let name: String
  /// The code that the expectations of each of the four tests must contain.
  let values: [String]

  init(_ name: String, _ values: String...) {
    self.name = name
    self.values = values
  }

  var testDescription: String { name }

  static let all = [
    ComparedDecision(
      "ServerFails", "title == \"The People Were Not Fetched\"",
      ".contains(\"no network\") == true"),
    ComparedDecision("ConfirmationRefused", "title == \"Delete Ada Lovelace?\"", "== [.ada]"),
    ComparedDecision(
      "SortChanges", ".firstName", "== [\"Ada Lovelace\", \"Grace Hopper\"]"),
    ComparedDecision(
      "RowMoves", "== [\"B\", \"H\"]", "== [\"Ada Byron\", \"Grace Hopper\"]"),
    ComparedDecision("KeyboardHides", "contentInset.bottom == 304", "contentInset.bottom == 20"),
    ComparedDecision(
      "ClosedMidRequest", "PeopleListViewController", ".loadViewIfNeeded()",
      "gate.waitForWaiter()", "== [.ada]"),
  ]
}

@Suite("Architecture: the decision tests of the four people lists")
struct DecisionTests {
  private static let variants = ["Massive", "ProtocolSplit", "MVVM", "Slim"].map {
    "\($0)PeopleList"
  }

  private func tests(of decision: ComparedDecision) throws -> [(variant: String, file: SourceFile)]
  {
    try Self.variants.map { variant in
      let folder = "Tests/Screens/\(variant)Tests/Decisions"
      return (variant, try SourceFile("\(folder)/\(decision.name)Tests.swift"))
    }
  }

  @Test("each variant has one file for each decision, and each file has one test")
  func files() throws {
    let names = Set(ComparedDecision.all.map { "\($0.name)Tests.swift" })
    for variant in Self.variants {
      let files = try SourceFile.all(below: "Tests/Screens/\(variant)Tests/Decisions")
      #expect(
        Set(files.compactMap { $0.path.split(separator: "/").last.map(String.init) }) == names)
      for file in files {
        #expect(file.codeLines.count { $0.contains("@Test(") } == 1, "\(file.path)")
      }
    }
  }

  @Test(
    "each decision test uses a type that its own variant declares", arguments: ComparedDecision.all)
  func ownTypes(_ decision: ComparedDecision) throws {
    for (variant, file) in try tests(of: decision) {
      let declared = try SourceFile.all(below: "Sources/Screens/\(variant)")
        .reduce(into: Set<String>()) { $0.formUnion($1.topLevelTypes) }
      let used = declared.intersection(file.codeLines.flatMap(\.identifiers))
      #expect(file.imports.contains(variant), "\(file.path)")
      #expect(!used.isEmpty, "\(file.path) uses none of \(declared.sorted())")
    }
  }

  @Test("the four tests of a decision compare the same values", arguments: ComparedDecision.all)
  func values(_ decision: ComparedDecision) throws {
    for (_, file) in try tests(of: decision) {
      let compared = file.expectations
      for value in decision.values {
        #expect(
          compared.contains { $0.contains(value) }, "\(file.path) does not compare \(value)")
      }
    }
  }
}

extension SourceFile {
  /// The top-level types that the file declares.
  fileprivate var topLevelTypes: Set<String> {
    let declaration = /\b(?:class|struct|enum|protocol|actor|typealias) (\w+)/
    return Set(
      codeLines.compactMap { line in
        line.first == " " ? nil : line.firstMatch(of: declaration).map { String($0.1) }
      })
  }

  /// The code of each expectation in the file.
  fileprivate var expectations: [String] {
    codeLines.indices.filter { codeLines[$0].contains(/#expect\(|expectFreed/) }.map { start in
      let margin = codeLines[start].prefix { $0 == " " }.count
      let rest = codeLines[(start + 1)...].prefix { $0.prefix { $0 == " " }.count > margin }
      return ([codeLines[start]] + rest).joined(separator: "\n")
    }
  }
}
