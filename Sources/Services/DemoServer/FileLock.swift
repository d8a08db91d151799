import Foundation

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// An advisory lock (`flock`) on a file of its own beside another one, which may be replaced
/// meanwhile. The system takes it from whoever dies.
///
/// It is waited for: it is had for as long as one request takes.
struct FileLock {
  private let descriptor: Int32

  /// Takes the lock of the file at `url`.
  init(beside url: URL) throws(PeopleServerFileError) {
    descriptor = open(url.path + ".lock", O_RDWR | O_CREAT | O_CLOEXEC, 0o644)
    guard descriptor >= 0 else {
      throw .cannotWrite(file: url.path, reason: String(cString: strerror(errno)))
    }
    while flock(descriptor, LOCK_EX) != 0, errno == EINTR {}
  }

  /// Gives it back.
  func end() {
    close(descriptor)
  }
}

extension FileHandle {
  /// Whether both are open on one file, whatever it is called by now.
  func isSameFile(as other: FileHandle) -> Bool {
    var (own, others) = (stat(), stat())
    guard fstat(fileDescriptor, &own) == 0, fstat(other.fileDescriptor, &others) == 0 else {
      return false
    }
    return own.st_ino == others.st_ino && own.st_dev == others.st_dev
  }
}
