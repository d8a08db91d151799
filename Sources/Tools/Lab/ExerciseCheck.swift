package import Foundation
internal import TestRuns

/// Checks the work on an exercise.
@MainActor package struct ExerciseCheck {
  let exercise: Exercise
  let root: URL
  let runner: any LabRunning

  /// Whether the check stops after the first fault that the learner's test does not notice.
  private let stopsAtMiss: Bool

  /// Creates a check for an exercise of the kit in `root`.
  package init(
    _ exercise: Exercise, in root: URL, runner: any LabRunning, stopsAtMiss: Bool = false
  ) {
    (self.exercise, self.root, self.runner) = (exercise, root, runner)
    self.stopsAtMiss = stopsAtMiss
  }

  /// Checks the learner's files or prediction in the lab's package.
  package func run(in package: LabPackage) async throws -> CheckResult {
    let state = try package.learnerState(of: exercise)
    if exercise.kind == .predict {
      return try await predict(try package.prediction(of: exercise), state)
    }
    return try await run(state)
  }

  /// Builds a state, runs its tests, and returns the result.
  ///
  /// Depending on the kind of the exercise, the result also contains goals, the size of the change
  /// or the faults that the learner's test notices.
  package func run(_ state: LabState) async throws -> CheckResult {
    let outcome = try await runner.outcome(of: state)
    var result = result(of: outcome, for: state)
    guard exercise.kind != .catch else {
      if result.isSolved,
        let sentence = CountedTests.fault(of: state.tests[Exercise.testFile] ?? "")
      {
        result.problem = .uncounted(sentence)
      }
      try await addVerdicts(of: state, to: &result)
      return result
    }
    let files = try exercise.learnerFolders(in: root).reduce(into: [:]) {
      $0.merge(state.folders[$1] ?? [:]) { $1 }
    }
    let start = try LabSession.files(of: exercise, .start, in: root)
    let solution = try LabSession.files(of: exercise, .solved, in: root)
    if result.isSolved || result.problem == .count,
      let sentence = CountedTests.problem(in: files, start: start, solution: solution)
    {
      result.problem = .uncounted(sentence)
    }
    result.goals = exercise.goals.map { goal in
      var goal = goal
      // The kit's solution shows how often the task needs this code, so it sets the limit.
      if case .code = goal.measure { goal.limit = goal.value(in: solution) }
      return CheckResult.GoalResult(goal: goal, value: goal.value(in: files))
    }
    if result.isSolved, result.goals.contains(where: { !$0.isReached }) { result.problem = .goals }
    if exercise.kind == .change {
      result.touched = [files, solution].map { CheckResult.Touched(from: start, to: $0) }
    }
    if result.isSolved { try await addHeldTests(to: state, &result) }
    return result
  }

  /// Compares the learner's predicted lines with `solution.txt`.
  ///
  /// A solution that differs from the program's output or the recording is also a problem.
  package func predict(_ lines: [String], _ state: LabState) async throws -> CheckResult {
    let tree = SourceTree(root: root)
    let solution = Prediction.lines(of: try tree.text("\(exercise.path)/solution.txt") ?? "")
    var result = CheckResult()
    if state.program != nil {
      let outcome = try await runner.outcome(of: state)
      (result.steps, result.messages) = (outcome.steps, outcome.messages)
      if let seconds = outcome.stopped {
        result.problem = .stopped(seconds: seconds, running: [])
        return result
      }
      guard outcome.isBuilt else {
        result.problem = .otherBuild(outcome.errors)
        return result
      }
      let output = Prediction.lines(of: outcome.output.joined(separator: "\n"))
      guard output == solution else {
        return .init(.other("The program prints something else than solution.txt."))
      }
    } else if let path = exercise.recording {
      var recording = Prediction.lines(of: try tree.text(path) ?? "")[...]
      for line in solution {
        guard let place = recording.firstIndex(of: line) else {
          return .init(.other("\(path) does not contain the line “\(line)” in this order."))
        }
        recording = recording[(place + 1)...]
      }
    }
    if lines.count != solution.count {
      result.problem = .predictionLines(count: lines.count, expected: solution.count)
    } else if let index = lines.indices.first(where: {
      !Prediction.matches(lines[$0], solution[$0])
    }) {
      result.problem = .prediction(
        line: index + 1, text: lines[index],
        difference: Prediction.difference(of: lines[index], from: solution, at: index))
    }
    return result
  }

  /// Returns the result of the tests of one state.
  func result(of outcome: LabOutcome, for state: LabState) -> CheckResult {
    var result = CheckResult()
    let expected = state.expectedTests
    (result.ran, result.expected, result.steps) = (outcome.events.count, expected, outcome.steps)
    result.failures = mostHelpfulFirst(outcome.events.failures).map(CheckResult.Failure.init)
    result.messages = outcome.messages
    let running = outcome.events.runningTitles
    if let seconds = outcome.stopped {
      result.problem = .stopped(seconds: seconds, running: running)
    } else if !outcome.isBuilt {
      let own = outcome.errors.filter { isLearners($0.path, in: state) }
      result.problem = own.isEmpty ? .otherBuild(outcome.errors) : .build(own)
    } else if outcome.hasCrashed {
      result.problem = .crashed(running: running)
    } else if let first = result.failures.first {
      result.problem = .failed(first: first, count: result.failures.count)
    } else if let title = outcome.events.skipped.first {
      result.problem = .uncounted("A test did not run: \(title).")
    } else if result.ran == 0 || expected.map({ $0 != result.ran }) == true {
      result.problem = .count
    }
    return result
  }

  /// Returns the failures in the order in which they help the learner.
  ///
  /// The tests that `fails.txt` declares come first, in its order, and then the given tests. But a
  /// wait that ended without its event explains little, so such failures come last.
  private func mostHelpfulFirst(_ failures: [TestEvents.Failure]) -> [TestEvents.Failure] {
    let file = try? SourceTree(root: root).text("\(exercise.path)/fails.txt")
    let declared = (file ?? "").split(separator: "\n").compactMap { line in
      failures.first { line.hasPrefix("\($0.title) — ") }
    }
    let others = failures.filter { !declared.contains($0) }
    let given = exercise.requestTests(in: root)
    func isGiven(_ failure: TestEvents.Failure) -> Bool {
      failure.id.hasPrefix("ExerciseTests.") || given.contains { failure.place.hasPrefix("\($0):") }
    }
    func isWait(_ failure: TestEvents.Failure) -> Bool {
      let message = failure.messages.first ?? ""
      return ["this did not happen", "Time limit"].contains { message.contains($0) }
    }
    let sorted = declared + others.filter(isGiven) + others.filter { !isGiven($0) }
    return sorted.filter { !isWait($0) } + sorted.filter(isWait)
  }

  /// Returns whether the learner changed or added the file at `path`.
  private func isLearners(_ path: String?, in state: LabState) -> Bool {
    guard let path else { return false }
    if exercise.kind == .catch { return path == "Tests/ExerciseTests/\(Exercise.testFile)" }
    let text = state.folders.values.lazy.compactMap { $0[path] }.first
    return text != nil && text != (try? exercise.tree(.start, in: root).text(path))
  }

  /// Runs the learner's test on other correct implementations and on each mistake.
  private func addVerdicts(of state: LabState, to result: inout CheckResult) async throws {
    if case .failed(let first, _) = result.problem { result.problem = .failsOnCorrect(first) }
    guard result.isSolved else { return }
    for name in exercise.files("wheat-", ".edit", in: root) {
      let other = try with(name, in: state).state
      let outcome = try await runner.outcome(of: other)
      result.steps += outcome.steps.map { .init(name: "\(name): \($0.name)", seconds: $0.seconds) }
      guard outcome.hasPassed else {
        result.problem = self.result(of: outcome, for: other).problem
        if case .failed(let first, _) = result.problem { result.problem = .failsOnCorrect(first) }
        return try await runAgain(state, &result)
      }
    }
    for (number, name) in zip(1..., exercise.files("chaff-", ".edit", in: root)) {
      let (other, says) = try with(name, in: state)
      let outcome = try await runner.outcome(of: other)
      result.steps += outcome.steps.map {
        .init(name: "fault \(number): \($0.name)", seconds: $0.seconds)
      }
      let verdict: CheckResult.Chaff.Verdict =
        outcome.stopped != nil
        ? .timedOut
        : !outcome.isBuilt
          ? .unviable
          : outcome.hasCrashed ? .crashed : outcome.hasFailures ? .caught : .missed
      result.chaffs.append(.init(name: name, says: says, verdict: verdict))
      if stopsAtMiss, verdict == .missed { break }
    }
    if result.chaffs.contains(where: { $0.verdict != .caught }) {
      result.problem = .missed
      return try runner.write(state)
    }
    try await runAgain(state, &result)
  }

  /// Runs the learner's test on the correct code once more, one test at a time.
  private func runAgain(_ state: LabState, _ result: inout CheckResult) async throws {
    var state = state
    state.isSerial = true
    let outcome = try await runner.outcome(of: state)
    result.steps += outcome.steps.map { .init(name: "again: \($0.name)", seconds: $0.seconds) }
    guard !outcome.hasPassed else { return }
    let failure = outcome.events.failures.first.map { " fails: “\($0.name)” (\($0.place))" }
    result.problem = .uncounted(
      "Your test passed on correct code, but a second run of the same code"
        + (failure ?? " does not end") + ". A test must give the same result in each run.")
  }

  /// Applies an edit of the exercise to the kit's sources.
  ///
  /// Returns the changed state and the description of the edit.
  private func with(_ edit: String, in state: LabState) throws -> (state: LabState, says: String) {
    var tree = SourceTree(root: root)
    let says = try tree.apply("\(exercise.path)/\(edit)")
    var state = state
    for folder in try Exercise.folders(of: Array(tree.changes.keys), in: root) {
      state.folders[folder] = try tree.files(below: folder)
    }
    return (state, says)
  }
}

extension CheckResult.Failure {
  init(_ failure: TestEvents.Failure) {
    self.init(
      suite: failure.suite, name: failure.name, message: failure.messages.first ?? "",
      place: failure.place)
  }
}
