import PeopleListVariants
import TestSupport
import Testing

/// What every variant of the people list shows and does: scenarios in which a person uses the
/// screen, each played for every variant.
@Suite(
  "The people list, whichever way it is written", .everyVariantIsVisited, .recordsViolations,
  .timeLimit(.minutes(3)))
enum Specification {}

@Suite("The specification itself")
struct SpecificationTests {
  @Test("every scenario is played for all variants, by a parameter that no line narrows")
  func everyVariant() throws {
    for scenario in try Scenario.all() {
      let isWhole = scenario.head.contains(/arguments: PeopleListVariant\.allCases\s*\)/)
      #expect(isWhole, "\(scenario.key) leaves out a variant")
    }
  }

  @Test("it has thirty scenarios at the least, and each has a name of its own")
  func thirty() throws {
    let scenarios = try Scenario.all()
    #expect(scenarios.count >= 30)
    #expect(Set(scenarios.map(\.key)).count == scenarios.count)
  }

  @Test("no scenario is skipped, borne with, or split by variant")
  func noSkips() throws {
    let ways = [
      ".disabled(", ".enabled(", "withKnownIssue", "Test.cancel", "variant ==", "variant !=",
      "switch variant", ".massive", ".protocolSplit", ".mvvm", ".slim",
    ]
    for file in try SourceFile.all(below: "Tests/Acceptance/AcceptanceTests/Specification") {
      for way in ways {
        #expect(!file.codeLines.contains { $0.contains(way) }, "\(file.path) holds \(way)")
      }
    }
  }

  @Test("no variant deviates")
  func noDeviations() {
    #expect(KnownDeviations.all.isEmpty)
  }

  @Test("the variants are those that the screens' folders hold")
  func variants() {
    #expect(
      PeopleListVariant.allCases.map(\.rawValue) == ["massive", "protocol-split", "mvvm", "slim"])
  }
}
