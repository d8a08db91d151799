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

/// A temporary folder that is removed when this object is released.
public final class TemporaryFolder: Sendable {
  /// The folder.
  public let url = URL.temporaryFolder.appending(path: "unmassive-tests-\(UUID())")

  /// Creates the folder.
  public init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  deinit { try? FileManager.default.removeItem(at: url) }

  /// The URL of a file or of a folder in this folder.
  public func file(_ name: String) -> URL { url.appending(path: name) }

  /// Writes a file, creates the folders of its path, and returns the whole path.
  @discardableResult public func write(_ text: String, to name: String) throws -> String {
    let file = file(name)
    try FileManager.default.createDirectory(
      at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
    try Data(text.utf8).write(to: file)
    return file.path
  }

  /// Returns the text of a file.
  public func read(_ name: String) throws -> String {
    try String(contentsOf: file(name), encoding: .utf8)
  }
}
