import Synchronization

/// Keeps an observation alive: who holds the token is told of changes, and who lets go is not.
///
/// The observer holds the token; the token holds no observer. Cancelled on the main actor, it
/// promises that nothing more is delivered, for deliveries happen there too.
public final class ObservationToken: Sendable {
  private let onCancel: Mutex<(@Sendable () -> Void)?>

  /// A token that runs `onCancel` once: at ``cancel()`` or when it is released, on whatever thread
  /// that happens.
  public init(onCancel: @escaping @Sendable () -> Void = {}) {
    self.onCancel = Mutex(onCancel)
  }

  deinit {
    cancel()
  }

  /// Whether ``cancel()`` was called.
  public var isCancelled: Bool { onCancel.withLock { $0 == nil } }

  /// Ends the observation; a second call does nothing.
  public func cancel() {
    let action = onCancel.withLock { action in
      defer { action = nil }
      return action
    }
    action?()
  }
}
