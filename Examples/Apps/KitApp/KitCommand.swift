import Copies
import ScriptRunner

/// A command of `kit`: its texts in the help, and its action.
@MainActor
struct KitCommand {
  let name: String
  /// The arguments in the usage line, such as “[PATTERN…]”.
  let arguments: String
  let help: String
  let details: String
  let options: [CommandLineOption]
  let run: @MainActor (KitRun) async throws -> ExitStatus

  static let all = [
    KitCommand(
      name: "add", arguments: "PATTERN…", help: "copy patterns into an app",
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
    ) { try await $0.add() },
    KitCommand(
      name: "status", arguments: "[PATTERN…]",
      help: "list the files that you or the kit changed", details: "",
      options: [CommandLineOption("--json", nil, "list all files as JSON")]
    ) { try $0.status() },
    KitCommand(
      name: "diff", arguments: "[PATTERN…]", help: "print your changes, or the kit's changes",
      details: "",
      options: [CommandLineOption("--kit", nil, "print the kit's changes since your copy")]
    ) { try await $0.diff() },
    KitCommand(
      name: "update", arguments: "[PATTERN…]", help: "merge the kit's changes into your copies",
      details: """
        The result is compiled and tested before a file is written. A conflict writes markers into
        your file, and nothing is compiled. Edit the file, then run “kit verify”.
        """,
      options: [
        CommandLineOption("--dry-run", nil, "do everything except writing"),
        CommandLineOption("--force", nil, "update although changes are not committed"),
        CommandLineOption("--skip-checks", nil, "write without compiling and testing"),
      ]
    ) { try await $0.update() },
    KitCommand(
      name: "verify", arguments: "[PATTERN…]", help: "compile your copies and run their tests",
      details: "The copies are compiled in three modes. A failed test is named with your edit.",
      options: []
    ) { try await $0.verify() },
  ]

  /// The name and the arguments, as the user types them.
  var usage: String { "\(name) \(arguments)" }

  /// Runs the command with the words after its name, and ends the process.
  func play(_ words: some Sequence<String>) async -> Never {
    let sentence = help.prefix(1).uppercased() + help.dropFirst() + "."
    let program = CommandLineProgram(
      "kit \(name)", arguments: "\(arguments) [options]",
      summary: details.isEmpty ? sentence : sentence + "\n" + details,
      options: options + [KitProgram.to, KitProgram.root], epilogue: KitProgram.statuses)
    await program.run(words, status: KitProgram.status) { options in
      try await run(try KitRun(options, program.console))
    }
  }
}
