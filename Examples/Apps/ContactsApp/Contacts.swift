import Database
import DemoServer
import Domain
import Foundation
import ScriptRunner

/// `swift run contacts`: an address book that lives in a file and follows every change.
@main
@MainActor
struct Contacts {
  static let program = ScriptedProgram(help: help, version: "0.1.0")

  static let help = ProgramHelp(
    program: "contacts",
    summary: """
      An address book that works without a network and is synced when there is one, on the screen that
      iOS controllers would draw. At a terminal it is an app: arrows move, Return opens, "?" lists the
      keys. From a script or a pipe it reads commands, one a line, and draws the screen at the end.
      With nothing to read, and no file named, it plays a short tour on a temporary database.
      """,
    options: [
      CommandLineOption(
        "--screen", "NAME",
        "how the screen is written: massive, protocol-split, mvvm or slim (default)"),
      CommandLineOption(
        "--db", "FILE", "the database (default: in your application-support folder)"),
      CommandLineOption(
        "--api", "URL", "the people server (default: a demo server of its own, beside the database)"
      ),
      CommandLineOption("--offline", nil, "ask no server until “offline off”"),
      CommandLineOption("--import", "FILE.vcf", "import a vCard file (3.0 or 4.0) first"),
    ] + StandardOptions.options,
    epilogue: """
      commands:
        add FIRST LAST [YYYY-MM-DD]       edit ROW FIRST LAST [YYYY-MM-DD]
        delete ROW                        sort first|last
        refresh                           offline on|off
        wait                              retry ROW
        import FILE                       discard ROW
        show [ROW]                        upload
        help, quit
      ROW is the number before a row. Write "two words" for a name with a space. After a name, ↑ says
      that a change waits to be sent, and ! that the server refused it.

      \(StandardOptions.statuses)
      """)

  static func main() async {
    let words = CommandLine.arguments.dropFirst()
    let status = await program.run(words, status: status) { given, options in
      try await ContactsRun(given, options, program.console).play()
    }
    exit(status.rawValue)
  }

  /// A file of another kind is bad input; everything else is the disk's or the system's fault.
  static func status(of error: any Error) -> ExitStatus {
    switch error {
    case StoreError.corrupt, StoreError.notADatabase, StoreError.foreign,
      StoreError.newerSchema:
      .dataError
    case is AddressBookError, PeopleServerFileError.damaged: .dataError
    default: .ioError
    }
  }
}
