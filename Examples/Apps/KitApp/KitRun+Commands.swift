import ScriptRunner

extension KitRun {
  /// The commands of `kit`.
  static let commands = [
    Subcommand(
      "add", "PATTERN…", count: 0...Int.max, help: "copy patterns into an app",
      details: """
        The tests are copied only with --tests. If a file exists already, nothing is copied.
        In a package, the tests import the module of the folder directly inside Sources, such as
        MyApp for Sources/MyApp/Lists. Outside a package, they import the last folder's name.
        UIKit/ is left out of a package that can import neither UIKit nor HeadlessUI.
        """,
      options: [
        CommandLineOption("--tests", "DIR", "the folder for the tests, in your test target"),
        CommandLineOption("--module-name", "NAME", "the module that contains the copies"),
      ]
    ) { try await KitRun($0, $1).add() },
    Subcommand(
      "status", "[PATTERN…]", count: 0...Int.max,
      help: "list the files that you or the kit changed",
      options: [CommandLineOption("--json", nil, "list all files as JSON")]
    ) { try KitRun($0, $1).status() },
    Subcommand(
      "diff", "[PATTERN…]", count: 0...Int.max, help: "print your changes, or the kit's changes",
      options: [CommandLineOption("--kit", nil, "print the kit's changes since your copy")]
    ) { try await KitRun($0, $1).diff() },
    Subcommand(
      "update", "[PATTERN…]", count: 0...Int.max, help: "merge the kit's changes into your copies",
      details: """
        The result is compiled and tested before a file is written. A conflict writes markers into
        your file, and nothing is compiled. Edit the file, then run “kit verify”.
        """,
      options: [
        CommandLineOption("--dry-run", nil, "do everything except writing"),
        CommandLineOption("--force", nil, "update although changes are not committed"),
        CommandLineOption("--skip-checks", nil, "write without compiling and testing"),
      ]
    ) { try await KitRun($0, $1).update() },
    Subcommand(
      "verify", "[PATTERN…]", count: 0...Int.max, help: "compile your copies and run their tests",
      details: "The copies are compiled in three modes. A failed test is named with your edit."
    ) { try await KitRun($0, $1).verify() },
  ]
}
