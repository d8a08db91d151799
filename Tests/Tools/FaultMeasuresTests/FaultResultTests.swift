import ComparisonReport
import FaultMeasures
import Foundation
import SourceMeasures
import TestRuns
import TestSupport
import Testing

@Suite("Results of the fault measurement")
struct FaultResultTests {
  private static let ids = ["Tests.A/one()/A.swift:9:2", "Tests.A/two()/A.swift:10:2"]
  private static let test = ids.map {
    #"{"kind":"test","payload":{"kind":"function","id":"\#($0)","name":"\#($0.dropFirst(8).prefix(3))"}}"#
  }

  private func event(_ kind: String, _ test: Int? = nil, _ more: String = "") -> String {
    let id = test.map { #","testID":"\#(Self.ids[$0])""# } ?? ""
    return #"{"kind":"event","payload":{"kind":"\#(kind)"\#(id)\#(more)}}"#
  }

  private func result(_ events: [String], stopped: Int? = nil) -> FaultResult.Suite {
    let data = Data((Self.test + events).joined(separator: "\n").utf8)
    return FaultResult.Suite(TestEvents(data), stopped: stopped)
  }

  @Test("several issues of one test count as one failed test, and known issues do not count")
  func failures() {
    let issue = #","issue":{"isKnown":false}"#
    let suite = result([
      event("testStarted", 1), event("issueRecorded", 1, issue),
      event("issueRecorded", 1, issue), event("testEnded", 1), event("testStarted", 0),
      event("issueRecorded", 0, #","issue":{"isKnown":true}"#),
      event("issueRecorded", 0, #","issue":{"isKnown":false,"isFailure":false}"#),
      event("testEnded", 0), event("runEnded"),
    ])
    #expect(suite.failed == 1 && suite.of == 2)
    #expect(suite.first == "two")
    #expect(suite.crashed == nil && suite.stopped == nil)
    #expect(suite.notices)
  }

  @Test("`first` is the failed test that is first in the file, even if another test failed earlier")
  func first() {
    let issue = #","issue":{"isKnown":false}"#
    let suite = result([
      event("issueRecorded", 1, issue), event("issueRecorded", 0, issue), event("runEnded"),
    ])
    #expect(suite.first == "one")
  }

  @Test("a run that ended early counts as a crash, and the result names the running tests")
  func crash() {
    let suite = result([
      event("testStarted", 0), event("testEnded", 0), event("testStarted", 1),
      #"{"kind":"event","payl"#,
    ])
    #expect(suite.crashed == "two")
    #expect(suite.failed == 0)
    #expect(suite.notices)
  }

  @Test("a stopped run counts as noticing a fault only if a test failed")
  func stopped() {
    let suite = result([event("testStarted", 0)], stopped: 900)
    #expect(suite.stopped == 900 && suite.crashed == nil)
    #expect(!suite.notices)
  }

  @Test("the table shows three counts for each fault, and how many faults each suite notices")
  func table() {
    var failing = FaultResult.Suite()
    (failing.failed, failing.of, failing.first) = (3, 97, "a name")
    var crashed = FaultResult.Suite()
    (crashed.of, crashed.crashed) = (6, "a name")
    var passing = FaultResult.Suite()
    passing.of = 40
    var results = FaultResults()
    results.set(
      FaultResult(
        .leak, in: .slim, edit: "", specification: failing, decisions: crashed, rest: passing))
    let lines = MeasureTable(results).text.split(separator: "\n").map {
      $0.split(separator: " ").joined(separator: " ")
    }
    func expectLine(_ title: String, slim: String, others: String) {
      let cells = VariantGroup.people.variants.map { $0 == .slim ? slim : others }
      #expect(lines.contains(([title] + cells).joined(separator: " ")))
    }
    expectLine("the receiver of the rows leaks", slim: "3 · 0c · 0", others: "–")
    expectLine("faults that the specification notices", slim: "1 of 1", others: "0 of 0")
    expectLine("faults that the other tests notice", slim: "0 of 1", others: "0 of 0")
    #expect(lines.contains { $0.hasPrefix("c: the test process crashed") })
    #expect(!lines.contains { $0.hasPrefix("s: ") })
  }

  @Test(
    "a result replaces an older result of its fault and variant; `all` has the order of `Fault`")
  func replaces() {
    func result(_ fault: Fault, _ edit: String) -> FaultResult {
      let suite = FaultResult.Suite()
      return FaultResult(
        fault, in: .slim, edit: edit, specification: suite, decisions: suite, rest: suite)
    }
    var results = FaultResults()
    results.set(result(.leak, "a"))
    results.set(result(.lostError, "b"))
    results.set(result(.leak, "c"))
    #expect(results.all.map(\.fault) == [.lostError, .leak])
    #expect(results[.leak, .slim]?.edit == FaultResults.hash(of: "c"))
    #expect(results[.leak, .mvvm] == nil)
  }

  @Test("results written to a folder can be read back")
  func file() throws {
    let folder = try TemporaryFolder()
    try folder.write("", to: FaultResults.folder + "/a")
    var results = try FaultResults(in: folder.url)
    #expect(results == FaultResults())
    var suite = FaultResult.Suite()
    (suite.failed, suite.of, suite.first) = (1, 6, "“Save” saves")
    results.set(
      FaultResult(
        .staleRow, in: .mvvm, edit: "x", specification: suite, decisions: suite, rest: suite))
    try results.write(to: folder.url)
    let read = try FaultResults(in: folder.url)
    #expect(read == results)
  }

  @Test("the hash of an edit is FNV-1a")
  func hash() {
    #expect(FaultResults.hash(of: "") == "cbf29ce484222325")
    #expect(FaultResults.hash(of: "foobar") == "85944171f73967e8")
  }

  @Test("the filters select the variant's tests and, for a fault in a pattern, also the pattern's")
  func selections() {
    let own = TestSelection.rest(of: "A", faultIn: "Sources/Screens/A/F.swift")
    #expect(own.include.first == "^ATests\\.")
    #expect(own.exclude == TestSelection.decisions(of: "A").include)
    let pattern = TestSelection.rest(
      of: "A", faultIn: "Sources/Patterns/Binding/PropertyLink.swift")
    #expect(pattern.include.contains("^BindingTests\\."))
    #expect(!own.include.contains("^ProfileScreenTests\\."))
  }
}
