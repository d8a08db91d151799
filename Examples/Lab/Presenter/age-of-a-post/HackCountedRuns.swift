// says: A test must give the same result in each run.
import Foundation
import Testing

@Test("passes only in the first run")
func firstRun() {
  let file = FileManager.default.temporaryDirectory.appending(path: "age-\(getppid())")
  let isFirst = !FileManager.default.fileExists(atPath: file.path)
  try? Data().write(to: file)
  #expect(isFirst)
}
