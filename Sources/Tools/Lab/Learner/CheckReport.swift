/// The result of a check in sentences for the learner.
package struct CheckReport {
  private let exercise: Exercise
  private let result: CheckResult

  package init(_ exercise: Exercise, _ result: CheckResult) {
    (self.exercise, self.result) = (exercise, result)
  }

  /// The report, which begins with the outcome. The problem or the reason for the exercise follows.
  package var text: String {
    guard let problem = result.problem else { return success }
    return "✘ Not solved yet. " + sentence(of: problem) + "\n"
  }

  /// A line for each step and the total, with the seconds.
  package var timings: String {
    let total = result.steps.reduce(0) { $0 + $1.seconds }
    return (result.steps + [.init(name: "total", seconds: total)]).map { step in
      let seconds = String(Int((step.seconds * 100).rounded()))
      let digits = String(repeating: "0", count: max(0, 3 - seconds.count)) + seconds
      return "  \(digits.dropLast(2)).\(digits.suffix(2)) s  \(step.name)\n"
    }.joined()
  }

  private var success: String {
    var text = "✔ Solved."
    if !result.chaffs.isEmpty {
      text += " Your test passes on correct code and fails on all \(result.chaffs.count) faults."
    } else if result.ran > 0 {
      text += " \(count(result.ran, "test")) ran, and all passed."
    }
    text += "\n"
    for goal in result.goals {
      text += "  \(goal.sentence)\n"
    }
    if result.touched.count == 2 {
      text += "\nYour change: \(sentence(of: result.touched[0]))\n"
      text += "The kit's:   \(sentence(of: result.touched[1]))\n"
      text += differentParts(result.touched[0].parts, result.touched[1].parts)
    }
    return text + "\n\(exercise.why)\n\nRead more: \(exercise.guide)\n"
  }

  private func sentence(of problem: CheckResult.Problem) -> String {
    switch problem {
    case .build(let messages): "Your files do not compile:\n" + list(messages)
    case .otherBuild(let messages): otherBuild(messages)
    case .failed(let first, let failed):
      "\(failed) of \(count(result.ran, "test")) failed."
        + (failed == 1 ? "\n" : " The first:\n") + self.text(of: first) + otherFailures
    case .count where result.ran == 0: "No test ran."
    case .count:
      "\(count(result.ran, "test")) ran instead of \(result.expected ?? 0), so the result proves "
        + "nothing. “swift run lab start \(exercise.name)” writes the tests again."
    case .stopped(let seconds, let running):
      "It did not end within \(seconds) seconds." + during(running)
    case .crashed(let running): "The test process crashed." + during(running)
    case .failsOnCorrect(let failure): "Your test fails on correct code:\n" + self.text(of: failure)
    case .missed: missed
    case .goals:
      "All \(count(result.ran, "test")) passed, but a goal is not reached:"
        + result.goals.filter { !$0.isReached }.map { "\n  \($0.sentence)" }.joined()
    case .held(let names):
      "All tests that you see pass, but your files do not do this:"
        + names.map { "\n  - \($0)" }.joined()
    case .uncounted(let sentence): sentence
    case .prediction(let line, let text, let difference):
      "Line \(line) of your prediction is wrong: “\(text)”. \(difference)\n"
        + "Empty lines and lines with # do not count."
    case .predictionLines(let count, let expected):
      "Your prediction has \(self.count(count, "line")) instead of \(expected)."
    case .other(let sentence): sentence
    }
  }

  /// Describes the errors in files that the learner did not change.
  ///
  /// Usually these files use names that the learner still has to declare, or has removed.
  private func otherBuild(_ messages: [CompilerMessage]) -> String {
    let given = messages.filter { $0.path?.hasPrefix("Tests/ExerciseTests/Given") == true }
    var names: [String] = []
    for name in (given.isEmpty ? messages : given).compactMap(\.missingName)
    where !names.contains(name) {
      names.append(name)
    }
    if !names.isEmpty {
      let list = names.joined(separator: ", ")
      return given.isEmpty
        ? "Other files need names that your files do not declare: \(list)."
        : "The given test needs names that your files do not declare yet: \(list)."
    }
    if !given.isEmpty {
      return "The given test does not compile with your files yet:\n" + list(given)
    }
    let isPlaced = messages.contains { $0.path != nil }
    return
      (isPlaced
      ? "Other files do not compile with your files:\n" : "The package cannot be built:\n")
      + list(messages)
  }

  /// The names of the other tests that failed, at most nine.
  private var otherFailures: String {
    let others = result.failures.dropFirst()
    guard !others.isEmpty else { return "" }
    return "\nThese failed too:" + others.prefix(9).map { "\n  \($0.suite): “\($0.name)”" }.joined()
      + (others.count > 9 ? "\n  and \(others.count - 9) more" : "")
  }

  /// The faults that the learner's test does not notice.
  private var missed: String {
    let caught = result.chaffs.count { $0.verdict == .caught }
    let others = result.chaffs.filter { $0.verdict != .caught }
    return "Your test notices \(caught) of \(count(result.chaffs.count, "fault")). It misses:"
      + others.map { chaff in
        let reason =
          switch chaff.verdict {
          case .unviable: " (Your test does not compile with this fault.)"
          case .crashed: " (Your test crashes. It must fail by an expectation.)"
          case .timedOut: " (Your test does not end. It must fail by an expectation.)"
          case .caught, .missed: ""
          }
        return "\n  - \(chaff.says)\(reason)"
      }.joined()
  }

  private func text(of failure: CheckResult.Failure) -> String {
    "  \(failure.suite): “\(failure.name)” (\(failure.place))\n"
      + withoutModules(failure.message).split(separator: "\n").map { "  \($0)" }
      .joined(separator: "\n")
  }

  /// Removes the module names that Swift Testing prints before each type.
  private func withoutModules(_ message: String) -> String {
    let suites = exercise.suites + ["AcceptanceTests", "ExerciseTests"]
    let modules = suites + suites.map { $0.replacing(/Tests$/, with: "") } + ["Domain", "Swift"]
    return modules.reduce(message) { $0.replacing("\($1).", with: "") }
  }

  private func during(_ running: [String]) -> String {
    guard let first = running.first else { return "" }
    return running.count == 1
      ? "\nThis test was running:\n  \(first)"
      : "\nThese tests were running:\n  " + running.prefix(3).joined(separator: "\n  ")
        + (running.count > 3 ? "\n  and \(running.count - 3) more" : "")
  }

  private func list(_ messages: [CompilerMessage]) -> String {
    messages.prefix(5).map { message in
      message.path.map { "  Lab/\($0):\(message.line): \(message.text)" } ?? "  \(message.text)"
    }.joined(separator: "\n")
  }

  /// Returns a line for each source file whose changes differ in size.
  ///
  /// The size of the learner's change is compared with the size of the kit's change.
  private func differentParts(_ own: [String: Int], _ kit: [String: Int]) -> String {
    Set(own.keys).union(kit.keys).filter { own[$0] != kit[$0] }.sorted().map { file in
      "  \(file): yours \(own[file] ?? 0), the kit's \(kit[file] ?? 0)\n"
    }.joined()
  }

  private func sentence(of touched: CheckResult.Touched) -> String {
    "\(count(touched.lines, "line")) in \(count(touched.files, "source file")), "
      + "and \(count(touched.tests, "existing test")) changed"
  }

  private func count(_ number: Int, _ noun: String) -> String {
    "\(number) \(noun)\(number == 1 ? "" : "s")"
  }
}
