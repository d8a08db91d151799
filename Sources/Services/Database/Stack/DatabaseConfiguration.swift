public import Foundation

/// The location of a database, and whether the database may be written.
public enum DatabaseLocation: Sendable, Hashable {
  /// A file, which is created if it does not exist. Its folder must exist.
  case file(URL)
  /// A file that is opened read-only. It must exist and have the newest schema.
  case readOnly(URL)
  /// A database in memory, which is freed when the stack is released.
  case memory

  /// The path of the database file; `:memory:` for a database in memory.
  public var path: String {
    switch self {
    case .file(let url), .readOnly(let url): url.path
    case .memory: ":memory:"
    }
  }

  var isReadOnly: Bool {
    if case .readOnly = self { true } else { false }
  }
}

/// The options of a database stack.
public struct DatabaseConfiguration: Sendable {
  /// The seconds that a write waits for another process's lock. With 0 the write fails
  /// immediately.
  public var busyTimeout: TimeInterval = 5
  /// The largest number of pages of 4,096 bytes; nil for no limit.
  ///
  /// A write beyond the limit fails like a write to a full disk.
  public var maximumPageCount: Int?
  /// Whether the stack observes commits of other processes to the file.
  ///
  /// If false, call ``DatabaseStack/checkForExternalChanges()``.
  public var followsOtherProcesses = true

  /// Creates the default configuration.
  public init() {}
}
