import Database
import Foundation
import TestSupport
import Testing

@Suite("FileLease")
struct FileLeaseTests {
  @Test("a released lease can be taken, even if a copy of the file handle is still open")
  func copiedHandle() throws {
    let folder = try TemporaryFolder()
    let (lease, other) = (FileLease(of: folder.database), FileLease(of: folder.database))
    #expect(try lease.take())
    let copy = try copyHandle(of: folder.database.path + "-sync.lock")
    defer { close(copy) }
    lease.release()
    #expect(try other.take())
  }

  /// Copies the handle with which this process has the file open, as a forked child does.
  private func copyHandle(of path: String) throws -> Int32 {
    var file = stat()
    try #require(stat(path, &file) == 0)
    let handle = (Int32(3)..<1_024).first { handle in
      var other = stat()
      return fstat(handle, &other) == 0 && other.st_ino == file.st_ino
        && other.st_dev == file.st_dev
    }
    return dup(try #require(handle))
  }
}
