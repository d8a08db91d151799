import CSQLite
import Domain

extension StoreError {
  /// What SQLite's result `code` on the file at `path` means for the user.
  ///
  /// Extended codes refine the primary one in their low byte; `detail` is SQLite's own sentence.
  init(code: Int32, detail: String, path: String) {
    self =
      switch code & 0xFF {
      case SQLITE_BUSY, SQLITE_LOCKED: .locked(file: path)
      case SQLITE_CORRUPT: .corrupt(file: path)
      case SQLITE_NOTADB: .notADatabase(file: path)
      case SQLITE_READONLY, SQLITE_PERM: .readOnly(file: path)
      case SQLITE_FULL: .full(file: path)
      case SQLITE_CANTOPEN: .cannotOpen(file: path, reason: detail)
      default: .failed(file: path, code: Int(code), message: detail)
      }
  }
}
