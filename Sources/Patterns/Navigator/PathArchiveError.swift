/// Why a saved path cannot be restored. The app begins at its root then; nothing else is lost.
public nonisolated enum PathArchiveError: Error, Equatable, Sendable {
  /// The bytes are no archive at all.
  case unreadable
  /// Another version of the app wrote it.
  case otherVersion(found: Int, known: Int)
  /// The route at this position, from zero, is none that this version knows.
  case unknownRoute(position: Int)
}

extension PathArchiveError: CustomStringConvertible {
  /// A sentence for the log, without a full stop at its end.
  public nonisolated var description: String {
    switch self {
    case .unreadable: "the saved path cannot be read"
    case .otherVersion(let found, let known):
      "the saved path has version \(found), and only \(known) is known"
    case .unknownRoute(let position): "the saved path's place \(position + 1) is not known"
    }
  }
}
