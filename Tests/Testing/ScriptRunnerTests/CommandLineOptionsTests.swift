import TestSupport
import Testing

@testable import ScriptRunner

@Suite("Command-line options")
struct CommandLineOptionsTests {
  private let known = [
    CommandLineOption("--db", "FILE", "the database"),
    CommandLineOption("--offline", nil, "no server"),
  ]

  private func read(_ words: String...) throws(ProgramError) -> CommandLineOptions {
    try CommandLineOptions(words, knowing: known)
  }

  @Test("the value of an option is the next word or the text after `=`")
  func values() throws {
    let spaced = try read("--db", "a b.sqlite")
    #expect(spaced["--db"] == "a b.sqlite")
    let attached = try read("--db=a=b.sqlite")
    #expect(attached["--db"] == "a=b.sqlite")
  }

  @Test("`has` returns whether a switch is present")
  func switches() throws {
    #expect(try read("--offline").has("--offline"))
    #expect(try !read().has("--offline"))
  }

  @Test("if an option occurs twice, its last value counts")
  func last() throws {
    let options = try read("--db", "a", "--db", "b")
    #expect(options["--db"] == "b")
  }

  @Test("words that are not options, and all words after `--`, are arguments")
  func arguments() throws {
    let options = try read("a", "-", "--offline", "--", "--db")
    #expect(options.arguments == ["a", "-", "--db"])
  }

  @Test(
    "an invalid option throws an error with the option's name",
    arguments: [
      (["--bd", "x"], "Unknown option --bd."), (["-x"], "Unknown option -x."),
      (["--db"], "--db needs a value: --db FILE."), (["--db="], "--db needs a value: --db FILE."),
      (["--offline=yes"], "--offline takes no value."),
    ])
  func refused(_ words: [String], _ complaint: String) {
    #expect(throws: ProgramError(complaint, .usage)) {
      try CommandLineOptions(words, knowing: known)
    }
  }

  @Test("the help of a program lists every option in columns, and then the epilogue")
  @MainActor func help() {
    let program = CommandLineProgram(
      "contacts", summary: "An address book.", options: known, epilogue: "commands: none")
    #expect(
      program.help == """
        usage: contacts [options]

        An address book.

        options:
          --db FILE  the database
          --offline  no server
          --help     print this help and stop
          --version  print the version and stop

        commands: none
        """)
  }
}
