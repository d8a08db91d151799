import Testing

@testable import Lab

@Suite("The screen of `lab watch`")
struct WatchScreenTests {
  @Test("the screen shows the exercise's text and files, the result and the keys")
  func text() throws {
    let screen = WatchScreen(try CommandReportTests.exercise(), files: ["A.swift", "B.swift"])
    #expect(
      screen.text(result: "✘ Not solved yet.\n", width: 80) == """
        A lost edit   (lost-edit)

        The second edit is lost.

        Task: Keep it.

        Edit: Lab/A.swift
              Lab/B.swift

        ✘ Not solved yet.

        h hint   n next exercise   q quit   ⏎ check again

        """)
  }

  @Test("the hint stays below the result, and long lines are broken at spaces")
  func hint() throws {
    let screen = WatchScreen(try CommandReportTests.exercise(), files: ["A.swift"])
    let text = screen.text(result: "✔ Solved.\n", hint: "Hint 1 of 3: which edit?", width: 15)
    #expect(text.contains("✔ Solved.\n\nHint 1 of 3:\nwhich edit?\n\nh hint"))
    #expect(text.contains("The second edit\nis lost.\n"))
  }
}
