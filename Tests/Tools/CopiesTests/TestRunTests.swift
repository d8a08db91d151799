import Foundation
import TestRuns
import Testing

@testable import Copies

@Suite("The result of the copied tests")
@MainActor
struct TestRunTests {
  /// Returns a run of the tests `a` and `b` with the given events.
  private func makeRun(
    started: [String] = ["a", "b"], ended: [String]? = nil, failed: [String] = [],
    hasEnded: Bool = true, isStopped: Bool = false
  ) -> CopyCheck.TestRun {
    func event(_ kind: String, _ test: String) -> String {
      let issue = kind == "issueRecorded" ? #", "issue": {"isKnown": false}"# : ""
      return #"{"kind": "event", "payload": {"kind": "\#(kind)", "testID": "\#(test)"\#(issue)}}"#
    }
    var lines = ["a", "b"].map {
      #"{"kind": "test", "payload": {"kind": "function", "id": "\#($0)", "name": "test \#($0)"}}"#
    }
    lines += started.map { event("testStarted", $0) }
    lines += failed.map { event("issueRecorded", $0) }
    lines += (ended ?? started).map { event("testEnded", $0) }
    if hasEnded { lines.append(event("runEnded", "")) }
    let events = TestEvents(Data(lines.joined(separator: "\n").utf8))
    return (events, hasEnded && failed.isEmpty, isStopped)
  }

  private func makeCrash(running: [String], isStopped: Bool = false) -> CopyCheck.TestRun {
    makeRun(started: running, ended: [], hasEnded: false, isStopped: isStopped)
  }

  @Test("a run without failures passes, and its tests are counted")
  func passed() {
    #expect(CopyCheck.result(of: [makeRun()]) == .passed(count: 2))
  }

  @Test("the result lists the names of the failed tests")
  func failed() {
    #expect(CopyCheck.result(of: [makeRun(failed: ["b"])]) == .broken(tests: ["test b"]))
  }

  @Test("a run without tests fails")
  func empty() {
    #expect(CopyCheck.result(of: [makeRun(started: [])]) == .failed(reason: "No test ran."))
  }

  @Test("after a crash, the result names the test that was running in the serial run")
  func crash() {
    let runs = [makeCrash(running: ["a", "b"]), makeCrash(running: ["b"])]
    #expect(CopyCheck.result(of: runs) == .broken(tests: ["test b"]))
  }

  @Test("if only the parallel run crashes, the tests that were running count as broken")
  func parallelCrash() {
    let runs = [makeCrash(running: ["a", "b"]), makeRun()]
    #expect(CopyCheck.result(of: runs) == .broken(tests: ["test a", "test b"]))
  }

  @Test("if tests fail in the serial run after a crash, the result names only the failed tests")
  func serialFailure() {
    let runs = [makeCrash(running: ["a", "b"]), makeRun(failed: ["a"])]
    #expect(CopyCheck.result(of: runs) == .broken(tests: ["test a"]))
  }

  @Test("after a time-out, the running tests do not count as broken", arguments: [true, false])
  func timeOut(_ isSerialRunComplete: Bool) {
    let first = makeCrash(running: ["a"], isStopped: true)
    let runs = [first, isSerialRunComplete ? makeRun() : first]
    #expect(
      CopyCheck.result(of: runs)
        == .failed(reason: "The tests did not end within 300 seconds. Running: test a."))
  }

  @Test("if a run fails but no test fails, the check reports a failure")
  func status() {
    var run = makeRun()
    run.isSuccess = false
    #expect(
      CopyCheck.result(of: [run]) == .failed(reason: "The run of the tests failed after 2 tests."))
  }
}
