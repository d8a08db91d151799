import TestSupport
import Testing

@Suite("Failed expectations print the compared values")
struct ExpectationTests {
  @Test("no expectation in the tests combines a comparison with `try` or `await`")
  func named() {
    for file in SourceFile.package where file.path.hasPrefix("Tests/") {
      let silent = SourceFile.silentComparisons(in: file.lines)
      #expect(
        silent.isEmpty,
        """
        \(file.path), lines \(silent): a try or an await within #expect hides both sides of a \
        comparison when it fails; give the value a name in the line before
        """)
    }
  }

  private enum Call: Equatable {
    case asked(Result<String, Refusal>)
    case named(String)
    case closed
  }

  private struct Refusal: Error, Equatable {
    let reason: String
  }

  @Test("an array's `testDescription` shows its values as a test writes them")
  func calls() {
    let calls: [Call] = [
      .asked(.failure(Refusal(reason: "Dr. A.B"))), .asked(.success("yes")), .named("A.B"), .closed,
    ]
    #expect(
      calls.testDescription == """
        [.asked(.failure(Refusal(reason: "Dr. A.B"))), .asked(.success("yes")), .named("A.B"), .closed]
        """)
  }

  @Test(
    "the rule reports a comparison with `try` or `await`, even if it spans several lines",
    arguments: [
      "(try names() == [])", "(await names.count > 1)", "(try await !names().isEmpty != isEmpty)",
      "(names == [try name()], \"whose\")", "(\n  try names()\n    == [])",
    ])
  func found(_ condition: String) {
    #expect(silentLines(of: condition) == [2])
  }

  @Test(
    "the rule allows a comparison without `try`, a `try` without a comparison, and `throws:`",
    arguments: [
      "(names == [])", "(try store.isOpen())", "(names == [], \"try again\")",
      "(throws: ServerError.self) {\n  try names() == []\n}",
      "(\n  names == \"\"\"\n    \"try\"\n    \"\"\")", "(isOpen)\ntry close(a == b)",
    ])
  func leftAlone(_ condition: String) {
    #expect(silentLines(of: condition) == [])
  }

  /// Returns the line numbers that the rule reports. The expectation begins on line 2.
  private func silentLines(of condition: String) -> [Int] {
    let lines = "#expect\(condition)".split(separator: "\n").map { "  \($0)" }
    return SourceFile.silentComparisons(in: ["func test() {"] + lines + ["}"])
  }
}
