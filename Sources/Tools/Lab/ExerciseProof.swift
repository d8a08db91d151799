/// The result of the proof of one exercise.
package struct ExerciseProof: Equatable, Sendable, Encodable {
  package let name: String
  /// The number of wrong states that are rejected.
  package internal(set) var caught = 0
  /// The number of wrong states that are accepted.
  package internal(set) var missed = 0
  /// The number of wrong states that do not build.
  package internal(set) var unviable = 0
  /// The number of wrong states whose tests were stopped by the time limit.
  package internal(set) var timedOut = 0
  /// The problems of the exercise, in sentences.
  package internal(set) var problems: [String] = []
  package internal(set) var seconds = 0.0

  init(_ name: String) { self.name = name }

  /// The number of wrong states whose result counts.
  package var proved: Int { caught + missed }
}

extension ExerciseProof {
  /// Counts a wrong state, which must be rejected.
  mutating func count(_ result: CheckResult, _ name: String) {
    addWarnings(of: result, name)
    switch result.problem {
    case nil:
      missed += 1
      problems.append("\(name) is accepted.")
    case .failed, .goals, .crashed, .held, .uncounted, .failsOnCorrect, .missed: caught += 1
    case .build, .otherBuild:
      unviable += 1
      problems.append("\(name) does not build: \(result.summary)")
    case .stopped:
      timedOut += 1
      problems.append("\(name) is not rejected in time: \(result.summary)")
    default: problems.append("\(name) proves nothing: \(result.summary)")
    }
  }

  /// Expects that the report on a rejected hack contains the declared sentence.
  mutating func expect(_ report: CheckReport, _ says: String?, _ name: String) {
    func words(_ text: String) -> String {
      text.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    }
    let text = words(report.text)
    guard !words(says ?? "").isEmpty, text.contains(words(says ?? "")) else {
      problems.append("\(name) is rejected for another reason: \(text)")
      return
    }
  }

  mutating func expectPass(_ result: CheckResult, _ name: String) {
    addWarnings(of: result, name)
    if !result.isSolved { problems.append("\(name) is rejected: \(result.summary)") }
  }

  mutating func expect(atLeast minimum: Int, _ count: Int, _ what: String) {
    if count < minimum {
      problems.append("There are \(count) \(what) instead of at least \(minimum).")
    }
  }

  mutating func addWarnings(of result: CheckResult, _ name: String) {
    for message in result.messages where message.kind == .warning && message.path != nil {
      problems.append("\(name) has a warning: \(message)")
    }
  }
}

extension CheckResult {
  /// The reason of a rejection in one line, for authors.
  var summary: String {
    switch problem {
    case nil: "it is solved"
    case .build, .otherBuild:
      "\(messages.first { $0.kind == .error }.map(String.init(describing:)) ?? "no error")"
    case .failed(let first, let count):
      "\(count) of \(ran) tests fail, first “\(first.title)” — \(first.message)"
    case .failsOnCorrect(let first): "“\(first.title)” fails — \(first.message)"
    case .count: "\(ran) tests ran instead of \(expected.map(String.init) ?? "at least 1")"
    case .stopped(let seconds, let running):
      "stopped after \(seconds) s in \(running.joined(separator: ", "))"
    case .crashed(let running): "crash in \(running.joined(separator: ", "))"
    case .missed:
      chaffs.filter { $0.verdict != .caught }.map { "\($0.name) \($0.verdict)" }
        .joined(separator: ", ")
    case .goals:
      goals.filter { !$0.isReached }
        .map(\.sentence).joined(separator: " ")
    case .held(let names): "held-back tests fail: \(names.joined(separator: ", "))"
    case .uncounted(let sentence): sentence
    case .prediction(let line, _, _): "line \(line) differs"
    case .predictionLines(let count, let expected): "\(count) lines instead of \(expected)"
    case .other(let sentence): sentence
    }
  }
}
