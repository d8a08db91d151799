import ScriptRunner

/// `swift run grocery`: shopping lists in a file.
///
/// The option `--stage` chooses one of four stages of the screen's refactoring.
@main
@MainActor
struct Grocery {
  static let program = CommandLineProgram(
    "grocery",
    summary: """
      Shows shopping lists from a SQLite file. It reads commands, one per line, from a script or
      from standard input, and prints the screen at the end. Without input it plays a short tour on
      a temporary database. All stages print the same output.
      """,
    options: [
      CommandLineOption(
        "--db", "FILE", "the database (default: in your Application Support folder)"),
      CommandLineOption(
        "--stage", "N", "1 massive, 2 stack outside, 3 data source too, 4 shared extensions (4)"),
    ] + StandardOptions.options,
    epilogue: """
      commands:
        add TITLE                         rename ROW TITLE
        delete ROW                        show
        help                              quit
      ROW is the number before a row. Put a title with a space in quotation marks.

      \(StandardOptions.statuses)
      """)

  static func main() async {
    await program.run { try await GroceryRun($0, program.console).play() }
  }
}

/// The tour that `grocery` plays without input and `--db`.
enum Tour {
  static let steps: [TourStep] = [
    (
      "The app starts without lists. An alert with a text field asks for the first title.",
      "add Party"
    ),
    ("A second list is inserted in sorted order.", "add Camping"),
    (
      "Lists are sorted for the locale, without regard to case and accents.",
      "add \"élan vital\""
    ),
    (
      "A blank title is refused with the reason, and nothing changes.",
      "add \"  \""
    ),
    TourStep("A swipe from the leading edge of a row renames its list.", "rename 1 Picnic"),
    TourStep("A swipe from the trailing edge deletes the list.", "delete 1"),
  ]
}
