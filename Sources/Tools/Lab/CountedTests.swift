internal import SourceMeasures

/// The kit's tests in files that the learner may edit.
///
/// A test proves nothing if it is missing, has fewer expectations than before, or skips them.
struct CountedTests {
  /// The number of expectations in each test function.
  ///
  /// A key contains the names of the type and the function. The empty key has the number of
  /// expectations outside of tests.
  private var expectations: [String: Int] = ["": 0]
  /// The numbers of tokens that can skip an expectation, by test and token.
  private var branches: [String: [String: Int]] = [:]
  /// The tokens of each test's attribute, because a changed attribute may select fewer cases.
  private var attributes: [String: [String]] = [:]
  private var knownIssues = 0

  private static let branching = ["{", "return", "#if", "||", "&&", "?"]

  /// Counts the expectations in the Swift files below the folder `Tests`.
  ///
  /// - Parameter files: The texts of the files, by path.
  init(in files: [String: String]) {
    for (path, text) in files.sorted(by: { $0.key < $1.key })
    where path.hasPrefix("Tests/") && path.hasSuffix(".swift") {
      let source = SwiftSource(path: path, text: text)
      let tests = source.scopes.filter { $0.kind == .test }
      for test in tests {
        expectations[test.name, default: 0] += 0
        let code = source.code.filter { test.lines.contains($0.line) && $0.kind != .text }
        let head = code.prefix { $0.text != "func" }
        attributes[test.name, default: []] += head.map(\.text)
        for token in code[head.endIndex...] where token.isOne(of: Self.branching) {
          branches[test.name, default: [:]][token.text, default: 0] += 1
        }
      }
      knownIssues += source.places(of: "withKnownIssue", declared: false).count
      let empty = Set(
        ["#expect", "#require"].flatMap { source.places(of: [$0, "(", "true", ")"]) })
      for token in source.code
      where token.isOne(of: ["#expect", "#require"]) && !empty.contains(token.line) {
        let name = tests.first { $0.lines.contains(token.line) }?.name ?? ""
        expectations[name, default: 0] += 1
      }
    }
  }

  /// Returns why a learner's test proves nothing about the behavior, in a sentence, or nil.
  ///
  /// A fixed wait ends too early on a slower machine, so the test passes although a fault follows. A
  /// test that reads the sources fails for each change, even if the behavior is the same. A test
  /// that uses files or the process can recognize a run, so it can pass without any check.
  static func fault(of test: String) -> String? {
    let code = SwiftSource(path: "", text: test).code.map(\.text).joined(separator: " ")
    if code.contains(/#file\b|#filePath\b|\bSources\b|\.swift\b/) {
      return "Your test reads the sources, so it depends on how the code is written."
    }
    let outside =
      /\b(?:FileManager|FileHandle|UserDefaults|ProcessInfo|CommandLine|Bundle|Process|fopen)\b/
    if code.contains(outside) || code.contains(/\b(?:Data|String) \( contentsOf/) {
      return "Your test uses files, settings or the process, so it can recognize an earlier run. A "
        + "test must give the same result in each run."
    }
    guard
      code.contains(/\bu?sleep \(/) || code.contains(/(?:await Task \. yield \( \) ?){3}/)
        || code.matches(of: /\b(for|while) ([^{]*)\{ ([^{}]*)\}/).contains(where: isFixedWait)
    else { return nil }
    return "Your test waits for a fixed time or number of turns, which proves nothing on a slower "
      + "machine. Wait for a state of the screen, the store or the server."
  }

  /// Returns whether a loop yields without a condition that ends it before its last turn.
  private static func isFixedWait(
    _ loop: Regex<(Substring, Substring, Substring, Substring)>.Match
  ) -> Bool {
    let (_, keyword, head, body) = loop.output
    guard body.contains("Task . yield") else { return false }
    if keyword == "for" { return !head.contains(" where ") }
    return body.contains(/[+-]=/) && !head.contains(/,|&&/)
  }

  /// Returns a sentence if the learner's files do not count as tests.
  ///
  /// The kit's solution may remove tests and expectations, so the learner may do the same.
  static func problem(
    in files: [String: String], start: [String: String], solution: [String: String]
  ) -> String? {
    let (own, start) = (Self(in: files), Self(in: start))
    let solution = Self(in: solution)
    if own.knownIssues > max(start.knownIssues, solution.knownIssues) {
      return "Your tests hide failures in withKnownIssue, so they prove nothing."
    }
    for (name, old) in start.expectations.sorted(by: { $0.key < $1.key }) {
      guard let needed = solution.expectations[name].map({ min(old, $0) }) else { continue }
      guard let count = own.expectations[name] else {
        return "A test of the kit is missing: \(name). Its result belongs to the exercise."
      }
      let place = name.isEmpty ? "The code outside of tests" : "The test \(name)"
      if count < needed {
        return "\(place) has \(count) expectations instead of at least \(needed)."
      }
      let counts = own.branches[name] ?? [:]
      let isBranched = counts.contains { token, count in
        count > max(start.branches[name]?[token] ?? 0, solution.branches[name]?[token] ?? 0)
      }
      if isBranched {
        return "\(place) has a new closure, condition or return, so expectations may be skipped."
      }
      if ![start.attributes[name], solution.attributes[name]].contains(own.attributes[name]) {
        return "\(place) has other arguments or traits than before, so fewer cases may run."
      }
    }
    return nil
  }
}
