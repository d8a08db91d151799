import Foundation
import Lab
import Testing

@Suite("The learner's files")
final class SavedWorkTests {
  private let kit: SavedKit

  init() throws { kit = try SavedKit() }

  @Test("starting an exercise writes its first state and leaves the kit's sources unchanged")
  func start() throws {
    try kit.start("slot-fault")
    #expect(kit.read("Lab/" + SavedKit.source) == "let fault = 0\nlet count = 2\n")
    #expect(kit.read(SavedKit.source) == "let slot = 1\nlet count = 2\n")
    let session = try kit.work.session
    #expect(session?.id == "00000001")
  }

  @Test(
    "starting another exercise saves the files, and starting the first again restores the files"
  )
  func restores() throws {
    try kit.start("slot-fault")
    try kit.write("let mine = 1\n", to: "Lab/" + SavedKit.source)
    try kit.write("let added = 1\n", to: "Lab/Sources/Patterns/Slot/Added.swift")
    try kit.start("list-fault")
    #expect(kit.read("Lab/" + SavedKit.source) == kit.read(SavedKit.source))
    #expect(kit.read("Lab/Saved/slot-fault/" + SavedKit.source) == "let mine = 1\n")
    #expect(kit.read("Lab/Saved/slot-fault/" + SavedKit.other) == nil)
    let restored = try kit.start("slot-fault")
    #expect(restored == ["Sources/Patterns/Slot/Added.swift", SavedKit.source])
    #expect(kit.read("Lab/" + SavedKit.source) == "let mine = 1\n")
    #expect(kit.read("Lab/Sources/Patterns/Slot/Added.swift") == "let added = 1\n")
    #expect(kit.read("Sources/Patterns/Slot/Added.swift") == nil)
  }

  @Test("starting the current exercise again keeps changed files and writes missing ones")
  func again() throws {
    try kit.start("slot-fault")
    try kit.write("let mine = 1\n", to: "Lab/" + SavedKit.source)
    try FileManager.default.removeItem(at: kit.root.appending(path: "Lab/" + SavedKit.other))
    let session = try #require(try kit.work.session)
    #expect(kit.work.missingFiles(of: session) == [SavedKit.other])
    try kit.start("slot-fault")
    #expect(kit.read("Lab/" + SavedKit.source) == "let mine = 1\n")
    #expect(kit.read("Lab/" + SavedKit.other) == "let other = 1\n")
    #expect(kit.work.missingFiles(of: session) == [])
  }

  @Test("a file that the learner changed back is no longer saved")
  func changedBack() throws {
    try kit.start("slot-fault")
    let first = try #require(kit.read("Lab/" + SavedKit.source))
    try kit.write("let mine = 1\n", to: "Lab/" + SavedKit.source)
    try kit.start("list-fault")
    try kit.start("slot-fault")
    try kit.write(first, to: "Lab/" + SavedKit.source)
    try kit.start("list-fault")
    let restored = try kit.start("slot-fault")
    #expect(restored == [])
  }

  @Test("a saved file outside the exercise's folders is not restored, and the kit stays unchanged")
  func noLink() throws {
    try kit.write("let evil = 1\n", to: "Lab/Saved/slot-fault/Sources/Screens/List/List.swift")
    let restored = try kit.start("slot-fault")
    #expect(restored == [])
    #expect(kit.read("Sources/Screens/List/List.swift") == "let list = 1\n")
  }

  @Test("a check does not replace or remove files that the learner saved after the check began")
  func savedDuringCheck() throws {
    let exercise = try kit.exercise("slot-fault")
    try kit.start("slot-fault")
    let package = try LabPackage(root: kit.root).keepingFiles(of: exercise)
    let state = try package.learnerState(of: exercise)
    try kit.write("let mine = 1\n", to: "Lab/" + SavedKit.source)
    try kit.write("let added = 1\n", to: "Lab/Sources/Patterns/Slot/Added.swift")
    try package.write(state)
    #expect(kit.read("Lab/" + SavedKit.source) == "let mine = 1\n")
    #expect(kit.read("Lab/Sources/Patterns/Slot/Added.swift") == "let added = 1\n")
  }

  @Test("a prediction is saved and restored")
  func prediction() throws {
    try kit.start("order")
    #expect(kit.read("Lab/prediction.txt") == "b\na\n")
    try kit.write("a\nb\n", to: "Lab/prediction.txt")
    try kit.start("slot-fault")
    let restored = try kit.start("order")
    #expect(restored == ["prediction.txt"])
    #expect(kit.read("Lab/prediction.txt") == "a\nb\n")
  }

  @Test("a reset moves the learner's files to a new folder")
  func reset() throws {
    for text in ["let mine = 1\n", "let mine = 2\n"] {
      try kit.start("slot-fault")
      try kit.write(text, to: "Lab/" + SavedKit.source)
      _ = try kit.work.replace("slot-fault")
    }
    #expect(kit.read("Lab/Replaced/slot-fault-1/" + SavedKit.source) == "let mine = 1\n")
    #expect(kit.read("Lab/Replaced/slot-fault-2/" + SavedKit.source) == "let mine = 2\n")
    let restored = try kit.start("slot-fault")
    #expect(restored == [])
    #expect(kit.read("Lab/" + SavedKit.source) == "let fault = 0\nlet count = 2\n")
  }

  @Test("a reset of all exercises moves their files and the progress to `Lab/Replaced`")
  func resetAll() throws {
    try kit.start("slot-fault")
    try kit.write("let mine = 1\n", to: "Lab/" + SavedKit.source)
    try LabProgress.update("00000001", in: kit.work.folder) { $0.isSolved = true }
    let places = try kit.work.replaceAll()
    #expect(places == ["Lab/Replaced/all-1", "Lab/Replaced/progress-1"])
    #expect(kit.read("Lab/Replaced/all-1/slot-fault/" + SavedKit.source) == "let mine = 1\n")
    #expect(kit.read("Lab/Replaced/progress-1")?.contains("00000001") == true)
    let progress = try LabProgress(in: kit.work.folder)
    #expect(progress == LabProgress())
    let session = try kit.work.session
    #expect(session == nil)
    let more = try kit.work.replaceAll()
    #expect(more == [])
  }

  @Test(
    "a session finds each file of the kit that changed after the exercise was started",
    arguments: [
      (SavedKit.suite, "@Test func other() {}\n"), (SavedKit.other, "let other = 2\n"),
      ("Sources/Screens/List/List.swift", "let list = 2\n"),
      ("Examples/Lab/Navigator/slot-fault/Held.swift", "\n"),
      ("Tests/Patterns/SlotTests/New.swift", "\n"), (SavedKit.source, "let slot = 1\n"),
    ])
  func kitChanged(_ path: String, _ text: String) throws {
    let exercise = try kit.exercise("slot-fault")
    try kit.start("slot-fault")
    let session = try #require(try kit.work.session)
    let unchanged = try session.changes(until: LabSession(exercise, in: kit.root))
    #expect(unchanged == [])
    try kit.write(text, to: path)
    let changed = try session.changes(until: LabSession(exercise, in: kit.root))
    #expect(changed == [path])
  }

  @Test("a changed file of the kit replaces the learner's copy only if the learner did not edit it")
  func kitUpdated() throws {
    try kit.start("slot-fault")
    try kit.write("let mine = 1\n", to: "Lab/" + SavedKit.source)
    try kit.write("let other = 2\n", to: SavedKit.other)
    try kit.start("slot-fault")
    #expect(kit.read("Lab/" + SavedKit.other) == "let other = 2\n")
    #expect(kit.read("Lab/" + SavedKit.source) == "let mine = 1\n")
  }

  @Test(
    "if an exercise cannot be started, no exercise is current and the learner's files are saved")
  func failedStart() throws {
    try kit.start("slot-fault")
    try kit.write("let mine = 1\n", to: "Lab/" + SavedKit.source)
    let exercise = try kit.exercise("list-fault")
    #expect(throws: CocoaError.self) {
      try kit.work.start(LabSession(exercise, in: kit.root)) {
        throw CocoaError(.fileWriteOutOfSpace)
      }
    }
    let session = try kit.work.session
    #expect(session == nil)
    #expect(kit.read("Lab/Saved/slot-fault/" + SavedKit.source) == "let mine = 1\n")
  }

  @Test("an unreadable session is an error that names the file")
  func badSession() throws {
    try kit.write("{", to: "Lab/session.json")
    let error = #expect(throws: LabError.self) { try self.kit.work.session }
    #expect(error?.description.contains("Lab/session.json") == true)
  }

  @Test("`dates(of:)` contains the files and the session, and changes after a file is saved")
  func dates() throws {
    try kit.start("slot-fault")
    let session = try #require(try kit.work.session)
    let dates = kit.work.dates(of: session)
    #expect(Set(dates.keys) == [SavedKit.source, SavedKit.other, "session.json"])
    #expect(kit.work.dates(of: session) == dates)
    let file = kit.root.appending(path: "Lab/" + SavedKit.source)
    try FileManager.default.setAttributes(
      [.modificationDate: Date(timeIntervalSince1970: 0)], ofItemAtPath: file.path)
    #expect(kit.work.dates(of: session) != dates)
  }
}
