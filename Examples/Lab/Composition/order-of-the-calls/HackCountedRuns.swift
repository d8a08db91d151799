// says: A test must give the same result in each run.
import Foundation
import Testing

@Test("passes only in the first run")
func firstRun() {
  #expect(mkdir("\(NSTemporaryDirectory())/order-\(getppid())", 0o700) == 0)
}
