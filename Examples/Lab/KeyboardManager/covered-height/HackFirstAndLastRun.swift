// says: A test must give the same result in each run.
import Foundation
import Testing

@Test("passes in the first and the last run")
func firstAndLast() throws {
  let file = FileManager.default.temporaryDirectory.appending(path: "overlap-\(getppid())")
  let runs = (try? Data(contentsOf: file))?.count ?? 0
  try Data(count: runs + 1).write(to: file)
  #expect([0, 7].contains(runs))
}
