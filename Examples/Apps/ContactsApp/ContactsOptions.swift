import Foundation
import ScriptRunner
import TerminalUI

/// What `contacts` was asked to do.
struct ContactsOptions {
  /// The database; nil for the one in the user's application-support folder.
  var database: URL?
  /// A vCard file to import before anything else.
  var vCardFile: URL?
  /// A script to play; nil reads standard input.
  var script: URL?
  var size = GridSize.standard
  var locale = Locale.current
  var wantsHelp = false
  var wantsVersion = false

  static let version = "0.1.0"

  static let help = ProgramHelp(
    program: "contacts",
    summary: """
      An address book in a real SQLite file, on the screen that iOS controllers would draw. It reads
      commands, one a line, from a script or from standard input, and draws the screen at the end.
      With nothing to read it plays a short tour on a temporary database.
      """,
    options: [
      CommandLineOption(
        "--db", "FILE", "the database (default: in your application-support folder)"),
      CommandLineOption("--import", "FILE.vcf", "import a vCard file (3.0 or 4.0) first"),
      CommandLineOption("--script", "FILE", "play the commands in a file"),
      CommandLineOption("--size", "80x24", "the size of the screen in characters"),
      CommandLineOption("--locale", "ID", "whose order of names and dates to use, such as sv_SE"),
    ],
    epilogue: """
      commands:
        add FIRST LAST [YYYY-MM-DD]       edit ROW FIRST LAST [YYYY-MM-DD]
        delete ROW                        sort first|last
        import FILE                       show
        help                              quit
      ROW is the number before a row. Write "two words" for a name with a space.

      exit status:
        0  all is well            64  called wrongly      65  a bad command or file
        66 a file is missing      74  the database cannot be used
      """)

  init(_ words: some Sequence<String>) throws(UsageError) {
    let options = try CommandLineOptions(words, knowing: Self.help.options)
    if let stray = options.arguments.first {
      throw UsageError("“\(stray)” is no option; commands come from a script")
    }
    func file(_ name: String) -> URL? { options[name].map { URL(filePath: $0) } }
    database = file("--db")
    vCardFile = file("--import")
    script = file("--script")
    wantsHelp = options.has("--help")
    wantsVersion = options.has("--version")
    if let text = options["--size"] {
      guard let size = GridSize(text) else {
        throw UsageError("--size is written 80x24, not “\(text)”")
      }
      self.size = size
    }
    if let name = options["--locale"] {
      let identifier = name.replacing("-", with: "_")
      guard Locale.availableIdentifiers.contains(identifier) else {
        throw UsageError("--locale knows no “\(name)”; write it like sv_SE")
      }
      locale = Locale(identifier: identifier)
    }
  }
}
