import ChangeRequests
import ComparisonReport
import Foundation
import RecordedSequences
import SourceMeasures
import TestSupport
import Testing

/// Reads the measured results of the package's faults.
func committedFaults() throws -> [FaultResult] {
  let data = try Data(contentsOf: SourceFile.root.appending(path: FaultResults.path))
  return try JSONDecoder().decode([FaultResult].self, from: data)
}

/// Checks bold sentences of `page.html`, and of a guide, with the package's data.
@Suite("The findings on the page")
struct FindingTests {
  private static let measures = Result {
    try VariantMeasures.all(in: PackageSources(root: SourceFile.root))
  }

  private let package: PackageSources
  private let massive: VariantMeasures
  private let others: [VariantMeasures]

  init() throws {
    package = try PackageSources(root: SourceFile.root)
    let all = try Self.measures.get()
    massive = try #require(all.first { $0.variant == .massive })
    others = all.filter { $0.variant != .massive }
  }

  @Test("most actions cause the same events in all variants, and massive involves the fewest types")
  func sequences() throws {
    let recordings = try RecordedSequence.all(in: package)
    var equal = 0
    for action in RecordedAction.allCases {
      let all = recordings.filter { $0.action == action }
      let massive = try #require(all.first { $0.variant == .massive })
      for recording in all {
        #expect(recording.measures.types >= massive.measures.types, "\(action)")
      }
      if all.allSatisfy({ $0.events == massive.events }) { equal += 1 }
    }
    #expect(equal * 2 > RecordedAction.allCases.count)
  }

  @Test("all variants except massive and the protocol split have decision tests without views")
  func decisions() {
    let variants = ([massive] + others).filter { $0.testsWithoutViews > 0 }.map(\.variant)
    #expect(variants == [.mvp, .viper, .mvvm, .modelView, .reducer, .slim])
    for variant in others { #expect(variant.testsWithoutViews < 6) }
  }

  @Test("shared layers change most if data is added, and no variant always changes least")
  func changes() throws {
    var least: Set<Variant> = []
    for request in try requests.get() {
      let lines = Dictionary(
        uniqueKeysWithValues: request.parts.map { part in
          (part.variant, part.counts.sources.added + part.counts.sources.removed)
        })
      let own = lines.filter { $0.key != ChangeRequest.Part.shared }
      // Undoing a deletion adds no data, so the finding does not cover this request.
      if request.name != "undo-deletion" {
        #expect(own.values.allSatisfy { $0 < lines[ChangeRequest.Part.shared] ?? 0 })
      }
      if let first = own.min(by: { $0.value < $1.value }) { least.insert(first.key) }
    }
    #expect(least.count > 1)
  }

  @Test("no suite notices more faults than the specification")
  func faults() throws {
    let results = try committedFaults()
    for variant in VariantGroup.people.variants {
      let own = results.filter { $0.variant == variant }
      let noticed = own.count { $0.specification.notices }
      #expect(own.count { $0.rest.notices } <= noticed, "\(variant)")
      #expect(own.count { $0.decisions.notices } <= noticed, "\(variant)")
    }
    for result in results { #expect(result.decisions.failed <= 1, "\(result.fault)") }
  }

  @Test("massive has one file, the fewest lines, and the most decision points in its controller")
  func sources() {
    #expect(massive.files == 1)
    for variant in others {
      #expect(variant.controllerDecisions < massive.controllerDecisions)
      #expect(variant.codeLines + variant.patternLines > massive.codeLines + massive.patternLines)
    }
  }

  // MARK: The guide of the architectures

  @Test("massive and MVVM have the smallest and largest changes that the guide states")
  func costs() throws {
    let sorted = Dictionary(
      uniqueKeysWithValues: try requests.get().map { request in
        let sizes = request.parts.filter { $0.variant != ChangeRequest.Part.shared }.map {
          ($0.variant, $0.counts.sources.added + $0.counts.sources.removed)
        }
        return (request.name, sizes.sorted { $0.1 < $1.1 }.map(\.0))
      })
    #expect(sorted["phone-number"]?.first == .massive && sorted["phone-number"]?.last == .mvvm)
    #expect(sorted["undo-deletion"]?.first == .massive)
    #expect(sorted["next-birthdays"]?.last == .massive)
  }

  @Test("VIPER, Model-View, reducer and slim have the extreme measures that the guide states")
  func extremes() {
    let all = [massive] + others
    let lines = all.sorted { $0.codeLines < $1.codeLines }.map(\.variant)
    #expect(lines.prefix(2) == [.slim, .modelView] && lines.last == .viper)
    let decisions = all.sorted { $0.decisions < $1.decisions }.map(\.variant)
    #expect(decisions.first == .slim && decisions.last == .reducer)
    #expect(all.max { $0.types < $1.types }?.variant == .viper)
    #expect(all.max { $0.patternLines < $1.patternLines }?.variant == .slim)
  }
}
