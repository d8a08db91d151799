import Domain

/// The reason why a sync is incomplete.
enum SyncStopReason: Error, Equatable {
  /// The sync was stopped, or syncing is paused.
  case stopped
  /// Another program holds the lease.
  case heldElsewhere
  /// A request failed.
  case server(ServerError)
  /// Some changes must be sent again. All other changes were sent and received.
  case unsent(ServerError)
  /// The storage on this device failed.
  case store(StoreError)

  /// Creates the reason for an error that a step of a pass throws.
  init(_ error: any Error) {
    self =
      switch error {
      case let error as ServerError: .server(error)
      case let error as StoreError: .store(error)
      default: .stopped
      }
  }

  /// The server's error to show to the user.
  ///
  /// The value is nil if the server was only unreachable, or if the sync ended for another reason
  /// than a server's error. It is also nil if the server was replaced, because the app then asks
  /// the user what to do.
  var answer: ServerError? {
    switch self {
    case .server(.unreachable), .server(.replaced), .unsent(.unreachable): nil
    case .server(let error), .unsent(let error): error
    case .stopped, .heldElsewhere, .store: nil
    }
  }

  /// The activity to show after the sync.
  var activity: SyncStatus.Activity {
    switch self {
    case .stopped, .heldElsewhere, .unsent: .resting
    case .server(let error) where error.isTransient: .offline
    case .server(let error): .stopped(reason: error.description)
    case .store(let error): .stopped(reason: error.description)
    }
  }
}

extension ServerError {
  /// Whether the same request may succeed later.
  ///
  /// A request with an invalid response is worth repeating, because the login page of a hotel's
  /// network may have answered. Or the server applied the request, and only its response was
  /// incomplete.
  var isWorthRepeating: Bool {
    switch self {
    case .unreachable, .unavailable, .invalidResponse, .cursorExpired: true
    case .unauthorized, .refused, .replaced: false
    }
  }

  /// Whether the server is temporarily unable to respond.
  var isTransient: Bool {
    switch self {
    case .unreachable, .unavailable: true
    case .unauthorized, .refused, .replaced, .invalidResponse, .cursorExpired: false
    }
  }

  /// The wait that the server requests.
  var retryAfter: Duration? {
    if case .unavailable(_, let retryAfter) = self { retryAfter } else { nil }
  }
}
