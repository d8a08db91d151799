import Foundation
import Lab
import OwnVariant
import ScriptRunner
import SourceMeasures

extension LabRun {
  /// The commands for hints, solutions, resets and the learner's own people lists.
  static let otherCommands = [
    Subcommand(
      "hint", help: "print one more hint for the current exercise"
    ) { try LabRun($0, $1).hint() },
    Subcommand(
      "solution", help: "print the difference between your files and the solution, and the reason",
      details: """
        A line with + is added to your file, and a line with - is removed. For a test, prints the
        difference between the first state and one possible test. For a prediction, prints its lines.
        If the exercise is not solved yet, “list” marks it as looked up.
        """
    ) { try LabRun($0, $1).solution() },
    Subcommand(
      "reset", "NAME|--all", count: 0...1,
      help: "write the first state of an exercise, and remove its progress",
      details: """
        Your files are moved to Lab/Replaced. The progress is the mark in the list, the counts of checks
        and hints, and “looked up”.
        """,
      options: [CommandLineOption("--all", nil, "reset all exercises")]
    ) { try LabRun($0, $1).reset() },
    Subcommand(
      "variant", "new|check NAME", count: 2...2, help: "create or check a people list of your own",
      details: """
        new: copies a people list to Lab/Variants/NAME, with the initializer that the tests need.
        check: runs the specification of the people list on it. The first time takes some minutes.
        “swift run compare --with Lab/Variants/NAME” also measures it. Guides/YourOwnVariant.md
        explains the result.
        """,
      options: [
        CommandLineOption(
          "--variant", "NAME",
          """
          with new: the list to copy: \(PeopleList.names(VariantTemplate.variants)) (default: slim)
          """)
      ]
    ) { try await LabRun($0, $1).variant() },
  ]

  func list() throws -> ExitStatus {
    let topic = Exercise.topics.first { $0.lowercased() == argument?.lowercased() }
    if let argument, topic == nil {
      throw ProgramError.unknown("topic", argument, known: Exercise.topics)
    }
    let text = try options.has("--json") ? map.json(topic: topic) : map.list(topic: topic)
    console.write(text, terminator: "")
    return .success
  }

  private func hint() throws -> ExitStatus {
    console.write(try nextHint())
    return .success
  }

  /// Returns the next hint, and records it. After the last hint, returns all hints.
  func nextHint() throws -> String {
    let exercise = try current.exercise
    let hints = exercise.hints
    var shown = 0
    let record = try LabProgress.update(exercise.id, in: work.folder) { record in
      shown = record.hints
      record.hints = min(shown + 1, hints.count)
    }
    let start = record.isSolved ? "You solved this exercise already.\n" : ""
    guard shown >= hints.count else {
      return start + "Hint \(shown + 1) of \(hints.count): \(hints[shown])"
    }
    return start + hints.enumerated().map { "Hint \($0 + 1): \($1)\n" }.joined()
      + "There are no more hints. “swift run lab solution” prints the solution."
  }

  func solution() throws -> ExitStatus {
    let exercise = try current.exercise
    let solved = try LabSession.files(of: exercise, .solved, in: root)
    let start = try LabSession.files(of: exercise, .start, in: root)
    var text = ""
    for (path, new) in solved.sorted(by: { $0.key < $1.key }) {
      let own = try? String(contentsOf: work.folder.appending(path: path), encoding: .utf8)
      text +=
        exercise.kind == .predict
        ? new + "\n"
        : TextDifference.text(
          "Lab/\(path)", from: exercise.kind == .catch ? start[path] : own, to: new)
    }
    try LabProgress.update(exercise.id, in: work.folder) { record in
      record.isLookedUp = record.isLookedUp || !record.isSolved
    }
    console.write(
      text.isEmpty ? "Your files and the solution have the same code.\n\n" : text, terminator: "")
    console.write(exercise.why)
    console.write("\nRead more: \(exercise.guide)")
    return .success
  }

  func reset() throws -> ExitStatus {
    let all = options.has("--all")
    guard all == (argument == nil) else {
      throw ProgramError("Write “lab reset NAME” or “lab reset --all”.", .usage)
    }
    let lock = try lock()
    defer { lock.end() }
    guard let name = argument else {
      let places = try work.replaceAll()
      let names = places.joined(separator: ", ")
      console.write(places.isEmpty ? "There is nothing to reset." : "Moved to \(names).")
      return .success
    }
    let exercise = try exercise(name)
    let session = try work.session
    let moved = try exercise.places.compactMap(work.replace).joined(separator: ", ")
    console.write(moved.isEmpty ? "You changed no file of \(name)." : "Your files are in \(moved).")
    try LabProgress.remove(exercise.id, in: work.folder)
    guard session?.id == exercise.id else {
      console.write("Its progress is removed. “swift run lab start \(name)” starts it again.")
      return .success
    }
    _ = try write(exercise.adapted(to: session?.variant, in: root))
    console.write("\(name) is in its first state again, without progress.")
    return .success
  }

  private func variant() async throws -> ExitStatus {
    let (verb, name) = (options.arguments[0], options.arguments[1])
    switch verb {
    case "new":
      let variant = try variant(
        options["--variant"] ?? "slim", among: VariantTemplate.variants)
      _ = try VariantTemplate(variant).copy(as: name, in: root)
      console.write(
        """
        Lab/Variants/\(name) is a copy of the \(variant.rawValue) people list.
          swift run lab variant check \(name)
          swift run compare --with Lab/Variants/\(name)
        """)
      return .success
    case "check":
      let folder = VariantTemplate.folder(name, in: root)
      guard FileManager.default.fileExists(atPath: folder.path) else {
        throw ProgramError.unknown(
          "variant in Lab/Variants", name, known: VariantTemplate.names(in: root),
          list: "“swift run lab variant new \(name)” creates it.")
      }
      let lock = try lock()
      defer { lock.end() }
      let own = try OwnVariantFolder(folder)
      let result = try await OwnVariantPackage(own, in: root, at: "Lab/.variant").run {
        console.complain($0)
      }
      console.write(result.sentences(for: own.name))
      return result.isSuccess ? .success : .failure
    default: throw ProgramError.unknown("action", verb, known: ["new", "check"])
    }
  }
}
