import Foundation
import Lab
import TestSupport

/// A kit in a temporary folder with two modules, their suites and three exercises.
final class SavedKit {
  private let folder: TemporaryFolder
  var root: URL { folder.url }
  let work: LabWork

  static let source = "Sources/Patterns/Slot/Slot.swift"
  static let other = "Sources/Patterns/Slot/Other.swift"
  static let suite = "Tests/Patterns/SlotTests/SlotTests.swift"

  init() throws {
    folder = try TemporaryFolder()
    work = LabWork(root: folder.url)
    let wanted =
      #"let wanted = (Context.environment["UNMASSIVE_ONLY"] ?? "").split(separator: ",").map(String.init)"#
    try write(wanted + "\n", to: "Package.swift")
    try write("let slot = 1\nlet count = 2\n", to: Self.source)
    try write("let other = 1\n", to: Self.other)
    try write("@Test func holds() {}\n", to: Self.suite)
    try write("let list = 1\n", to: "Sources/Screens/List/List.swift")
    try write("@Test func lists() {}\n", to: "Tests/Screens/ListTests/ListTests.swift")
    try write("# Slot\n", to: "Guides/Slot.md")
    try addFix(
      "slot-fault", id: "00000001", suite: "SlotTests", edit: (Self.source, "let slot = 1"))
    try addFix(
      "list-fault", id: "00000002", suite: "ListTests",
      edit: ("Sources/Screens/List/List.swift", "let list = 1"))
    try addPrediction("order", id: "00000003")
  }

  func exercise(_ name: String) throws -> Exercise {
    let exercises = try Exercise.all(in: root)
    guard let exercise = exercises.first(where: { $0.name == name }) else {
      throw LabError("no \(name)")
    }
    return exercise
  }

  /// Starts an exercise, and returns the restored files.
  @discardableResult
  func start(_ name: String) throws -> [String] {
    let exercise = try exercise(name)
    return try work.start(LabSession(exercise, in: root)) {
      try LabPackage(root: root).write(try exercise.state(.start, in: root))
      for (path, text) in try LabSession.files(of: exercise, .start, in: root)
      where exercise.kind == .predict {
        try write(text, to: "Lab/\(path)")
      }
    }
  }

  func write(_ text: String, to path: String) throws { try folder.write(text, to: path) }

  /// Returns the text of a file, or nil if the file does not exist.
  func read(_ path: String) -> String? { try? folder.read(path) }

  private func addFix(
    _ name: String, id: String, suite: String, edit: (path: String, line: String)
  ) throws {
    try addText(name, keys: "id: \(id)\nkind: fix\nsuite: \(suite)", order: id)
    try write(
      "file: \(edit.path)\nsays: A fault.\n<<<<<<< find\n\(edit.line)\n=======\nlet fault = 0\n"
        + ">>>>>>> replace\n", to: "Examples/Lab/Navigator/\(name)/start.edit")
  }

  private func addPrediction(_ name: String, id: String) throws {
    try addText(name, keys: "id: \(id)\nkind: predict\nuses: Slot\nmodules: Slot", order: id)
    try write("b\na\n", to: "Examples/Lab/Navigator/\(name)/prediction.txt")
    try write("a\nb\n", to: "Examples/Lab/Navigator/\(name)/solution.txt")
    try write("print(1)\n", to: "Examples/Lab/Navigator/\(name)/Program.swift")
  }

  /// Adds a change exercise for the massive list. The diffs of its request are empty.
  func addChange(_ name: String, variants: [String]) throws {
    try addText(
      name, topic: "Changes",
      keys: "id: 00000004\nkind: change\nrequest: \(name)\nvariant: MassivePeopleList", order: "4",
      title: "The massive list", task: "Ring in the massive list.")
    for variant in ["shared", "massive", "slim"] {
      try write("", to: "Examples/Changes/\(name)/\(variant).diff")
    }
    for module in variants {
      try write("let ring = 1\n", to: "Sources/Screens/\(module)/Ring.swift")
      try write("@Test func rings() {}\n", to: "Tests/Screens/\(module)Tests/RingTests.swift")
    }
    try write("@Test func accepts() {}\n", to: "Tests/Acceptance/AcceptanceTests/A.swift")
  }

  func addText(
    _ name: String, topic: String = "Navigator", keys: String, order: String, title: String? = nil,
    task: String = "Repair it."
  ) throws {
    try write(
      """
      ---
      \(keys)
      minutes: 5
      order: \(order.suffix(1))
      guide: Guides/Slot.md
      ---
      # \(title ?? "The \(name)")

      It is wrong.

      ## Task

      \(task)

      ## Hints

      1. One.
      2. Two.
      3. Three.

      ## Why

      A reason.

      """, to: "Examples/Lab/\(topic)/\(name)/exercise.md")
  }
}
