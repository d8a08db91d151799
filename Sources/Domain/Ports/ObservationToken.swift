import Synchronization

/// A token that ends an observation when it is cancelled or released.
///
/// The observer retains the token, but the token does not retain the observer. Changes are
/// delivered on the main actor, so after a cancellation on the main actor no further change is
/// delivered.
public final class ObservationToken: Sendable {
  private let onCancel: Mutex<(@Sendable () -> Void)?>

  /// Creates a token that calls `onCancel` once, on the thread that cancels or releases the token.
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
    let action = onCancel.withLock { $0.take() }
    action?()
  }
}
