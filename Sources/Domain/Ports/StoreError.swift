/// An error from the storage on this device.
public enum StoreError: Error, Equatable, Sendable {
  /// The file or its folder cannot be opened or created.
  case cannotOpen(file: String, reason: String)
  /// Another process kept the file locked for too long.
  case locked(file: String)
  /// The database is damaged.
  case corrupt(file: String)
  /// The file is not a database.
  case notADatabase(file: String)
  /// The database belongs to another program.
  case foreign(file: String)
  /// The file can be read but not written.
  case readOnly(file: String)
  /// The disk is full, or the file has reached its size limit.
  case full(file: String)
  /// A newer version of the software wrote the file.
  case newerSchema(file: String, found: Int, supported: Int)
  /// Another program now syncs the file with another server.
  case movedToAnotherServer(file: String)
  /// The storage failed during a commit, so the change may or may not be saved.
  ///
  /// The commit record can already be on the disk, and SQLite then finds it the next time that the
  /// file is opened. Repeating the change is safe, because people have identifiers.
  case unconfirmed(file: String, reason: String)
  /// Another SQLite error, with its extended result code.
  case failed(file: String, code: Int, message: String)
}

extension StoreError: CustomStringConvertible {
  /// The error and often a remedy, as sentences for the user.
  public var description: String {
    switch self {
    case .cannotOpen(let file, let reason):
      "“\(file)” cannot be opened: \(reason). Check that its folder exists and is writable."
    case .locked(let file):
      "“\(file)” is in use by another program. Close that program, or try again in a moment."
    case .corrupt(let file):
      "“\(file)” is damaged. Nothing was changed. Replace it with a backup."
    case .notADatabase(let file):
      "“\(file)” is not a database. Nothing was changed. Choose another file."
    case .foreign(let file):
      "“\(file)” is the database of another program. Nothing was changed. Choose another file."
    case .readOnly(let file):
      "“\(file)” is read-only. Change its permissions, or choose another file."
    case .full(let file):
      "“\(file)” has no space left. Nothing was changed. Free some space and try again."
    case .newerSchema(let file, let found, let supported):
      "“\(file)” was written by a newer version (schema \(found), this program supports "
        + "\(supported)). Nothing was changed. Update this program."
    case .movedToAnotherServer(let file):
      "“\(file)” now syncs with another server. Nothing was changed. Start this program again."
    case .unconfirmed(let file, let reason):
      "“\(file)” could not confirm the change: \(reason). The change may be saved or not. Try again "
        + "when the storage works."
    case .failed(let file, let code, let message):
      "“\(file)” reported an error: \(message) (SQLite code \(code)). Nothing was changed."
    }
  }
}
