/// Why a service could not be had. Each case carries the way that led there, so that the message
/// names not only what is missing but who wanted it.
public nonisolated enum ServiceError: Error, Equatable, Sendable {
  /// Nobody registered the last service of `path`, neither in a scope nor in its parents; `scopes`
  /// are the names that were looked through, the nearest first.
  case missing(path: [String], scopes: [String])
  /// The services need one another in a ring: the last of `path` is already being made.
  case cycle(path: [String])
  /// The factory of the last service of `path` threw. Nothing is kept; asking again tries again.
  case failed(path: [String], reason: String)
}

nonisolated extension ServiceError: CustomStringConvertible {
  /// What happened, by which way, and what to do.
  public var description: String {
    switch self {
    case .missing(let path, let scopes):
      "No service is registered for \(path.last ?? "?") (\(way(path))). Looked in: "
        + "\(scopes.joined(separator: ", ")). Register it before the scope is made."
    case .cycle(let path):
      "The services need one another in a ring: \(way(path)). Hand one of them what it needs later."
    case .failed(let path, let reason):
      "\(path.last ?? "?") could not be made (\(way(path))): \(reason)."
    }
  }

  private func way(_ path: [String]) -> String {
    path.joined(separator: " → ")
  }
}
