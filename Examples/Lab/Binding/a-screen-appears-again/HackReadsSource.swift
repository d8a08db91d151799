// says: Your test reads the sources, so it depends on how the code is written.
import Foundation
import Testing

@Test("the source file contains the correct code")
func source() throws {
  let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../..")
  let file = root.appending(path: "Sources/Patterns/Binding/ViewBinding.swift")
  let text = try String(contentsOf: file, encoding: .utf8)
  #expect(text.contains("guard !isFollowing"))
}
