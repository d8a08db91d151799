package import Foundation

/// A lock between the processes that use the folder `Lab`.
///
/// The system releases the lock if the process ends.
package struct LabLock {
  private let descriptor: Int32

  /// Acquires the lock of this name in a folder.
  ///
  /// The folder is created if it does not exist. The call blocks while another process has the
  /// lock.
  ///
  /// - Parameter waits: Is called before the call blocks.
  package init(_ name: String, in folder: URL, waits: () -> Void = {}) throws {
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appending(path: ".\(name).lock")
    descriptor = open(file.path, O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: [NSFilePathErrorKey: file.path])
    }
    guard flock(descriptor, LOCK_EX | LOCK_NB) != 0 else { return }
    waits()
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  /// Releases the lock.
  package func end() { close(descriptor) }
}
