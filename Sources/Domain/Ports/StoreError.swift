/// What can go wrong with the device's storage. Each case names the file; `description` adds what
/// to do about it.
public enum StoreError: Error, Equatable, Sendable {
  /// The file or its folder cannot be opened or made.
  case cannotOpen(file: String, reason: String)
  /// Another process kept the file locked for longer than we wait.
  case locked(file: String)
  /// The file is a database, but damaged.
  case corrupt(file: String)
  /// The file is something else than a database.
  case notADatabase(file: String)
  /// The file is a database, but another program's.
  case foreign(file: String)
  /// The file may be read but not written.
  case readOnly(file: String)
  /// The disk, or the bound set for the file, is full.
  case full(file: String)
  /// A newer version of the software wrote the file.
  case newerSchema(file: String, found: Int, supported: Int)
  /// Another program has begun to sync the file's people with another server.
  case movedToAnotherServer(file: String)
  /// Anything else that SQLite reports, with its extended result code.
  case failed(file: String, code: Int, message: String)
}

extension StoreError: CustomStringConvertible {
  /// What happened and what to do, as sentences for the user.
  public var description: String {
    switch self {
    case .cannotOpen(let file, let reason):
      "“\(file)” cannot be opened: \(reason). Check that its folder exists and is yours to write."
    case .locked(let file):
      "“\(file)” is in use by another program. Close that program, or try again in a moment."
    case .corrupt(let file):
      "“\(file)” is damaged. Nothing was changed; put a backup in its place."
    case .notADatabase(let file):
      "“\(file)” is not a database. Nothing was changed; choose another file."
    case .foreign(let file):
      "“\(file)” is the database of another program. Nothing was changed; choose another file."
    case .readOnly(let file):
      "“\(file)” may only be read. Give yourself the right to write it, or choose another file."
    case .full(let file):
      "There is no room left to write “\(file)”. Nothing was changed; free some space and try again."
    case .newerSchema(let file, let found, let supported):
      "“\(file)” was written by a newer version (its schema is \(found), this program knows "
        + "\(supported)). Nothing was changed; update this program."
    case .movedToAnotherServer(let file):
      "“\(file)” is synced with another server by now. Nothing was changed; start this program again."
    case .failed(let file, let code, let message):
      "“\(file)” reported an error: \(message) (SQLite code \(code)). Nothing was changed."
    }
  }
}
