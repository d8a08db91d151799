package import Foundation

/// Proves exercises by running their tests.
///
/// The start must fail as declared, the solution must pass, and wrong solutions must be rejected.
@MainActor package struct Verification {
  private let root: URL
  private let runner: any LabRunning

  /// Creates a verification of the exercises in `root`.
  package init(in root: URL, runner: any LabRunning) {
    (self.root, self.runner) = (root, runner)
  }

  /// Proves one exercise, and returns the counts and the problems.
  package func prove(_ exercise: Exercise) async throws -> ExerciseProof {
    let start = ContinuousClock.now
    var proof = ExerciseProof(exercise.name)
    do {
      switch exercise.kind {
      case .predict: try await provePrediction(exercise, &proof)
      case .catch: try await proveTests(exercise, &proof)
      case .fix, .inject, .cut, .change: try await proveSources(exercise, &proof)
      }
    } catch let error as LabError { proof.problems.append(error.description) }
    if proof.problems.isEmpty, proof.proved == 0 {
      proof.problems.append("Nothing was proved.")
    }
    proof.seconds = (ContinuousClock.now - start) / .seconds(1)
    return proof
  }

  private func check(_ exercise: Exercise, stopsAtMiss: Bool = false) -> ExerciseCheck {
    ExerciseCheck(exercise, in: root, runner: runner, stopsAtMiss: stopsAtMiss)
  }

  private func lines(_ file: String, of exercise: Exercise) throws -> [String] {
    Prediction.lines(of: try SourceTree(root: root).text("\(exercise.path)/\(file)") ?? "")
  }
}

// MARK: Exercises whose solution is a change of the sources

extension Verification {
  private func proveSources(_ exercise: Exercise, _ proof: inout ExerciseProof) async throws {
    let check = check(exercise)
    let start = try await check.run(exercise.state(.start, in: root))
    switch start.problem {
    case .build, .otherBuild: break
    default: proof.addWarnings(of: start, "The start")
    }
    switch start.problem {
    case nil:
      proof.missed += 1
      proof.problems.append("The start is accepted.")
    case .stopped:
      proof.timedOut += 1
      proof.problems.append("The start does not end in time: \(start.summary)")
    default:
      let isDeclared = exercise.kind == .fix || exercise.kind == .inject
      let declared = try lines("fails.txt", of: exercise).filter { !$0.isEmpty }
      let problems = isDeclared ? Self.differences(of: start, from: declared) : []
      proof.problems += problems
      if problems.isEmpty { proof.caught += 1 }
    }
    let solved = try exercise.state(.solved, in: root)
    proof.expectPass(try await check.run(solved), "The solution")
    let wrong = exercise.files("wrong-", ".edit", in: root)
    proof.expect(atLeast: 2, wrong.count, "wrong solutions")
    for edit in wrong {
      let state = try exercise.state(.solved, adding: [edit], in: root)
      proof.count(try await check.run(state), edit)
    }
    for edit in exercise.files("other-", ".edit", in: root) {
      let state = try exercise.state(.start, adding: [edit], in: root)
      proof.expectPass(try await check.run(state), edit)
    }
    for edit in exercise.files("hack-", ".edit", in: root) {
      let stage: Exercise.Stage = edit.hasPrefix("hack-solved-") ? .solved : .start
      let result = try await check.run(exercise.state(stage, adding: [edit], in: root))
      proof.count(result, edit)
      let says = try SourceTree(root: root).says(inEdit: "\(exercise.path)/\(edit)")
      proof.expect(CheckReport(exercise, result), says, edit)
    }
  }

  /// Returns how the failures of the start differ from the lines of `fails.txt`.
  static func differences(of start: CheckResult, from declared: [String]) -> [String] {
    let separator = " — "
    var open = declared
    var problems: [String] = []
    var failures = start.failures.map { ($0.title, $0.message) }
    switch start.problem {
    case .build, .otherBuild:
      let errors = start.messages.filter { $0.kind == .error }.map(\.text)
      failures = [("build", errors.joined(separator: "\n"))]
    case .crashed, .stopped, .count:
      return ["The start must fail in tests, but it ended otherwise."]
    default: break
    }
    for (title, message) in failures {
      let place = open.firstIndex { line in
        let parts = line.components(separatedBy: separator)
        let reason = parts.dropFirst().joined(separator: separator)
        return parts[0] == title && parts.count > 1 && message.contains(reason)
      }
      if let place {
        open.remove(at: place)
      } else {
        problems.append("fails.txt does not declare this failure: \(title)\(separator)\(message)")
      }
    }
    return problems + open.map { "The start does not fail as fails.txt declares: \($0)" }
  }
}

// MARK: Exercises whose solution is a test

extension Verification {
  private func proveTests(_ exercise: Exercise, _ proof: inout ExerciseProof) async throws {
    func test(_ file: String, stopsAtMiss: Bool = false) async throws -> CheckResult {
      try await check(exercise, stopsAtMiss: stopsAtMiss)
        .run(exercise.state(.start, test: file, in: root))
    }
    let chaffs = exercise.files("chaff-", ".edit", in: root).count
    if !(3...6).contains(chaffs) {
      proof.problems.append("There are \(chaffs) chaffs instead of 3 to 6.")
    }
    let start = try await test("Start.swift", stopsAtMiss: true)
    proof.addWarnings(of: start, "Start.swift")
    switch start.problem {
    case .build, .otherBuild, .stopped, .crashed:
      proof.problems.append("Start.swift must build and end: \(start.summary)")
    case nil: proof.problems.append("Start.swift solves the exercise.")
    default: break
    }
    for file in exercise.files("Reference", ".swift", in: root) {
      let result = try await test(file)
      proof.addWarnings(of: result, file)
      if !result.isSolved { proof.problems.append("\(file) is rejected: \(result.summary)") }
      for chaff in result.chaffs {
        switch chaff.verdict {
        case .caught: proof.caught += 1
        case .missed: proof.missed += 1
        case .unviable: proof.unviable += 1
        case .timedOut: proof.timedOut += 1
        case .crashed: break
        }
        if chaff.verdict != .caught {
          proof.problems.append("\(file), \(chaff.name): \(chaff.verdict) instead of caught.")
        }
      }
    }
    let wrong = exercise.files("Wrong", ".swift", in: root)
    proof.expect(atLeast: 2, wrong.count, "wrong tests")
    for file in wrong {
      let result = try await test(file, stopsAtMiss: true)
      proof.addWarnings(of: result, file)
      switch result.problem {
      case .failsOnCorrect: proof.caught += 1
      case .missed where result.chaffs.allSatisfy({ [.caught, .missed].contains($0.verdict) }):
        proof.caught += 1
      case nil:
        proof.missed += 1
        proof.problems.append("\(file) is accepted.")
      default: proof.problems.append("\(file) must fail or miss a chaff: \(result.summary)")
      }
    }
    for file in exercise.files("Hack", ".swift", in: root) {
      let result = try await test(file)
      proof.count(result, file)
      let text = try SourceTree(root: root).text("\(exercise.path)/\(file)") ?? ""
      let says = text.firstMatch(of: /\/\/ says: (.+)/)?.1
      proof.expect(CheckReport(exercise, result), says.map(String.init), file)
    }
  }
}

// MARK: Predictions

extension Verification {
  private func provePrediction(_ exercise: Exercise, _ proof: inout ExerciseProof) async throws {
    let state = try exercise.state(.start, in: root)
    let solution = try lines("solution.txt", of: exercise)
    let start = try lines(Exercise.predictionFile, of: exercise)
    let check = check(exercise)
    proof.expectPass(try await check.predict(solution, state), "solution.txt")
    if !Self.fits(start, solution) {
      proof.problems.append("prediction.txt does not have the lines of solution.txt.")
    }
    let wrong = exercise.files("wrong-", ".txt", in: root)
    proof.expect(atLeast: 2, wrong.count, "wrong predictions")
    for (name, lines) in try [("prediction.txt", start)]
      + wrong.map({ ($0, try lines($0, of: exercise)) })
    {
      if lines.elementsEqual(solution, by: Prediction.matches) {
        proof.missed += 1
        proof.problems.append("\(name) is equal to solution.txt.")
      } else if lines.count != solution.count {
        proof.problems.append("\(name) has \(lines.count) lines instead of \(solution.count).")
      } else {
        proof.caught += 1
      }
    }
  }

  /// Returns whether a start fits the solution.
  ///
  /// A start has the solution's lines in any order, or the same lines with “?” in place of values.
  static func fits(_ start: [String], _ solution: [String]) -> Bool {
    if start.sorted() == solution.sorted() { return true }
    return start.count == solution.count
      && zip(start, solution).allSatisfy { pattern, line in
        let pattern = NSRegularExpression.escapedPattern(for: pattern).replacing(#"\?"#, with: ".*")
        return line.range(of: "^\(pattern)$", options: .regularExpression) != nil
      }
  }
}
