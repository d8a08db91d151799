import Foundation
import Lab
import Testing

@testable import LabApp
@testable import ScriptRunner

@Suite("Resetting an exercise")
@MainActor
final class ResetTests: CommandFixture {
  @Test("a reset restores the current exercise and moves the learner's file to `Lab/Replaced`")
  func resets() async throws {
    try await start("slot-fault")
    try kit.write("let mine = 1\n", to: "Lab/" + SavedKit.source)
    output = ""
    _ = try makeRun("slot-fault").reset()
    #expect(
      output == """
        Your files are in Lab/Replaced/slot-fault-1.
        slot-fault is in its first state again, without progress.

        """)
    #expect(kit.read("Lab/" + SavedKit.source) == "let fault = 0\nlet count = 2\n")
    #expect(kit.read("Lab/Replaced/slot-fault-1/" + SavedKit.source) == "let mine = 1\n")
  }

  @Test("a reset of another exercise removes its progress and keeps the current exercise")
  func resetsOther() async throws {
    try await start("list-fault")
    try LabProgress.update("00000002", in: kit.work.folder) { $0.isSolved = true }
    try kit.write("let mine = 1\n", to: "Lab/Sources/Screens/List/List.swift")
    try await start("slot-fault")
    try kit.write("let mine = 2\n", to: "Lab/" + SavedKit.source)
    _ = try makeRun("list-fault").reset()
    #expect(kit.read("Lab/" + SavedKit.source) == "let mine = 2\n")
    #expect(kit.read("Lab/Saved/list-fault/Sources/Screens/List/List.swift") == nil)
    let session = try kit.work.session
    #expect(session?.id == "00000001")
    let progress = try LabProgress(in: kit.work.folder)
    #expect(progress.records.keys.sorted() == ["00000001"])
  }

  @Test("a reset of a change exercise moves the learner's files to `Lab/Replaced`")
  func resetsVariants() async throws {
    let place = "Sources/Screens/SlimPeopleList/Ring.swift"
    try kit.addChange("ring", variants: ["MassivePeopleList", "SlimPeopleList"])
    try await start("ring", variant: "slim")
    try kit.write("let mine = 1\n", to: "Lab/" + place)
    try await start("slot-fault")
    output = ""
    _ = try makeRun("ring").reset()
    #expect(output.hasPrefix("Your files are in Lab/Replaced/ring-SlimPeopleList-1.\n"))
    #expect(kit.read("Lab/Replaced/ring-SlimPeopleList-1/" + place) == "let mine = 1\n")
  }

  @Test("a reset needs a name or --all, but not both", arguments: [[], ["slot-fault", "--all"]])
  func resetUsage(_ words: [String]) throws {
    let run = words.isEmpty ? try makeRun() : try makeRun(words[0], words[1])
    let error = #expect(throws: ProgramError.self) { try run.reset() }
    #expect(error?.status == .usage)
  }
}

@Suite("A change exercise in a chosen variant")
@MainActor
final class ChosenVariantTests: CommandFixture {
  @Test("`start --variant` prints the text for the chosen variant, and the map names the variant")
  func variant() async throws {
    try kit.addChange("ring", variants: ["MassivePeopleList", "SlimPeopleList"])
    try await start("ring", variant: "slim")
    #expect(output.contains("Task: Ring in the slim list."))
    #expect(output.contains("Edit:  Lab/Sources/Screens/SlimPeopleList\n"))
    #expect(!output.contains("assive"))
    let map = try makeRun().map.text
    #expect(map.contains("Current: ring (Changes, change, 5 minutes): The slim list\n"))
  }

  @Test("if the chosen variant has its own exercise for the change request, that exercise starts")
  func otherExercise() async throws {
    try kit.addChange("ring", variants: ["MassivePeopleList", "SlimPeopleList"])
    try kit.addText(
      "ring-in-slim", topic: "Changes",
      keys: "id: 00000005\nkind: change\nrequest: ring\nvariant: SlimPeopleList", order: "5")
    try await start("ring", variant: "slim")
    let session = try kit.work.session
    #expect(session?.id == "00000005")
    #expect(output.hasPrefix("ring-in-slim is this request in the chosen list.\n"))
  }
}
