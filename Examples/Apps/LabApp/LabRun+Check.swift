import Foundation
import Lab
import ScriptRunner
import SourceMeasures

extension LabRun {
  private static let variantOption = CommandLineOption(
    "--variant", "NAME",
    "the people list to change: \(PeopleList.names(PeopleList.all.map(\.variant)))")

  /// The commands to choose an exercise and to check it.
  static let exerciseCommands = [
    Subcommand(
      "list", "[TOPIC]", count: 0...1, help: "print the exercises with your progress",
      details: """
        With --json: one object for each exercise with id, name, topic, kind, minutes, state (open,
        started or solved), attempts, hints and lookedUp.
        """,
      options: [CommandLineOption("--json", nil, "print JSON")]
    ) { try LabRun($0, $1).list() },
    Subcommand(
      "start", "[NAME]", count: 0...1, help: "start an exercise, or continue it",
      details: """
        Without a name: starts the next exercise. This is the first unsolved exercise after the
        current one in the order of “lab list”, or else the first unsolved one of the list.
        Your files of the exercise before are saved in Lab/Saved, and restored when you start that
        exercise again.
        The first start builds the modules, which takes about a minute.
        """,
      options: [variantOption]
    ) { try await LabRun($0, $1).start($0.arguments.first, variant: $0["--variant"]) },
    Subcommand(
      "check", help: "build your files and run the tests of the current exercise",
      details: "Exits with 0 if the exercise is solved, and with 1 if it is not.",
      options: checkOptions
    ) { options, console in
      let run = try LabRun(options, console)
      let (text, isSolved) = try await run.check()
      console.write(text, terminator: "")
      if isSolved, options.has("--trace") { console.write(try await run.trace(), terminator: "") }
      return isSolved ? .success : .failure
    },
    Subcommand(
      "watch", help: "check the current exercise after each save",
      details: """
        Shows the exercise, the first failing test and the number of tests that ran. Type h for a hint,
        n for the next exercise or q to quit, each followed by return. Ctrl-C also ends the command.
        """
    ) { try await LabRun($0, $1).watch() },
  ]

  /// Acquires the lock of the work folder, because another command may be building.
  func lock() throws -> LabLock {
    try LabLock("work", in: work.folder) {
      console.complain("Another “lab” command is running. Waiting until it ends.")
    }
  }

  /// Starts the exercise with this name, or the next one.
  func start(_ name: String? = nil, variant: String? = nil) async throws -> ExitStatus {
    let lock = try lock()
    defer { lock.end() }
    guard var exercise = try name.map(exercise) ?? map.next else {
      console.write("All exercises are solved.")
      return .success
    }
    if let variant {
      guard exercise.kind == .change else {
        throw ProgramError("--variant is for the exercises of the topic Changes only.", .usage)
      }
      let module = PeopleList.of(
        try self.variant(variant, among: VariantGroup.people.variants))?.module
      // Another exercise may ask for the same change in the chosen people list.
      let other = try Exercise.all(in: root).first {
        $0.request == exercise.request && $0.variant == module
      }
      if let other, other != exercise {
        console.write("\(other.name) is this request in the chosen list.\n")
      }
      exercise = try other ?? exercise.adapted(to: module, in: root)
    } else if let session = try work.session, session.id == exercise.id {
      exercise = try exercise.adapted(to: session.variant, in: root)
    }
    let restored = try write(exercise)
    console.write(try introduction(to: exercise))
    if try LabProgress(in: work.folder).records[exercise.id]?.isSolved == true {
      console.write(
        "You solved this exercise. “swift run lab reset \(exercise.name)” begins it again.")
    }
    if !restored.isEmpty {
      console.write("Your files are restored: \(restored.joined(separator: ", ")).")
    }
    let isBuilt = FileManager.default.fileExists(atPath: work.folder.appending(path: ".build").path)
    return isBuilt ? .success : try await buildFirst(exercise)
  }

  /// Writes the first state of an exercise, and restores the learner's files.
  ///
  /// Returns the paths of the restored files.
  func write(_ exercise: Exercise) throws -> [String] {
    let restored = try work.start(try LabSession(exercise, in: root)) {
      try LabPackage(root: root).write(try exercise.state(.start, in: root))
      for (path, text) in try LabSession.files(of: exercise, .start, in: root)
      where exercise.kind == .predict {
        try Data(text.utf8).write(to: work.folder.appending(path: path), options: .atomic)
      }
    }
    try LabProgress.update(exercise.id, in: work.folder) { _ in }
    return restored
  }

  /// Returns the problem, the task, the files to edit, and the commands that follow.
  private func introduction(to exercise: Exercise) throws -> String {
    let package = LabPackage(root: root)
    let files =
      try package.learnerFiles(of: exercise)
      + package.newFiles(of: exercise).map { "\($0) (new)" }
    return """
      \(exercise.title)   (\(exercise.kind.rawValue), about \(exercise.minutes) minutes)

      \(exercise.problem)

      Task: \(exercise.task)

      \(try reading(exercise))Edit:  \(files.map { "Lab/\($0)" }.joined(separator: "\n       "))
      Check: swift run lab check, or swift run lab watch
      Help:  swift run lab hint

      """
  }

  /// Returns lines that name the files to read, the given tests and the goals of an exercise.
  private func reading(_ exercise: Exercise) throws -> String {
    var lines: [String] = []
    let given = exercise.files("Given", ".swift", in: root).map { "Lab/Tests/ExerciseTests/\($0)" }
    switch exercise.kind {
    case .predict: lines = ["Read:  " + (exercise.recording == nil ? Self.program : exercise.guide)]
    case .inject, .cut: lines = given.map { "Test:  \($0)" }
    case .change: lines = exercise.requestFiles(in: root).map { "Read:  \($0)" }
    case .fix, .catch: break
    }
    lines += exercise.goals.map { "Goal:  \($0.title)" }
    return lines.map { $0 + "\n" }.joined()
  }

  private static let program = "Lab/Sources/Prediction/main.swift"

  private func buildFirst(_ exercise: Exercise) async throws -> ExitStatus {
    console.complain("Building the modules. The first build takes about a minute.")
    let state = try LabPackage(root: root).learnerState(of: exercise)
    let runner = LabRunner(LabPackage(root: root)) { [console] in console.complain($0) }
    let build = try await runner.build(state)
    let seconds = Int(build.steps.reduce(0) { $0 + $1.seconds }.rounded())
    console.complain("Built in \(seconds) s.")
    return .success
  }

  /// Checks the current exercise, records the attempt, and returns the report.
  func check() async throws -> (text: String, isSolved: Bool) {
    let lock = try lock()
    defer { lock.end() }
    let (exercise, session) = try current
    if let path = try session.changes(until: LabSession(exercise, in: root)).first {
      throw LabError(
        """
        The kit's file \(path) changed after the start of \(exercise.name), so a check proves nothing.
        If you changed it by mistake, restore it: git checkout \(path)
        If you updated the kit, continue with the new version: swift run lab start \(exercise.name)
        """)
    }
    if let path = work.missingFiles(of: session).first {
      throw LabError(
        """
        Lab/\(path) is missing. This command writes it again and keeps your other files:
          swift run lab start \(exercise.name)
        """)
    }
    let package = try LabPackage(root: root).keepingFiles(of: exercise)
    let runner = LabRunner(package) { [console] in console.complain($0) }
    let result = try await ExerciseCheck(exercise, in: root, runner: runner).run(in: package)
    try LabProgress.update(exercise.id, in: work.folder) { record in
      record.attempts += 1
      record.isSolved = record.isSolved || result.isSolved
    }
    let report = CheckReport(exercise, result)
    var text = report.text
    if result.isSolved, let next = try map.next {
      text += "\nNext: \(next.title)\n  swift run lab start \(next.name)\n"
    }
    return (text + (options.has("--timings") ? "\n" + report.timings : ""), result.isSolved)
  }
}

extension LabRun {
  /// Checks after each save until the user quits.
  private func watch() async throws -> ExitStatus {
    guard console.isInteractive, let width = console.columns else {
      throw ProgramError("“watch” needs a terminal. “swift run lab check” checks once.", .usage)
    }
    var (shown, hint) = (try current.exercise.id, "")
    var seen: [String: Date] = [:]
    while true {
      // While another command starts an exercise, no exercise is current.
      if let (exercise, session) = try? current, work.dates(of: session) != seen {
        seen = work.dates(of: session)
        // A hint stays visible until the next exercise.
        if exercise.id != shown { (shown, hint) = (exercise.id, "") }
        let files = try LabPackage(root: root).learnerFiles(of: exercise)
        let screen = WatchScreen(exercise, files: files)
        func show(_ result: String) {
          console.clear()
          let text = screen.text(result: result, hint: hint, width: console.columns ?? width)
          console.write(text, terminator: "")
        }
        show("Checking …\n")
        do {
          show(try await check().text)
        } catch {
          show("\(error)\n")
        }
      }
      do {
        switch Self.typedLine() {
        case nil: break
        case "q", "quit": return .success
        case "h":
          hint = try nextHint()
          console.write(hint)
        case "n": _ = try await start()
        case "": seen = [:]
        default: console.write("Type h for a hint, n for the next exercise, or q to quit.")
        }
      } catch { console.write("\(error)") }
    }
  }

  /// Waits up to a quarter of a second for a typed line. If there is none, returns nil. At the end
  /// of the input, returns "q".
  private static func typedLine() -> String? {
    var keyboard = pollfd(fd: STDIN_FILENO, events: Int16(POLLIN), revents: 0)
    guard poll(&keyboard, 1, 250) > 0 else { return nil }
    // `FileHandle` is not used, because it would end the program if the terminal is closed.
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(STDIN_FILENO, &bytes, bytes.count)
    return count <= 0
      ? "q"
      : String(decoding: bytes.prefix(count), as: UTF8.self)
        .trimmingCharacters(in: .whitespacesAndNewlines)
  }
}
