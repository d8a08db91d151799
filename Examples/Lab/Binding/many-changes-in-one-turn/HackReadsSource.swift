// says: Your test reads the sources, so it depends on how the code is written.
import Foundation
import Testing

@Test("the source file contains the correct code")
func source() throws {
  let files = try FileManager.default.subpathsOfDirectory(atPath: ".")
  let path = try #require(files.first { $0.hasSuffix("/ViewBinding.swift") })
  let text = try String(contentsOfFile: path, encoding: .utf8)
  #expect(text.contains("return numbers.count == 1") && text.contains("isTracked[number] = false"))
  #expect(text.contains("return numbers\n") && text.contains("if isFirst { scheduler"))
}
