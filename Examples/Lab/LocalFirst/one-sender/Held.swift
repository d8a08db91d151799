import Database
import Domain
import Foundation
import Testing

@Suite("A lease and another program")
struct HeldLeaseTests {
  @Test("another program cannot take the lease of a file while this program holds it")
  func otherProgram() throws {
    let file = FileManager.default.temporaryDirectory.appending(path: "\(UUID()).sqlite")
    let lock = file.path + "-sync.lock"
    defer { try? FileManager.default.removeItem(atPath: lock) }
    let lease = FileLease(of: file)
    #expect(try lease.take())
    let other = open(lock, O_RDWR)
    defer { close(other) }
    #expect(flock(other, LOCK_SH | LOCK_NB) != 0)
    lease.release()
    #expect(flock(other, LOCK_SH | LOCK_NB) == 0)
  }
}
