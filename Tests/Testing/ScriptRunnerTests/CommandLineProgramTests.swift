import Foundation
import TestSupport
import Testing

@testable import ScriptRunner

@Suite("The message of an error")
@MainActor
struct SentenceTests {
  private struct Own: Error, CustomStringConvertible {
    let description = "the own sentence"
  }

  @Test("the message of an error with a description is this description")
  func own() {
    #expect(CommandLineProgram.sentence(of: Own()) == "the own sentence")
  }

  @Test("the message of a Foundation error about a file is the path and one sentence")
  func foundation() {
    let folder = "/dev/null/folder"
    let error = #expect(throws: (any Error).self) {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false)
    }
    let sentence = error.map(CommandLineProgram.sentence) ?? ""
    #expect(sentence.hasPrefix("\(folder): "))
    #expect(!sentence.contains("Domain="))
  }
}

@Suite("The error for an unknown name")
struct UnknownNameTests {
  @Test("the error for an unknown name suggests the nearest name and lists all names")
  func nearest() {
    let error = ProgramError.unknown("variant", "slin", known: ["massive", "slim"])
    #expect(error.status == .usage)
    #expect(
      error.description
        == "There is no variant “slin”. Did you mean “slim”? The variants are: massive, slim.")
  }

  @Test(
    "an option before a known command causes an error that names the command",
    arguments: [
      ("--root DIR status", "Write “status” before its options."), ("status --json", nil),
      ("--version", nil), ("--json stats", nil),
    ])
  func misplaced(_ words: String, _ reason: String?) {
    let words = words.split(separator: " ").map(String.init)
    let error = ProgramError.misplacedCommand(in: words, known: ["add", "status"])
    #expect(error?.description == reason)
  }

  @Test("the error for an unknown name suggests no name if most letters differ")
  func farAway() {
    let error = ProgramError.unknown("variant", "xyzzy", known: ["massive", "slim"])
    #expect(error.description == "There is no variant “xyzzy”. The variants are: massive, slim.")
  }
}

@Suite("Output file")
struct OutputFileTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test("writing to an existing file replaces its content")
  func replaces() throws {
    let file = folder.file("a.txt")
    try OutputFile.write("a longer one", to: file)
    try OutputFile.write("two", to: file)
    let text = try String(contentsOf: file, encoding: .utf8)
    #expect(text == "two")
  }

  @Test("writing to a named pipe sends the text through the pipe and does not replace the pipe")
  func pipe() throws {
    let file = folder.file("pipe")
    #expect(mkfifo(file.path, 0o600) == 0)
    // Opening a pipe for reading and writing does not block.
    let end = try FileHandle(forUpdating: file)
    try OutputFile.write("words", to: file)
    let type = try FileManager.default.attributesOfItem(atPath: file.path)[.type]
    try #require(type as? FileAttributeType != .typeRegular)
    let text = try #require(try end.read(upToCount: 5))
    #expect(String(decoding: text, as: UTF8.self) == "words")
  }

  @Test("writing to a file in a missing folder throws an error")
  func noFolder() throws {
    #expect(throws: (any Error).self) {
      try OutputFile.write("words", to: folder.file("no/such/file"))
    }
  }
}

@Suite("Console")
struct ConsoleTests {
  private static let name = "Eve\u{1B}[2J\u{9B}1m\u{7F}\r\n\tand\u{202E}Bob\n"
  private static let printable = "Eve␛[2J\u{FFFD}1m␡\n\tand\u{FFFD}Bob\n"

  @Test(
    "control characters are replaced in results on a terminal, and kept in results for a file",
    arguments: [(true, printable), (false, name)])
  @MainActor func results(_ isTerminal: Bool, _ expected: String) {
    var (console, written) = (Console(program: "test"), "")
    console.isTerminal = isTerminal
    console.output = { written += $0 }
    console.write(Self.name, terminator: "")
    #expect(written == expected)
  }

  @Test("control characters are replaced in errors")
  @MainActor func errors() {
    var (console, written) = (Console(program: "test"), "")
    console.errors = { written += $0 }
    console.complain(Self.name)
    #expect(written == "test: \(Self.printable)\n")
  }

  #if !os(iOS)  // iOS has no exit tests.
    @Test("a failed write of a result ends the program with status 74 and the reason")
    func unwritable() async throws {
      let result = try #require(
        await #expect(processExitsWith: .exitCode(74), observing: [\.standardErrorContent]) {
          // A read-only standard output fails at the write, as a full disk does.
          dup2(open("/dev/null", O_RDONLY), STDOUT_FILENO)
          await Console(program: "test").write("figures")
        })
      let complaint = String(decoding: result.standardErrorContent, as: UTF8.self)
      #expect(complaint.contains("test: The results cannot be written"))
    }
  #endif

  #if !os(iOS)  // iOS has no exit tests.
    @Test("if an error message cannot be written, the program continues")
    func errorNotWritten() async {
      await #expect(processExitsWith: .exitCode(3)) {
        dup2(open("/dev/null", O_RDONLY), STDERR_FILENO)
        await Console(program: "test").complain("something")
        exit(3)
      }
    }
  #endif
}
