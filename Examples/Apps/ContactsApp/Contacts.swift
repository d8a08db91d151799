import Database
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
      An address book in a real SQLite file, on the screen that iOS controllers would draw. It reads
      commands, one a line, from a script or from standard input, and draws the screen at the end.
      With nothing to read, and no file named, it plays a short tour on a temporary database. At a
      terminal, the first start puts two dozen pioneers of computing into your address book.
      """,
    options: [
      CommandLineOption(
        "--db", "FILE", "the database (default: in your application-support folder)"),
      CommandLineOption("--import", "FILE.vcf", "import a vCard file (3.0 or 4.0) first"),
    ] + StandardOptions.options,
    epilogue: """
      commands:
        add FIRST LAST [YYYY-MM-DD]       edit ROW FIRST LAST [YYYY-MM-DD]
        delete ROW                        sort first|last
        import FILE                       show [ROW]
        help                              quit
      ROW is the number before a row. Write "two words" for a name with a space.

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
    case StoreError.corrupt, StoreError.notADatabase, StoreError.newerSchema: .dataError
    case is AddressBookError: .dataError
    default: .ioError
    }
  }
}
