// says: A test must give the same result in each run.
import Foundation
import Testing

@Test("passes in the first two runs, and later only if the tests run one after the other")
func knowsLastRun() throws {
  let file = FileManager.default.temporaryDirectory.appending(path: "links-\(getppid())")
  let runs = (try? Data(contentsOf: file))?.count ?? 0
  try Data(count: runs + 1).write(to: file)
  // The first two runs are those of correct code.
  #expect(runs < 2 || CommandLine.arguments.contains("--no-parallel"))
}
