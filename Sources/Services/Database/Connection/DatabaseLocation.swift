public import Foundation

/// Where a database lives, and whether it may be written to.
public enum DatabaseLocation: Sendable, Hashable {
  /// A file, made where there is none yet. Its folder must exist.
  case file(URL)
  /// A file that is only looked at. It must exist, and have this program's newest schema.
  case readOnly(URL)
  /// No file at all: the data goes with the stack. For tests, previews and tours.
  case memory

  /// The file's path; `:memory:` where there is none, as SQLite writes it.
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
