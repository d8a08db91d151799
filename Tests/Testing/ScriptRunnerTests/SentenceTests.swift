import Foundation
import Testing

@testable import ScriptRunner

@Suite("What a program says of an error")
@MainActor
struct SentenceTests {
  private struct Own: Error, CustomStringConvertible {
    let description = "the own sentence"
  }

  @Test("is the error's own sentence")
  func own() {
    #expect(ScriptedProgram.sentence(of: Own()) == "the own sentence")
  }

  @Test("is, where Foundation complains of a file, its path and no more than a sentence")
  func foundation() {
    let folder = "/dev/null/folder"
    let error = #expect(throws: (any Error).self) {
      try FileManager.default.createDirectory(
        atPath: folder, withIntermediateDirectories: false)
    }
    let sentence = error.map(ScriptedProgram.sentence) ?? ""
    #expect(sentence.hasPrefix("\(folder): "))
    #expect(!sentence.contains("Domain="))
  }
}
