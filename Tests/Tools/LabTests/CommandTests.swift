import Foundation
import Lab
import Testing

@testable import LabApp
@testable import ScriptRunner

@Suite("The commands of the lab")
@MainActor
final class CommandTests: CommandFixture {
  @Test("`start` prints the problem, the task, the files to edit and the commands that follow")
  func starts() async throws {
    try await start("slot-fault")
    #expect(
      output == """
        The slot-fault   (fix, about 5 minutes)

        It is wrong.

        Task: Repair it.

        Edit:  Lab/Sources/Patterns/Slot/Slot.swift
        Check: swift run lab check, or swift run lab watch
        Help:  swift run lab hint


        """)
  }

  @Test("`start` without a name starts the next unsolved exercise")
  func startsNext() async throws {
    try await start(nil)
    try await start(nil)
    let session = try kit.work.session
    #expect(session?.id == "00000002")
  }

  @Test("starting an unknown exercise suggests the nearest name and starts nothing")
  func unknown() async throws {
    let error = await #expect(throws: ProgramError.self) { try await self.start("slot-falut") }
    #expect(error?.status == .usage)
    #expect(error?.description.contains("Did you mean “slot-fault”?") == true)
    let session = try kit.work.session
    #expect(session == nil)
  }

  @Test("naming a variant for an exercise that has no variants is an error")
  func noVariant() async {
    let error = await #expect(throws: ProgramError.self) {
      try await self.start("slot-fault", variant: "slim")
    }
    #expect(error?.status == .usage)
  }

  @Test("without a started exercise, `check`, `hint` and `solution` print how to start an exercise")
  func nothingStarted() async throws {
    let run = try makeRun()
    let errors = [
      await #expect(throws: LabError.self) { try await run.check() },
      #expect(throws: LabError.self) { try run.nextHint() },
      #expect(throws: LabError.self) { try run.solution() },
    ]
    #expect(errors.allSatisfy { $0?.description.contains("swift run lab start") == true })
  }

  @Test("each `lab hint` prints the next hint, and after the last hint `lab hint` prints all hints")
  func hints() async throws {
    try await start("slot-fault")
    let run = try makeRun()
    let hints = try (1...4).map { _ in try run.nextHint() }
    #expect(hints.prefix(3) == ["Hint 1 of 3: One.", "Hint 2 of 3: Two.", "Hint 3 of 3: Three."])
    #expect(hints[3].hasPrefix("Hint 1: One.\nHint 2: Two.\nHint 3: Three.\nThere are no more"))
    let record = try LabProgress(in: kit.work.folder)["00000001"]
    #expect(record?.hints == 3)
  }

  @Test("after success, a hint begins with the message that the exercise is solved")
  func hintAfterwards() async throws {
    try await start("slot-fault")
    try LabProgress.update("00000001", in: kit.work.folder) { $0.isSolved = true }
    let hint = try makeRun().nextHint()
    #expect(hint == "You solved this exercise already.\nHint 1 of 3: One.")
  }

  @Test("`solution` prints the difference from the learner's file and records the look-up")
  func solution() async throws {
    try await start("slot-fault")
    try kit.write("let mine = 1\nlet count = 2\n", to: "Lab/" + SavedKit.source)
    output = ""
    _ = try makeRun().solution()
    #expect(
      output == """
        Lab/Sources/Patterns/Slot/Slot.swift:1
        - let mine = 1
        + let slot = 1
          let count = 2

        A reason.

        Read more: Guides/Slot.md

        """)
    let record = try LabProgress(in: kit.work.folder)["00000001"]
    #expect(record?.isLookedUp == true)
  }

  @Test("`solution` does not record a solved exercise as looked up")
  func solutionAfterwards() async throws {
    try await start("slot-fault")
    try LabProgress.update("00000001", in: kit.work.folder) { $0.isSolved = true }
    _ = try makeRun().solution()
    let record = try LabProgress(in: kit.work.folder)["00000001"]
    #expect(record?.isLookedUp == false)
  }

  @Test("for a prediction exercise, `solution` prints the correct lines")
  func solutionOfPrediction() async throws {
    try await start("order")
    output = ""
    _ = try makeRun().solution()
    #expect(output.hasPrefix("a\nb\n\nA reason.\n"))
  }

  @Test("if a file is missing, `check` names the file and the command that writes the file again")
  func missing() async throws {
    try await start("slot-fault")
    try FileManager.default.removeItem(at: kit.root.appending(path: "Lab/" + SavedKit.source))
    let error = await #expect(throws: LabError.self) { try await self.makeRun().check() }
    #expect(error?.description.contains("Lab/\(SavedKit.source) is missing.") == true)
    #expect(error?.description.contains("swift run lab start slot-fault") == true)
  }

  @Test("if the folder of the sources is missing, `check` names the command that writes it again")
  func missingFolder() async throws {
    try await start("slot-fault")
    try FileManager.default.removeItem(at: kit.root.appending(path: "Lab/Sources"))
    let error = await #expect(throws: LabError.self) { try await self.makeRun().check() }
    #expect(error?.description.contains("swift run lab start slot-fault") == true)
    try await start("slot-fault")
    #expect(kit.read("Lab/" + SavedKit.source) == "let fault = 0\nlet count = 2\n")
  }

  @Test("`check --trace` of an exercise without a recorded action says which exercises have one")
  func noTrace() async throws {
    try await start("slot-fault")
    let error = await #expect(throws: LabError.self) { try await self.makeRun().trace() }
    #expect(error?.description.contains("topic Cut") == true)
  }

  @Test("if the learner changed a kit test file, `check` names the file and how to continue")
  func changedKit() async throws {
    try await start("slot-fault")
    try kit.write("", to: "Lab/" + SavedKit.suite)
    let error = await #expect(throws: LabError.self) { try await self.makeRun().check() }
    #expect(error?.description.contains("The kit's file \(SavedKit.suite) changed") == true)
    #expect(error?.description.contains("git checkout \(SavedKit.suite)") == true)
  }

  @Test("the commands write only below Lab")
  func onlyLab() async throws {
    func snapshot() -> [String: String] {
      let found = FileManager.default.enumerator(atPath: kit.root.path)
      let paths = (found ?? .init()).compactMap { $0 as? String }
      return paths.filter { $0 != "Lab" && !$0.hasPrefix("Lab/") }
        .reduce(into: [:]) { $0[$1] = kit.read($1) ?? "" }
    }
    let before = snapshot()
    try await start("slot-fault")
    try await start("order")
    _ = try makeRun().nextHint()
    _ = try makeRun().solution()
    _ = try makeRun("slot-fault").reset()
    _ = try makeRun("--all").reset()
    #expect(snapshot() == before)
    #expect(before.count > 20)
  }
}
