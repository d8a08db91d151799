extension ExerciseCheck {
  /// Runs the hidden tests, and then removes them from the lab's package.
  func addHeldTests(to state: LabState, _ result: inout CheckResult) async throws {
    let files = exercise.files("Held", ".swift", in: root)
    guard !files.isEmpty else { return }
    var held = state
    held.runsSuites = false
    for file in files {
      held.tests[file] = try SourceTree(root: root).text("\(exercise.path)/\(file)")
    }
    held.expectedTests = try Exercise.expectedTests(of: held, in: root)
    let outcome = try await runner.outcome(of: held)
    try runner.write(state)
    let other = self.result(of: outcome, for: held)
    result.steps += outcome.steps.map { .init(name: "held: \($0.name)", seconds: $0.seconds) }
    result.messages += outcome.messages
    if case .failed = other.problem {
      result.problem = .held(other.failures.map(\.name))
    } else {
      result.problem = other.problem
    }
  }
}
