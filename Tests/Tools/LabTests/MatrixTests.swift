import Foundation
import Testing

@testable import Lab

@Suite("The matrix of faults and tests")
@MainActor struct MatrixTests {
  private let kit: SavedKit
  private let runner = ScriptedRunner()

  init() throws { kit = try SavedKit() }

  /// Returns the matrix of two tests: “holds” fails for a fault if `fails`, “stays” never fails.
  private func matrix(fails: Bool = true, exceptions: String = "") async throws -> FaultMatrix {
    try kit.write(exceptions, to: "Examples/Lab/Navigator/exceptions.txt")
    runner.outcomes = { state in
      let isFaulty = state.folders.values.contains { $0.values.contains { $0.contains("fault") } }
      return .run(["holds": isFaulty && fails ? "1 is not 2" : nil, "stays": nil])
    }
    return try await FaultMatrixRun(in: kit.root, runner: runner).matrix(of: "Navigator") { _ in }
  }

  @Test("a test that passes for every fault is a problem unless exceptions.txt states the reason")
  func exceptions() async throws {
    let open = try await matrix()
    #expect(open.faults.map(\.name) == ["list-fault/start.edit", "slot-fault/start.edit"])
    #expect(open.problems == ["No fault fails this test: Suite: stays"])
    let excepted = try await matrix(exceptions: "Suite: stays — it compiles\n")
    #expect(excepted.problems == [])
    await #expect(throws: LabError.self) { try await matrix(exceptions: "Suite: stays\n") }
  }

  @Test("an entry in exceptions.txt is a problem if its test fails or does not exist")
  func staleExceptions() async throws {
    let lines = ["Suite: stays — a", "Suite: holds — b", "Suite: gone — c"]
    let matrix = try await matrix(exceptions: lines.joined(separator: "\n"))
    #expect(
      matrix.problems == [
        "exceptions.txt names a test that does not exist: Suite: gone",
        "exceptions.txt names a test that a fault fails: Suite: holds",
      ])
  }

  @Test("a fault for which every test passes is a problem")
  func unnoticed() async throws {
    let problems = try await matrix(fails: false).problems
    #expect(problems.contains("slot-fault/start.edit fails no test."))
  }
}

@Suite("New exercises")
struct NewExerciseTests {
  @Test("the exercise file of a new exercise can be parsed", arguments: Exercise.Kind.allCases)
  func text(kind: Exercise.Kind) throws {
    let new = try NewExercise("a-name", in: "Navigator", kind: kind, id: "0000000b")
    let exercise = try Exercise(
      parsing: try #require(new.files["exercise.md"]), topic: "Navigator", name: "a-name")
    #expect(exercise.kind == kind && exercise.id == "0000000b")
  }

  @Test("existing files are not overwritten, and a name that contains “../” is refused")
  func refuses() throws {
    let kit = try SavedKit()
    let new = try NewExercise("slot-fault", in: "Navigator", kind: .fix)
    #expect(throws: LabError.self) { try new.write(to: kit.root) }
    #expect(throws: LabError.self) { _ = try NewExercise("../up", in: "Navigator", kind: .fix) }
  }
}
