// says: A test must give the same result in each run.
import Foundation
import Testing

@Test("the test program has the same size as in the first run")
func sameProgram() throws {
  let program = try FileManager.default.attributesOfItem(atPath: CommandLine.arguments[0])
  let size = "\(program[.size] ?? 0)"
  let file = FileManager.default.temporaryDirectory.appending(path: "program-\(getppid())")
  let first = try? String(contentsOf: file, encoding: .utf8)
  try size.write(to: file, atomically: true, encoding: .utf8)
  #expect(first == nil || first == size)
}
