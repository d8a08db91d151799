import Foundation
import TestSupport
import Testing

@Suite("The `storyboard-flow` program")
struct StoryboardFlowTests {
  private static let sample = SourceFile.root
    .appending(path: "Examples/Patterns/ServiceLocatorExample/Posts.storyboard").path

  private let home: TemporaryFolder

  init() throws { home = try TemporaryFolder() }

  private func flow(_ arguments: String...) async throws -> Program.Result {
    try await Program("storyboard-flow").run(arguments, home: home.url)
  }

  @Test(
    "the output in each format equals its golden file",
    arguments: [
      ("--mermaid", "storyboard-flow-mermaid"), ("--text", "storyboard-flow-text"),
      ("--list-ignored", "storyboard-flow-ignored"),
    ])
  func forms(_ option: String, _ golden: String) async throws {
    let result = try await flow(option, Self.sample)
    #expect(result.status == 0)
    #expect(result.errors.isEmpty)
    try Golden(golden).expect(result.output)
  }

  @Test("the default format is Mermaid, and `-o` writes the output to a file")
  func output() async throws {
    let printed = try await flow(Self.sample)
    let written = try await flow("-o", "flow.mmd", Self.sample)
    #expect(written.output.isEmpty)
    let file = try home.read("flow.mmd")
    #expect(file == printed.output)
    let mermaid = try await flow("--mermaid", Self.sample)
    #expect(printed.output == mermaid.output)
  }

  @Test("for malformed XML, the program prints line and column, and exits with status 65")
  func malformed() async throws {
    let path = try home.write("<?xml version=\"1.0\"?>\n<document>\n  <scenes></document>", to: "m")
    let result = try await flow(path)
    #expect(result.status == 65)
    #expect(result.errors.contains("3:"))
    #expect(result.output.isEmpty)
  }

  @Test(
    "a bad command line prints the usage and exits with status 64",
    arguments: [[], ["--pdf", "x"], ["a", "b"], ["--mermaid", "--text", "a"]].cases(2))
  func usage(_ arguments: [String]) async throws {
    let result = try await Program("storyboard-flow").run(arguments, home: home.url)
    #expect(result.status == 64)
    #expect(result.errors.contains("usage: storyboard-flow"))
  }

  @Test("the exit status is 66 for a missing input file, and 74 for an unwritable output file")
  func files() async throws {
    let missing = try await flow("nowhere.storyboard")
    #expect(missing.status == 66)
    #expect(missing.errors.contains("nowhere.storyboard"))
    let unwritten = try await flow("-o", "no/such/folder/x", Self.sample)
    #expect(unwritten.status == 74)
    #expect(unwritten.errors.contains("“no/such/folder/x” cannot be written: there is no folder"))
  }

  @Test("the output replaces the file atomically, so an open file handle reads the old text")
  func atomic() async throws {
    let path = try home.write("old", to: "flow.mmd")
    let reader = try FileHandle(forReadingFrom: URL(filePath: path))
    let written = try await flow("-o", path, Self.sample)
    #expect(written.status == 0)
    let file = try home.read("flow.mmd")
    #expect(file.hasPrefix("flowchart"))
    let old = try reader.readToEnd()
    #expect(old == Data("old".utf8))
    let printed = try await flow("-o", "/dev/stdout", Self.sample)
    #expect(printed.output.hasPrefix("flowchart"))
  }
}
