import DemoServer
import Domain
import Foundation
import PeopleListVariants
import ScriptRunner

/// `swift run contacts`: an address book in a database that syncs with a server.
@main
@MainActor
struct Contacts {
  static let program = CommandLineProgram(
    "contacts",
    summary: """
      An address book that works offline and syncs with a server. At a terminal it is an app: the
      arrow keys move, Return opens, and "?" lists the keys. From a script or a pipe it reads
      commands, one a line, and draws the screen at the end. Without input and files it plays a
      short tour on a temporary database.
      """,
    options: [
      CommandLineOption(
        "--screen", "NAME",
        "the variant of the screen: \(PeopleListVariant.names) (default: slim)"),
      CommandLineOption(
        "--db", "FILE", "the database (default: in your application-support folder)"),
      CommandLineOption(
        "--api", "URL", "the people server (default: a demo server inside the program)"
      ),
      CommandLineOption("--offline", nil, "send no requests before “offline off”"),
      CommandLineOption("--import", "FILE.vcf", "import a vCard file first"),
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
      ROW is the number before a row. Write "two words" for a name with a space. After a name, ↑ marks
      a change that is not sent yet, and ! a change that the server refused.

      \(StandardOptions.statuses)
      """)

  static func main() async {
    await program.run(status: status) { try await ContactsRun($0, program.console).play() }
  }

  /// Returns status 65 for an invalid file, and nil for other errors.
  private static func status(of error: any Error) -> ExitStatus? {
    switch error {
    case is AddressBookError, PeopleServerFileError.damaged: .dataError
    default: nil
    }
  }
}
