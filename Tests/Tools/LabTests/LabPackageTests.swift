import Foundation
import Lab
import TestSupport
import Testing

@Suite("The lab's package")
struct LabPackageTests {
  private let kit: SavedKit
  private let package: LabPackage

  init() throws {
    kit = try SavedKit()
    package = LabPackage(root: kit.root)
  }

  private func state(_ stage: Exercise.Stage = .start) throws -> LabState {
    try kit.exercise("slot-fault").state(stage, in: kit.root)
  }

  private func link(_ path: String) -> String? {
    try? FileManager.default.destinationOfSymbolicLink(
      atPath: kit.root.appending(path: path).path)
  }

  private func date(_ path: String) throws -> Date? {
    let path = kit.root.appending(path: path).path
    return try FileManager.default.attributesOfItem(atPath: path)[.modificationDate] as? Date
  }

  @Test("the changed module is a copy with the exercise's fault, and all other folders are links")
  func write() throws {
    try package.write(state())
    #expect(kit.read("Lab/\(SavedKit.source)") == "let fault = 0\nlet count = 2\n")
    #expect(kit.read(SavedKit.source) == "let slot = 1\nlet count = 2\n")
    #expect(link("Lab/Sources/Screens") == "../../Sources/Screens")
    #expect(link("Lab/Tests/Patterns") == "../../Tests/Patterns")
    #expect(kit.read("Lab/Package.swift")?.hasPrefix(#"let wanted: [String] = ["Slot"]"#) == true)
  }

  @Test("each state of an exercise contains the edit that shortens the pilot's waits")
  func waits() throws {
    try kit.write(
      "file: \(SavedKit.other)\nsays: Waits are short.\n<<<<<<< find\nlet other = 1\n=======\n"
        + "let other = 0\n>>>>>>> replace\n", to: "Examples/Faults/shorter-waits.edit")
    for stage in [Exercise.Stage.start, .solved] {
      try package.write(state(stage))
      #expect(kit.read("Lab/\(SavedKit.other)") == "let other = 0\n")
    }
  }

  @Test("writing another state changes only files whose text differs")
  func dates() throws {
    try package.write(state())
    let old = Date(timeIntervalSince1970: 1000)
    for path in [SavedKit.source, SavedKit.other] {
      try FileManager.default.setAttributes(
        [.modificationDate: old], ofItemAtPath: kit.root.appending(path: "Lab/\(path)").path)
    }
    try package.write(state(.solved))
    let (kept, changed) = try (date("Lab/\(SavedKit.other)"), date("Lab/\(SavedKit.source)"))
    #expect(kept == old)
    #expect(changed != old)
  }

  @Test("writing another state deletes old files, and a folder that was copied is a link again")
  func otherState() throws {
    try package.write(state())
    try kit.write("let old = 1\n", to: "Lab/Sources/Patterns/Slot/Old.swift")
    try package.write(state())
    #expect(kit.read("Lab/Sources/Patterns/Slot/Old.swift") == nil)
    try package.write(kit.exercise("list-fault").state(.start, in: kit.root))
    #expect(link("Lab/Sources/Patterns") == "../../Sources/Patterns")
    #expect(link("Lab/Sources/Screens") == nil)
  }

  @Test("the learner's state contains the files that the learner changed or added")
  func learner() throws {
    try package.write(state())
    try kit.write("let mine = 1\n", to: "Lab/\(SavedKit.source)")
    try kit.write("let new = 1\n", to: "Lab/Sources/Patterns/Slot/New.swift")
    let files = try package.learnerState(of: kit.exercise("slot-fault"))
      .folders["Sources/Patterns/Slot"]
    #expect(files?[SavedKit.source] == "let mine = 1\n")
    #expect(files?["Sources/Patterns/Slot/New.swift"] == "let new = 1\n")
  }

  @Test("if the learner edits a test file outside the exercise, the check stops and names the file")
  func editedTest() throws {
    let change = SavedKit.source
    try kit.write(
      "file: \(change)\nsays: A.\n<<<<<<< find\nlet slot = 1\n=======\nlet fault = 0\n>>>>>>> replace\n"
        + "file: Tests/Patterns/SlotTests/Other.swift\n<<<<<<< find\n// a\n=======\n// b\n"
        + ">>>>>>> replace\n", to: "Examples/Lab/Navigator/slot-fault/start.edit")
    try kit.write("// a\n", to: "Tests/Patterns/SlotTests/Other.swift")
    let exercise = try kit.exercise("slot-fault")
    try package.write(exercise.state(.start, in: kit.root))
    try kit.write("// c\n", to: "Lab/Tests/Patterns/SlotTests/Other.swift")
    _ = try package.learnerState(of: exercise)
    try kit.write("", to: "Lab/\(SavedKit.suite)")
    let error = #expect(throws: LabError.self) { try package.learnerState(of: exercise) }
    #expect(error?.description.contains("Lab/\(SavedKit.suite) belongs to the kit") == true)
  }

  @Test("the error for a missing folder of the learner names the command that restores the folder")
  func missing() throws {
    let exercise = try kit.exercise("slot-fault")
    let error = #expect(throws: LabError.self) { try package.learnerState(of: exercise) }
    #expect(error?.description.contains("lab reset slot-fault") == true)
  }

  @Test("the expected number of tests is the number of test functions in the suite's files")
  func count() throws {
    try kit.write(
      "// @Test func not() {}\n@Test func one() {}\n@Test(\"two\") func two() {}\n",
      to: SavedKit.suite)
    let expected = try state().expectedTests
    #expect(expected == 2)
  }

  @Test("a manifest without the line that selects modules is an error")
  func manifest() throws {
    try kit.write("let package = 1\n", to: "Package.swift")
    #expect(throws: LabError.self) { try package.write(state()) }
  }
}
