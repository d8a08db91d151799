import Foundation
import Testing

@testable import Lab

@Suite("The proof of exercises")
@MainActor struct VerificationTests {
  private let kit: SavedKit
  private let runner = ScriptedRunner()
  private let folder = "Examples/Lab/Navigator"

  init() throws {
    kit = try SavedKit()
    try kit.write("Suite: holds — 1 is not 2\n", to: "\(folder)/slot-fault/fails.txt")
    for number in 1...2 {
      try writeEdit("wrong \(number)", to: "slot-fault/wrong-\(number).edit")
    }
  }

  private func writeEdit(_ line: String, to path: String) throws {
    try kit.write(
      "file: \(SavedKit.source)\nsays: A fault.\n<<<<<<< find\nlet slot = 1\n=======\n\(line)\n"
        + ">>>>>>> replace\n", to: "\(folder)/\(path)")
  }

  /// Proves an exercise with a suite that fails if the source contains one of the words.
  private func proof(
    of name: String = "slot-fault", noticing words: [String],
    change: (inout LabOutcome) -> Void = { _ in }
  ) async throws -> ExerciseProof {
    var outcomes = [true, false].map { LabOutcome.run(["holds": $0 ? "1 is not 2 at 3" : nil]) }
    change(&outcomes[0])
    runner.outcomes = { state in
      let text = state.folders["Sources/Patterns/Slot"]?[SavedKit.source] ?? ""
      return outcomes[words.contains { text.contains($0) } ? 0 : 1]
    }
    return try await Verification(in: kit.root, runner: runner).prove(kit.exercise(name))
  }

  @Test("an exercise is proved if the start fails as declared and two wrong solutions are rejected")
  func proved() async throws {
    let proof = try await proof(noticing: ["fault", "wrong"])
    #expect(proof.problems == [])
    #expect(proof.caught == 3 && proof.missed == 0)
  }

  @Test("a start or a wrong solution that the tests accept is a problem")
  func missed() async throws {
    let proof = try await proof(noticing: ["wrong 1"])
    #expect(proof.problems == ["The start is accepted.", "wrong-2.edit is accepted."])
    #expect(proof.caught == 1 && proof.missed == 2)
    var summary = ProofSummary()
    summary.proofs = [proof]
    #expect(!summary.isSuccess)
  }

  @Test("an exercise is not proved if another right solution is rejected")
  func others() async throws {
    try writeEdit("right", to: "slot-fault/other-1.edit")
    try kit.write(
      try #require(kit.read("\(folder)/slot-fault/other-1.edit"))
        .replacing("let slot = 1", with: "let fault = 0"), to: "\(folder)/slot-fault/other-1.edit")
    let accepted = try await proof(noticing: ["fault", "wrong"])
    #expect(accepted.problems == [])
    let rejected = try await proof(noticing: ["fault", "wrong", "right"])
    #expect(rejected.problems.count == 1)
    #expect(rejected.problems.first?.hasPrefix("other-1.edit is rejected:") == true)
  }

  @Test("a hack must be rejected for the declared reason")
  func hacks() async throws {
    try writeEdit("wrong 3", to: "slot-fault/hack-solved-other.edit")
    let other = try await proof(noticing: ["fault", "wrong"])
    #expect(
      other.problems.map { $0.prefix(54) } == [
        "hack-solved-other.edit is rejected for another reason:"
      ])
    let path = "\(folder)/slot-fault/hack-solved-other.edit"
    let text = try #require(kit.read(path))
    try kit.write(text.replacing("says: A fault.", with: "says: 1 of 1 test failed."), to: path)
    let declared = try await proof(noticing: ["fault", "wrong"])
    #expect(declared.problems == [])
    #expect(declared.caught == 4)
  }

  @Test("a failure for a reason other than the declared one is a problem")
  func otherReason() async throws {
    try kit.write("Suite: holds — 3 is not 4\n", to: "\(folder)/slot-fault/fails.txt")
    let proof = try await proof(noticing: ["fault", "wrong"])
    #expect(
      proof.problems == [
        "fails.txt does not declare this failure: Suite: holds — 1 is not 2 at 3",
        "The start does not fail as fails.txt declares: Suite: holds — 3 is not 4",
      ])
  }

  @Test("an exercise has a problem if its own solution is rejected")
  func solution() async throws {
    let proof = try await proof(noticing: ["let"])
    #expect(proof.problems.contains { $0.hasPrefix("The solution is rejected") })
  }

  @Test("a wrong solution that does not build or does not end is never counted as caught")
  func unviable() async throws {
    let unbuilt = try await proof(noticing: ["fault", "wrong"]) { $0.isBuilt = false }
    #expect(unbuilt.unviable == 2 && unbuilt.caught == 0)
    let stopped = try await proof(noticing: ["fault", "wrong"]) { $0.stopped = 30 }
    #expect(stopped.timedOut == 3 && stopped.caught == 0)
    #expect(!stopped.problems.isEmpty && !unbuilt.problems.isEmpty)
  }

  @Test("a compiler warning in an exercise's code is a problem")
  func warning() async throws {
    let proof = try await proof(noticing: ["fault", "wrong"]) {
      $0.messages = CompilerMessage.all(in: ["/lab/A.swift:1:2: warning: unused"], of: "/lab")
    }
    #expect(proof.problems.contains("wrong-1.edit has a warning: A.swift:1: unused"))
  }

  @Test(
    "the reference test must fail on every faulty implementation, and a wrong test must miss one")
  func tests() async throws {
    try kit.write(
      try #require(kit.read("\(folder)/slot-fault/exercise.md"))
        .replacing("kind: fix", with: "kind: catch").replacing("00000001", with: "0000000a"),
      to: "\(folder)/slot-test/exercise.md")
    for name in ["Start", "Reference", "Wrong1", "Wrong2"] {
      try kit.write("// \(name)\n", to: "\(folder)/slot-test/\(name).swift")
    }
    for number in 1...3 {
      try writeEdit("chaff \(number)", to: "slot-test/chaff-\(number).edit")
    }
    var runs = 0
    runner.outcomes = { state in
      runs += 1
      let text = state.folders["Sources/Patterns/Slot"]?[SavedKit.source] ?? ""
      let test = state.tests[Exercise.testFile] ?? ""
      let fails =
        text.contains("chaff 2") && test.contains("Wrong")
        || text.contains("chaff") && test.contains("Reference")
      return .run(["mine": fails ? "1 is not 2" : nil])
    }
    let exercise = try kit.exercise("slot-test")
    let proof = try await Verification(in: kit.root, runner: runner).prove(exercise)
    #expect(proof.problems == [])
    #expect(proof.caught == 5)
    #expect(runs == 5 + 3 * 2, "only the reference runs on all chaffs, the others miss the first")
    #expect(
      runner.written?.folders["Sources/Patterns/Slot"]?[SavedKit.source]?.contains("slot") == true,
      "after the check, the sources are those of the kit")
    try kit.write(
      "// says: A test must give the same result\n", to: "\(folder)/slot-test/HackRuns.swift")
    let steady = runner.outcomes
    runner.outcomes = { state in
      guard state.tests[Exercise.testFile]?.contains("says") == true else { return steady(state) }
      let text = state.folders["Sources/Patterns/Slot"]?[SavedKit.source] ?? ""
      return .run(["mine": text.contains("chaff") || state.isSerial ? "1 is not 2" : nil])
    }
    let hacked = try await Verification(in: kit.root, runner: runner).prove(exercise)
    #expect(hacked.problems == [])
    #expect(hacked.caught == 6)
    try kit.write("// Reference\n", to: "\(folder)/slot-test/Wrong2.swift")
    let second = try await Verification(in: kit.root, runner: runner).prove(exercise)
    #expect(second.problems == ["Wrong2.swift is accepted."])
  }

  @Test("each line of a prediction exercise's start is a line of the solution or “?”")
  func prediction() async throws {
    var outcome = LabOutcome()
    (outcome.isBuilt, outcome.output) = (true, ["a", "b"])
    runner.outcomes = { _ in outcome }
    for number in 1...2 { try kit.write("b\na\n", to: "\(folder)/order/wrong-\(number).txt") }
    let exercise = try kit.exercise("order")
    let verification = Verification(in: kit.root, runner: runner)
    var proof = try await verification.prove(exercise)
    #expect(proof.problems == [])
    try kit.write("a\n?\n", to: "\(folder)/order/prediction.txt")
    proof = try await verification.prove(exercise)
    #expect(proof.problems == [])
    try kit.write("c\n?\n", to: "\(folder)/order/prediction.txt")
    proof = try await verification.prove(exercise)
    #expect(proof.problems == ["prediction.txt does not have the lines of solution.txt."])
  }

  @Test("`verify` proves an exercise again only if its folder or its module changed")
  func inputs() throws {
    let all = try ["slot-fault", "list-fault"].map(kit.exercise)
    var generator = SeededNumbers(seed: 1)
    func open(_ part: Double = 0) throws -> [String] {
      var verified = try VerifiedExercises(in: kit.root)
      return try verified.changed(among: all, part: part, using: &generator).map(\.name)
    }
    var names = try open()
    #expect(names == ["slot-fault", "list-fault"])
    var verified = try VerifiedExercises(in: kit.root)
    for exercise in all { try verified.record(exercise) }
    try verified.write(keeping: all)
    names = try open()
    #expect(names == [])
    names = try open(0.1)
    #expect(names.count == 1)
    try kit.write("0\n", to: "\(all[0].path)/held.txt")
    names = try open()
    #expect(names == [], "a result is not an input")
    let text = try #require(kit.read("\(all[1].path)/exercise.md"))
    try kit.write(text + "More text.\n", to: "\(all[1].path)/exercise.md")
    names = try open()
    #expect(names == [], "the text has no influence on the proof")
    let code = try #require(kit.read(SavedKit.other))
    try kit.write("// A comment.\n" + code, to: SavedKit.other)
    names = try open()
    #expect(names == [], "a comment has no influence on the proof")
    try kit.write("minutes: 7\n" + text, to: "\(all[1].path)/exercise.md")
    names = try open()
    #expect(names == ["list-fault"])
    try kit.write(text, to: "\(all[1].path)/exercise.md")
    try kit.write("let other = 2\n", to: SavedKit.other)
    names = try open()
    #expect(names == ["slot-fault"])
  }
}
