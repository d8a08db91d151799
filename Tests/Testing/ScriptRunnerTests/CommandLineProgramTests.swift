import Foundation
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

  @Test("the message of a Foundation error about a file contains the path and no error domain")
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

@Suite("Output file")
struct OutputFileTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("writing a file replaces an existing file")
  func replaces() throws {
    try withFolder { folder in
      let file = folder.appending(path: "a.txt")
      try OutputFile.write("a longer one", to: file)
      try OutputFile.write("two", to: file)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text == "two")
    }
  }

  @Test("writing to a pipe does not replace the pipe with a file")
  func pipe() throws {
    try withFolder { folder in
      let file = folder.appending(path: "pipe")
      #expect(mkfifo(file.path, 0o600) == 0)
      // Opening a pipe for reading and writing does not block.
      let end = try FileHandle(forUpdating: file)
      try OutputFile.write("words", to: file)
      let type = try FileManager.default.attributesOfItem(atPath: file.path)[.type]
      try #require(type as? FileAttributeType != .typeRegular)
      let text = try #require(try end.read(upToCount: 5))
      #expect(String(decoding: text, as: UTF8.self) == "words")
    }
  }

  @Test("writing to a missing folder throws an error")
  func noFolder() throws {
    try withFolder { folder in
      #expect(throws: (any Error).self) {
        try OutputFile.write("words", to: folder.appending(path: "no/such/file"))
      }
    }
  }
}

@Suite("Console")
struct ConsoleTests {
  #if !os(iOS)  // iOS has no exit tests.
    @Test("if a result cannot be written, the program ends with status 74 and prints the reason")
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
    func mute() async {
      await #expect(processExitsWith: .exitCode(3)) {
        dup2(open("/dev/null", O_RDONLY), STDERR_FILENO)
        await Console(program: "test").complain("something")
        exit(3)
      }
    }
  #endif
}
