import ScriptRunner
import TestSupport
import Testing

@Suite("Options are read as users type them")
struct CommandLineOptionsTests {
  private let known = [
    CommandLineOption("--db", "FILE", "the database"),
    CommandLineOption("--offline", nil, "no server"),
  ]

  private func read(_ words: String...) throws(UsageError) -> CommandLineOptions {
    try CommandLineOptions(words, knowing: known)
  }

  @Test("a value stands behind its option, or is attached with =")
  func values() throws {
    let spaced = try read("--db", "a b.sqlite")
    #expect(spaced["--db"] == "a b.sqlite")
    let attached = try read("--db=a=b.sqlite")
    #expect(attached["--db"] == "a=b.sqlite")
  }

  @Test("a switch is there or not")
  func switches() throws {
    #expect(try read("--offline").has("--offline"))
    #expect(try !read().has("--offline"))
  }

  @Test("the last of two counts")
  func last() throws {
    let options = try read("--db", "a", "--db", "b")
    #expect(options["--db"] == "b")
  }

  @Test("what is no option is an argument, and so is all behind --")
  func arguments() throws {
    let options = try read("a", "-", "--offline", "--", "--db")
    #expect(options.arguments == ["a", "-", "--db"])
  }

  @Test(
    "what cannot be understood is refused with the option's name",
    arguments: [
      (["--bd", "x"], "unknown option --bd"), (["-x"], "unknown option -x"),
      (["--db"], "--db needs a value: --db FILE"), (["--db="], "--db needs a value: --db FILE"),
      (["--offline=yes"], "--offline takes no value"),
    ])
  func refused(_ words: [String], _ complaint: String) {
    #expect(throws: UsageError(complaint)) { try CommandLineOptions(words, knowing: known) }
  }

  @Test("the help lists every option in a column, and what follows")
  func help() {
    let help = ProgramHelp(
      program: "contacts", summary: "An address book.", options: known, epilogue: "commands: none")
    #expect(
      help.text == """
        usage: contacts [options]

        An address book.

        options:
          --db FILE  the database
          --offline  no server
          --help     print this help and stop
          --version  print the version and stop

        commands: none

        """)
    #expect(help.usage.hasPrefix("usage: contacts"))
  }
}
