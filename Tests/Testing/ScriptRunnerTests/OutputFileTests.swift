import Foundation
import ScriptRunner
import Testing

@Suite("A file of results")
struct OutputFileTests {
  private func withFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "output-\(UUID())")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test("takes the place of an older one")
  func replaces() throws {
    try withFolder { folder in
      let file = folder.appending(path: "a.txt")
      try OutputFile.write("a longer one", to: file)
      try OutputFile.write("two", to: file)
      let text = try String(contentsOf: file, encoding: .utf8)
      #expect(text == "two")
    }
  }

  @Test("a pipe is written to, and stays a pipe")
  func pipe() throws {
    try withFolder { folder in
      let file = folder.appending(path: "pipe")
      #expect(mkfifo(file.path, 0o600) == 0)
      // Open for both, it need not wait for the other end.
      let end = try FileHandle(forUpdating: file)
      try OutputFile.write("words", to: file)
      let type = try FileManager.default.attributesOfItem(atPath: file.path)[.type]
      try #require(type as? FileAttributeType != .typeRegular)
      let text = try #require(try end.read(upToCount: 5))
      #expect(String(decoding: text, as: UTF8.self) == "words")
    }
  }

  @Test("without a folder there is an error")
  func noFolder() throws {
    try withFolder { folder in
      #expect(throws: (any Error).self) {
        try OutputFile.write("words", to: folder.appending(path: "no/such/file"))
      }
    }
  }
}
