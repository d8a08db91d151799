/// An error from a service locator.
///
/// Each case contains the path from the requested service to the service that failed.
public nonisolated enum ServiceError: Error, Equatable, Sendable {
  /// Neither the scope nor its parents register the last service of `path`.
  ///
  /// `scopes` lists the names of the searched scopes, the nearest first.
  case missing(path: [String], scopes: [String])
  /// The services depend on each other in a cycle, which `path` shows.
  case cycle(path: [String])
  /// The factory of the last service of `path` threw. The next request calls the factory again.
  case failed(path: [String], reason: String)
}

nonisolated extension ServiceError: CustomStringConvertible {
  /// The error and the path, with a remedy unless a factory threw.
  public var description: String {
    switch self {
    case .missing(let path, let scopes):
      "No service is registered for \(path.last ?? "?") (\(text(of: path))). Searched scopes: "
        + "\(scopes.joined(separator: ", ")). Register the service before you create the scope."
    case .cycle(let path):
      "The services depend on each other in a cycle: \(text(of: path)). "
        + "Set one of the dependencies after the services are created."
    case .failed(let path, let reason):
      "\(path.last ?? "?") could not be created (\(text(of: path))): \(reason)."
    }
  }

  private func text(of path: [String]) -> String {
    path.joined(separator: " → ")
  }
}
