public import Foundation

extension URL {
  /// The folder for the temporary files of tests: in memory if the system has such a folder.
  ///
  /// A database waits for each write to reach the disk. In memory this wait is short.
  public static let temporaryFolder: URL = {
    let memory = "/dev/shm"
    return FileManager.default.isWritableFile(atPath: memory)
      ? URL(filePath: memory) : FileManager.default.temporaryDirectory
  }()
}
