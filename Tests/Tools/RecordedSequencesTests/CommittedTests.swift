import Foundation
import SourceMeasures
import TestSupport
import Testing

@testable import RecordedSequences

@Suite("The recordings in Examples/Sequences")
struct CommittedTests {
  private static let variants = VariantGroup.people.members.map(\.variant)

  private static func recording(
    _ action: RecordedAction, _ variant: Variant
  ) throws -> RecordedSequence {
    let path = "Examples/Sequences/\(action.rawValue)/\(variant.rawValue).txt"
    let file = SourceFile.root.appending(path: path)
    return try RecordedSequence(parsing: String(contentsOf: file, encoding: .utf8))
  }

  @Test("`SequenceFilter.adapters` contains the types in the patterns' UIKit folders")
  func adapters() throws {
    let files = try SourceFile.all(below: "Sources/Patterns").filter { $0.path.contains("/UIKit/") }
    let types = files.flatMap(\.codeLines).compactMap { line in
      line.firstMatch(of: /^(?:@MainActor )?(?:public final|open) class (\w+)|^public struct (\w+)/)
        .flatMap { $0.1 ?? $0.2 }.map(String.init)
    }
    #expect(Set(types) == SequenceFilter.adapters)
  }

  @Test("each action has a recording of each variant", arguments: RecordedAction.allCases)
  func complete(_ action: RecordedAction) throws {
    for variant in Self.variants {
      let recording = try Self.recording(action, variant)
      #expect(recording.action == action)
      #expect(recording.variant == variant)
      let lines = recording.steps.count
      #expect((1...150).contains(lines), "\(variant.rawValue) has \(lines) lines")
    }
  }

  @Test(
    "the variants have the same set of events and the same first event",
    arguments: RecordedAction.allCases)
  func events(_ action: RecordedAction) throws {
    let recordings = try Self.variants.map { try Self.recording(action, $0) }
    let first = try #require(recordings.first)
    for recording in recordings {
      #expect(Set(recording.events) == Set(first.events), "\(recording.variant.rawValue)")
      #expect(recording.events.first == first.events.first, "\(recording.variant.rawValue)")
    }
  }

  @Test("every object of a variant is released", arguments: RecordedAction.allCases)
  func released(_ action: RecordedAction) throws {
    for variant in Self.variants {
      let measures = try Self.recording(action, variant).measures
      #expect(measures.released == measures.created && measures.created > 0, "\(variant.rawValue)")
    }
  }

  @Test("a confirmed deletion in MVVM updates the views three times: question, answer and end")
  func updates() throws {
    let calls = try Self.recording(.deleteConfirmed, .mvvm).calls.map(\.name)
    #expect(calls.count { $0 == "PeopleListViewController.updateProperties()" } == 3)
  }

  @Test(
    "each variant's recording contains a call of the function that makes the decision",
    arguments: RecordedAction.allCases)
  func decisions(_ action: RecordedAction) throws {
    for member in VariantGroup.people.members {
      let name = try #require(DecisionTable.function(of: action, in: member.variant))
      let recording = try Self.recording(action, member.variant)
      #expect(recording.measures.decision == name)
      #expect(
        recording.calls.contains { [name, "closure in \(name)"].contains($0.name) },
        "\(member.variant.rawValue) does not call \(name)")
    }
  }

  @Test("the guide's numbers of calls and types are those of the recordings")
  func numbers() throws {
    func figures(_ variant: Variant) throws -> (calls: Int, types: Int) {
      let measures = try Self.recording(.deleteConfirmed, variant).measures
      return (measures.calls, measures.types)
    }
    let (massive, split) = (try figures(.massive), try figures(.protocolSplit))
    let (slim, mvvm) = (try figures(.slim), try figures(.mvvm))
    let path = SourceFile.root.appending(path: "Guides/Comparison.md")
    let guide = try String(contentsOf: path, encoding: .utf8).replacing("\n", with: " ")
    #expect(
      guide.contains(
        """
        massive makes \(massive.calls) calls in \(massive.types) types, the protocol split \
        \(split.calls) in \(split.types), and slim \(slim.calls) in \(slim.types). MVVM makes \
        \(mvvm.calls) in \(mvvm.types),
        """))
  }

  @Test("a recording that a guide quotes has the lines of the committed file")
  func quoted() throws {
    let guides = SourceFile.root.appending(path: "Guides")
    for name in try FileManager.default.contentsOfDirectory(atPath: guides.path).sorted()
    where name.hasSuffix(".md") {
      let text = try String(contentsOf: guides.appending(path: name), encoding: .utf8)
      for block in text.components(separatedBy: "\n```").map({ $0.split(separator: "\n") }) {
        guard let header = block.prefix(2).first(where: { $0.hasPrefix("# ") }),
          let title = header.range(of: ": ", options: .backwards),
          let action = RecordedAction.allCases.first(where: {
            header[..<title.lowerBound] == "# \($0.title)"
          })
        else { continue }
        let variant = Variant(rawValue: String(header[title.upperBound...]))
        let shape = try Self.recording(action, variant).shape
        let quoted = block.map(String.init).filter { $0.hasPrefix("# ") || $0 != "…" }
        let missing = quoted.drop { !$0.hasPrefix("# ") }.filter { !shape.contains($0) }
        #expect(missing.isEmpty, "\(name), \(action.rawValue), \(variant.rawValue)")
      }
    }
  }
}
