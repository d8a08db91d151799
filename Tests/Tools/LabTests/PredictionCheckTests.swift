import Testing

@testable import Lab

@Suite("Checks of predictions")
@MainActor struct PredictionCheckTests {
  private let kit: SavedKit
  private let runner = ScriptedRunner()

  init() throws { kit = try SavedKit() }

  @Test("a prediction may have CRLF line endings, extra spaces, empty lines and comments")
  func predictedLines() {
    #expect(Prediction.lines(of: "# Order these lines.\r\n  a\r\nb  \r\n") == ["a", "b"])
    #expect(Prediction.lines(of: "a\n\nb \t c\n") == ["a", "b c"])
    #expect(Prediction.lines(of: " \n") == [])
  }

  @Test("the result of a wrong prediction contains the first wrong line's number, counted from 1")
  func prediction() async throws {
    let exercise = try kit.exercise("order")
    var outcome = LabOutcome()
    (outcome.isBuilt, outcome.output) = (true, ["a", "b", ""])
    runner.outcomes = { _ in outcome }
    let check = ExerciseCheck(exercise, in: kit.root, runner: runner)
    let state = try exercise.state(.start, in: kit.root)
    let right = try await check.predict(["a", "B"], state)
    #expect(right.isSolved, "the case of letters is ignored")
    let wrong = try await check.predict(["a", "c"], state)
    #expect(wrong.problem == .prediction(line: 2, text: "c", difference: "It is wrong at “c”."))
    let short = try await check.predict(["a"], state)
    #expect(short.problem == .predictionLines(count: 1, expected: 2))
  }

  @Test(
    "the message about a wrong line states that its place, its length or a word is wrong",
    arguments: [
      ("rows: 2", "It belongs in another place."), ("rows: 3", "It is wrong at “3”."),
      ("no rows: 2", "It has 3 words instead of 2."),
    ])
  func difference(_ line: String, _ sentence: String) {
    let difference = Prediction.difference(of: line, from: ["rows: 1", "rows: 2"], at: 0)
    #expect(difference == sentence)
  }
}
