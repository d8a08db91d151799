import ComparisonReport
import FaultMeasures
import Foundation
import SourceEdits
import SourceMeasures
import TestSupport
import Testing

@Suite("The faults in `Examples/Faults`")
struct FaultEditTests {
  private static let variants = VariantGroup.people.variants

  private func edit(_ path: String) throws -> SourceEdit {
    try SourceEdit(
      parsing: String(contentsOf: SourceFile.root.appending(path: path), encoding: .utf8))
  }

  @Test("each fault has an edit for each variant, and the only other edit shortens the waits")
  func complete() throws {
    let folder = SourceFile.root.appending(path: FaultResults.folder).path
    let found = FileManager.default.enumerator(atPath: folder)?.compactMap { $0 as? String } ?? []
    let wanted = Fault.allCases.flatMap { fault in
      Self.variants.map { "\(fault.rawValue)/\($0.rawValue).edit" }
    }
    #expect(
      Set(found.filter { $0.hasSuffix(".edit") }) == Set(wanted + ["shorter-waits.edit"]))
  }

  @Test("an edit applies to the sources and changes code", arguments: Fault.allCases, variants)
  func applies(_ fault: Fault, _ variant: Variant) throws {
    try expectChange(try edit(fault.path(in: variant)))
  }

  @Test("the edit that shortens the waits applies to the sources")
  func waits() throws {
    try expectChange(try edit("\(FaultResults.folder)/shorter-waits.edit"))
  }

  private func expectChange(_ edit: SourceEdit) throws {
    for path in edit.paths {
      let text = try String(contentsOf: SourceFile.root.appending(path: path), encoding: .utf8)
      let code = [text, try edit.applied(to: text, of: path)].map {
        SwiftSource(path: path, text: $0).code.map(\.text)
      }
      let isEqual = code[0] == code[1]
      #expect(!isEqual, "\(path)")
    }
  }

  @Test(
    "the fault is in the variant's own folder, or in a pattern if the edit states this",
    arguments: Fault.allCases, variants)
  func place(_ fault: Fault, _ variant: Variant) throws {
    let edit = try edit(fault.path(in: variant))
    let member = try #require(VariantGroup.people.members.first { $0.variant == variant })
    let folder = try #require(member.sources.first)
    for path in edit.paths where !path.hasPrefix(folder + "/") {
      #expect(path.hasPrefix("Sources/Patterns/"))
      #expect(edit.says.contains("The fault is in the pattern."))
    }
  }

  @Test("the edits of a fault describe the same mistake", arguments: Fault.allCases)
  func sameMistake(_ fault: Fault) throws {
    let sentences = try Self.variants.map {
      try edit(fault.path(in: $0)).says.replacing(" The fault is in the pattern.", with: "")
    }
    #expect(Set(sentences).count == 1, "\(sentences)")
  }

  // MARK: Results

  @Test(
    "each result was measured with the current text of its edit", arguments: Fault.allCases,
    variants)
  func measured(_ fault: Fault, _ variant: Variant) throws {
    let text = try String(
      contentsOf: SourceFile.root.appending(path: fault.path(in: variant)), encoding: .utf8)
    let result = try FaultResults(in: SourceFile.root)[fault, variant]
    let command = "swift run compare --faults --run \(fault.rawValue)"
    #expect(result?.edit == FaultResults.hash(of: text), "run: \(command)")
  }

  @Test("each fault has one result for each variant, with six decision tests and the specification")
  func results() throws {
    let results = try FaultResults(in: SourceFile.root).all
    #expect(results.count == Fault.allCases.count * Self.variants.count)
    for result in results {
      let place = "\(result.fault.rawValue) in \(result.variant.rawValue)"
      #expect(result.decisions.of == 6, "\(place)")
      #expect(result.specification.of > 90, "\(place)")
      for suite in [result.specification, result.decisions, result.rest] {
        #expect(suite.failed <= suite.of && (suite.failed > 0) == (suite.first != nil), "\(place)")
      }
    }
  }

  @Test("a table of some variants has the cells of these variants only")
  func chosenVariants() throws {
    let results = try FaultResults(in: SourceFile.root)
    let rows = MeasureTable(results).groups[0].rows
    let chosen = MeasureTable(results, of: [Self.variants[3], Self.variants[0]]).groups[0].rows
    #expect(chosen.map(\.cells) == rows.map { [$0.cells[3], $0.cells[0]] })
  }

  @Test("the table in the guide is up to date")
  func guide() throws {
    let guide = try SourceFile("Guides/Comparison.md").lines.joined(separator: "\n")
    let table = MeasureTable(try FaultResults(in: SourceFile.root))
    let updated = try #require(GuideSection.faults.updated(guide, with: table))
    let isUpToDate = updated == guide
    #expect(isUpToDate, "run: swift run compare --update Guides/Comparison.md")
  }
}
