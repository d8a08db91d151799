import Domain

/// Why a pass ended before everything was sent and received.
enum SyncStopReason: Error, Equatable {
  /// Somebody stopped it.
  case stopped
  /// Another program sends what this store holds.
  case heldElsewhere
  /// The server could not be asked, or said that it is no use.
  case server(ServerError)
  /// Everything else was sent and received, but one change is never answered.
  case unsent(ServerError)
  /// The device's storage failed; nothing is written any more.
  case store(StoreError)

  /// What the user is to be told by whoever asked for the pass: the server's answers, but not that
  /// there was none.
  var answer: ServerError? {
    switch self {
    case .server(.unreachable), .unsent(.unreachable): nil
    case .server(let error), .unsent(let error): error
    case .stopped, .heldElsewhere, .store: nil
    }
  }

  /// What the status shows afterwards.
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
  /// Whether the same request may succeed later; for a change, whether its outcome is unknown.
  ///
  /// An answer that cannot be understood is one of them: it may come from a hotel's network, or
  /// have been cut, after the server acted.
  var isWorthRepeating: Bool {
    switch self {
    case .unreachable, .unavailable, .invalidResponse, .cursorExpired: true
    case .unauthorized, .refused: false
    }
  }

  /// Whether the server cannot be talked to now.
  var isTransient: Bool {
    switch self {
    case .unreachable, .unavailable: true
    case .unauthorized, .refused, .invalidResponse, .cursorExpired: false
    }
  }

  /// How long the server asks to be left alone.
  var retryAfter: Duration? {
    if case .unavailable(_, let retryAfter) = self { retryAfter } else { nil }
  }
}
