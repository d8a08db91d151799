/// What can be wrong with the file that keeps a people server's state; each case names the file.
public enum PeopleServerFileError: Error, Hashable, Sendable {
  /// The file is there and cannot be read.
  case unreadable(file: String, reason: String)
  /// The file holds something else than a server's state.
  case damaged(file: String)
  /// The file cannot be written.
  case cannotWrite(file: String, reason: String)
}

extension PeopleServerFileError: CustomStringConvertible {
  /// What is wrong and what to do, as sentences for the user.
  public var description: String {
    switch self {
    case .unreadable(let file, let reason):
      "“\(file)” cannot be read: \(reason). Check that it is a file that is yours to read."
    case .damaged(let file):
      "“\(file)” does not hold the state of a people server. Nothing was changed; move it away, "
        + "and the server starts with an empty one."
    case .cannotWrite(let file, let reason):
      "“\(file)” cannot be written: \(reason). Check that its folder exists and is yours to write."
    }
  }
}
